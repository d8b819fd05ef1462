// Writes the client's testing.ts: the contract as data, from which the fake server answers and validates requests.
import { failuresByStatus, type Method, methodsOf } from './client-methods.js'
import { routeOf } from './client-route-types.js'
import { type Document, type Parameter, problemsOf, type Schema } from './openapi.js'

/** Returns the source of testing.ts. */
export function clientTesting(document: Document): string {
  const problems = problemsOf(document)
  const operations = methodsOf(document).map(
    (method) => `  '${method.tag}.${method.name}': ${JSON.stringify(operationData(method, document))},`
  )
  const examples = problems.map(({ code, schema }) => `  ${code}: ${JSON.stringify(schema.examples?.[0])},`)
  const problemNames = new Set(problems.map(({ name }) => name))
  const $defs = Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([name]) => !problemNames.has(name))
      .map(([name, schema]) => [name, validationSchema(schema)])
  )
  return [
    `export const operations = {\n${operations.join('\n')}\n} as const`,
    `export const failures = {\n${examples.join('\n')}\n} as const`,
    `export const $defs = ${JSON.stringify($defs)}\n`,
  ].join('\n\n')
}

function operationData(method: Method, document: Document) {
  const { pathParameters, query, body, success, operation } = method
  const declared = failuresByStatus(method, document).flatMap(([, components]) => components)
  const example = operation.responses[String(success.status)]?.content?.['application/json']?.example
  return {
    route: routeOf(method),
    status: success.status,
    ...(example !== undefined && { example }),
    ...(etagOf(method) && { headers: { etag: etagOf(method) } }),
    ...(success.schema && { result: validationSchema(success.schema) }),
    parameters: parametersSchema(pathParameters),
    query: parametersSchema(query),
    ...(body && { body: validationSchema(body) }),
    failures: problemsOf(document).flatMap(({ name, code }) => (declared.includes(name) ? [code] : [])),
  }
}

/** Returns an entity tag for a response that has one. */
const etagOf = ({ operation, success }: Method) =>
  operation.responses[String(success.status)]?.headers?.ETag ? '"example"' : undefined

/** Returns the schema of an object that has the parameters as members. */
const parametersSchema = (parameters: Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map((each) => [each.name, validationSchema(each.schema)])),
  required: parameters.filter((each) => each.required).map((each) => each.name),
  additionalProperties: false,
})

/** Returns a schema without descriptions and examples, its references pointing into `$defs`. */
function validationSchema(schema: Schema): Schema {
  // A property may be named `description` too; its value is a schema then, not a string.
  const isAnnotation = (key: string, value: unknown) =>
    (key === 'description' && typeof value === 'string') || (key === 'examples' && Array.isArray(value))
  const text = JSON.stringify(schema, (key, value) => (isAnnotation(key, value) ? undefined : value))
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
}
