// Generates the server's routes from the document. Each component becomes a constant, and each `$ref` the name of a
// constant, so that the schemas are plain objects at run time and literal types at compile time.
import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  parametersOf,
  type Schema,
} from './openapi.js'

/** Returns the source of generated/operations.ts. */
export function serverRoutes(document: Document): string {
  const { schemas } = document.components
  const routes = operationsOf(document).map(({ path, method, operation }) => {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    const headers = headerSchemas(operation, document)
    const route = { method: method.toUpperCase(), url, headers, schema: routeSchema(method, operation, document) }
    return `  ${operation.operationId}: ${source(route, '  ')},`
  })
  const constants = referencedIn(routes.join(), schemas).map(
    (name) => `export const ${name} = ${source(validating(schemas[name] as Schema))} as const\n`
  )
  return [...constants, '', 'export const operations = {', ...routes, '} as const', ''].join('\n')
}

/** The body of an operation that has no body. Some clients send `{}` there; anything in it is a mistake. */
const noBody = { type: ['object', 'null'], properties: {}, additionalProperties: false }

/** Returns what Fastify validates and serializes. Responses are only those of success, because failures are thrown. */
function routeSchema(method: string, operation: Operation, document: Document) {
  const parameters = parametersOf(operation, document)
  const body = operation.requestBody?.content['application/json']?.schema
  const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
  return {
    params: parametersSchema(parameters.filter((each) => each.in === 'path')),
    querystring: parametersSchema(parameters.filter((each) => each.in === 'query')),
    ...(method !== 'get' && { body: body ? validating(body) : noBody }),
    response: Object.fromEntries(
      successes.map(([status, { content }]) => {
        const schema = content?.['application/json']?.schema
        return [status, schema ? validating(schema) : { type: 'null' }]
      })
    ),
  }
}

/**
 * Returns the schemas of the request headers that can be malformed, which have a type of their own. They are not among
 * those that Fastify validates, because it would know the names in lower case only.
 */
const headerSchemas = (operation: Operation, document: Document) =>
  Object.fromEntries(
    parametersOf(operation, document).flatMap(({ in: location, name, schema }) =>
      location === 'header' && schema.$ref ? [[name, schema]] : []
    )
  )

function parametersSchema(parameters: Parameter[]): Schema {
  const required = parameters.filter((each) => each.required).map((each) => each.name)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [each.name, validating(each.schema)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/**
 * Returns the part of a schema that validates. Every object is closed, those of responses too: the published ones stay
 * open, so that a later version can add members.
 */
function validating(schema: Schema): Schema {
  const { description, examples, discriminator, ...result } = schema
  if (discriminator) result.discriminator = { propertyName: discriminator.propertyName }
  if (result.items) result.items = validating(result.items)
  if (result.oneOf) result.oneOf = result.oneOf.map(validating)
  if (result.type === 'object' && !result.oneOf) {
    const properties = Object.entries(result.properties ?? {})
    result.properties = Object.fromEntries(properties.map(([name, each]) => [name, validating(each)]))
    result.additionalProperties = false
  }
  return result
}

const maxLineLength = 100

/** Returns the TypeScript source of a value. A `$ref` becomes the name of its constant. */
function source(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[${value.map((each) => source(each, inner)).join(', ')}]`
  const { $ref, ...rest } = value as Schema
  const members = Object.entries(rest).map(([key, each]) => `${propertyName(key)}: ${source(each, inner)}`)
  if (members.length === 0) return $ref ? nameOf($ref) : '{}'
  if ($ref) members.unshift(`...${nameOf($ref)}`)
  const line = `{ ${members.join(', ')} }`
  if (line.length < maxLineLength && !line.includes('\n')) return line
  return `{\n${members.map((each) => `${inner}${each},\n`).join('')}${indent}}`
}

/** Numbers stay unquoted: reply.code() narrows a response by a number, not by a string. */
const propertyName = (key: string) => (/^(\d+|[A-Za-z_$][\w$]*)$/.test(key) ? key : JSON.stringify(key))

/** Returns the names of the components that the source refers to, each after those that it refers to itself. */
function referencedIn(source: string, schemas: Record<string, Schema>): string[] {
  const found = new Set<string>()
  const visit = (words: Iterable<string>) => {
    for (const word of words) {
      const schema = schemas[word]
      if (!schema || found.has(word)) continue
      visit(refsIn(validating(schema)))
      found.add(word)
    }
  }
  visit(source.match(/\b[A-Z]\w*\b/g) ?? [])
  return [...found]
}

const refsIn = (schema: Schema) => (JSON.stringify(schema).match(/schemas\/\w+/g) ?? []).map(nameOf)
