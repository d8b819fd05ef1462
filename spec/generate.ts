// The second half of `npm run generate`. The TypeSpec emitter wrote generated/openapi.json; here it is finished, and all
// else is made from it.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, type OpenAPI3, type OpenAPITSOptions } from 'openapi-typescript'
import ts from 'typescript'
import { stringify } from 'yaml'
import { clientContract, clientEvents, clientFailures } from './generator/client-data.js'
import { clientOperations } from './generator/client-resources.js'
import { addSamples } from './generator/code-samples.js'
import { finish } from './generator/finish-openapi.js'
import { type Document, problemsOf } from './generator/openapi.js'
import { serverRoutes } from './generator/server-routes.js'

const generated = (name: string) => new URL(`../generated/${name}`, import.meta.url)
const client = (name: string) => `../clients/typescript/src/generated/${name}`
const write = (name: string, source: string) =>
  writeFileSync(generated(name), `// Made from spec/ by \`npm run generate\`. Do not edit.\n${source}`)

const document = finish(JSON.parse(readFileSync(generated('openapi.json'), 'utf8')) as Document)
addSamples(document)
const problems = problemsOf(document).map(({ name: _, schema: __, ...problem }) => problem)

// Those of no operation are in the table of failures, but nothing in the document could point at them.
const unused = ['RouteNotFound', 'MethodNotAllowed']
for (const name of unused) delete document.components.schemas[name]

writeFileSync(generated('openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
writeFileSync(generated('openapi.yaml'), stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }))
write('types.ts', astToString(await openapiTS(structuredClone(document) as unknown as OpenAPI3)))
write('operations.ts', serverRoutes(document))
const problemsByCode = Object.fromEntries(problems.map(({ code, ...problem }) => [code, problem]))
write('problems.ts', `export const problems = ${JSON.stringify(problemsByCode, null, 2)} as const\n`)
const headers = Object.keys(document.components.headers ?? {})
write('headers.ts', `export const responseHeaders = ${JSON.stringify(headers)} as const\n`)
write('limits.ts', `export const limits = ${JSON.stringify(document['x-limits'], null, 2)} as const\n`)

// The client takes bytes where the wire has Base64, and leaves out what has a default.
const bytes = ts.factory.createUnionTypeNode(
  ['string', 'Uint8Array', 'Blob'].map((name) => ts.factory.createTypeReferenceNode(name))
)
const clientTypes: OpenAPITSOptions = {
  defaultNonNullable: false,
  transform: (schema) => ('contentEncoding' in schema && schema.contentEncoding === 'base64' ? bytes : undefined),
}
write(client('types.ts'), astToString(await openapiTS(document as unknown as OpenAPI3, clientTypes)))
write(client('operations.ts'), clientOperations(document))
write(client('events.ts'), clientEvents(document))
write(client('failures.ts'), clientFailures(problems))
write(client('contract.ts'), clientContract(document))
