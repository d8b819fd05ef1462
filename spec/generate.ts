// The second half of `npm run generate`: finishes the OpenAPI document that the TypeSpec emitter wrote to
// generated/openapi.json, and generates everything else from it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { stringify } from 'yaml'
import { clientErrors, clientStatusErrors } from './generator/client-errors.js'
import { clientEvents } from './generator/client-events.js'
import { clientModels } from './generator/client-models.js'
import { clientProblems } from './generator/client-problems.js'
import { clientResources } from './generator/client-resources.js'
import { clientRoutes } from './generator/client-route-types.js'
import { clientTesting } from './generator/client-testing.js'
import { addSamples } from './generator/code-samples.js'
import { finish } from './generator/finish-openapi.js'
import { mcpSchemas } from './generator/mcp-schemas.js'
import { type Document, problemsOf } from './generator/openapi.js'
import { schemaTypes } from './generator/schema-types.js'
import { serializersSource } from './generator/serializers.js'
import { serverRoutes } from './generator/server-routes.js'
import { validatorsSource } from './generator/validators.js'

const generated = (name: string) => new URL(`../generated/${name}`, import.meta.url)
const client = (name: string) => `../clients/typescript/src/generated/${name}`
const written = new Set(['openapi.json', 'openapi.yaml'].map((name) => generated(name).href))
function write(name: string, source: string) {
  writeFileSync(generated(name), `// Made from spec/ by \`npm run generate\`. Do not edit.\n${source}`)
  written.add(generated(name).href)
}
const json = (value: unknown) => JSON.stringify(value, null, 2)

const document = finish(JSON.parse(readFileSync(generated('openapi.json'), 'utf8')) as Document)
addSamples(document)
const problems = problemsOf(document).map(({ name: _, schema: __, example, ...problem }) => ({
  ...problem,
  example: { detail: example?.detail, errors: example?.errors },
}))

// No operation declares these failures, so that nothing in the document refers to them. generated/problems.ts has them.
for (const name of ['RouteNotFound', 'MethodNotAllowed']) delete document.components.schemas[name]

writeFileSync(generated('openapi.json'), `${json(document)}\n`)
writeFileSync(generated('openapi.yaml'), stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }))

write('types.ts', astToString(await openapiTS(json(document))))
write('operations.ts', serverRoutes(document))
await writeCompiledSchemas()
const problemsByCode = Object.fromEntries(problems.map(({ code, ...problem }) => [code, problem]))
write('problems.ts', `export const problems = ${json(problemsByCode)} as const\n`)
const headers = Object.keys(document.components.headers ?? {})
write('headers.ts', `export const responseHeaders = ${JSON.stringify(headers)} as const\n`)
write('limits.ts', `export const limits = ${json(document['x-limits'])} as const\n`)

// The client accepts bytes where the contract has Base64, and members with a default are optional.
const bytes = ts.factory.createUnionTypeNode(
  ['string', 'Uint8Array', 'Blob'].map((name) => ts.factory.createTypeReferenceNode(name))
)
const types = await schemaTypes(document, {
  defaultNonNullable: false,
  transform: (schema) => ('contentEncoding' in schema && schema.contentEncoding === 'base64' ? bytes : undefined),
})
write(client('models.ts'), clientModels(document, types))
write(client('problems.ts'), clientProblems(document, types))
write(client('routes.ts'), clientRoutes(document, types))
write(client('resources.ts'), clientResources(document))
write(client('errors.ts'), clientErrors(problems))
write(client('status-errors.ts'), clientStatusErrors(problems))
write(client('events.ts'), clientEvents(document))
write(client('testing.ts'), clientTesting(document))
write('../clients/mcp/src/generated/schemas.ts', mcpSchemas(document))
removeStale()

/** Compiles the schemas of generated/operations.ts, as the server has them. */
async function writeCompiledSchemas() {
  const { operations, ...components } = await import('../generated/operations.js')
  const requests = new Map<string, object>()
  const responses = new Map<string, object>()
  for (const [name, schema] of Object.entries(components)) {
    // Texts are also validated on their own, such as a user code on the command line.
    if (schema.type === 'string') requests.set(`operations.${name}`, schema)
  }
  for (const [id, { schema }] of Object.entries(operations)) {
    const { response, ...parts } = schema
    const place = `operations.operations.${id}.schema`
    for (const [part, each] of Object.entries(parts)) requests.set(`${place}.${part}`, each)
    for (const [status, each] of Object.entries(response)) responses.set(`${place}.response[${status}]`, each)
  }
  const unchecked = '// @ts-nocheck\n'
  write('validators.ts', unchecked + (await validatorsSource(requests)))
  write('serializers.ts', unchecked + (await serializersSource(responses)))
}

/** Removes the files that were generated once and are not any more. */
function removeStale() {
  for (const folder of ['', client(''), '../clients/mcp/src/generated/']) {
    for (const name of readdirSync(generated(folder))) {
      if (!written.has(generated(folder + name).href)) rmSync(generated(folder + name))
    }
  }
}
