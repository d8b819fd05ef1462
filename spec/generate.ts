// The second half of `npm run generate`. The TypeSpec emitter wrote generated/openapi.json; here it is finished, and all
// else is made from it.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { stringify } from 'yaml'
import { type Document, finish, problemsOf } from './document.js'
import { operationsSource } from './operations.js'

const generated = (name: string) => new URL(`../generated/${name}`, import.meta.url)
const write = (name: string, source: string) =>
  writeFileSync(generated(name), `// Made from spec/ by \`npm run generate\`. Do not edit.\n${source}`)

const document = finish(JSON.parse(readFileSync(generated('openapi.json'), 'utf8')) as Document)
const problems = problemsOf(document).map(({ code, status, title, schema }) => [
  code,
  { status, title, description: schema.description },
])

// Those of no operation are in the table of failures, but nothing in the document could point at them.
const unused = ['RouteNotFound', 'MethodNotAllowed']
for (const name of unused) delete document.components.schemas[name]

writeFileSync(generated('openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
writeFileSync(generated('openapi.yaml'), stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }))
write('types.ts', astToString(await openapiTS(structuredClone(document) as unknown as OpenAPI3)))
write('operations.ts', operationsSource(document))
write('problems.ts', `export const problems = ${JSON.stringify(Object.fromEntries(problems), null, 2)} as const\n`)
write('limits.ts', `export const limits = ${JSON.stringify(document['x-limits'], null, 2)} as const\n`)
