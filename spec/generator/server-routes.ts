// From the document to route schemas: each component becomes a constant, and where a `$ref` was stands the constant's
// name, so that the schemas are plain objects at run time and literal types to the compiler.
import { type Document, nameOf, type Operation, operationsOf, type Parameter, type Schema } from './openapi.js'

/** Source of generated/operations.ts. */
export function operationsSource(document: Document): string {
  const { schemas } = document.components
  const operations = operationsOf(document).map(({ path, method, operation }) => {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    const route = { method: method.toUpperCase(), url, schema: routeSchema(method, operation, document) }
    return `  ${operation.operationId}: ${source(route, '  ')},\n`
  })
  const used = referenced(operations.join(''), schemas)
  const constants = used.map((name) => `export const ${name} = ${source(bare(schemas[name] as Schema), '')} as const\n`)
  return [...constants, '', 'export const operations = {', operations.join('').trimEnd(), '} as const', ''].join('\n')
}

/** Some clients send `{}` where no body belongs; anything in it is a mistake. */
const noBody = { type: ['object', 'null'], properties: {}, additionalProperties: false }

/** What Fastify validates and serializes. Failures are thrown and answered in one place, so only what succeeds is here. */
function routeSchema(method: string, operation: Operation, document: Document) {
  const parameters = (operation.parameters ?? []).map(
    (each) => (each.$ref ? document.components.parameters[nameOf(each.$ref)] : each) as Parameter
  )
  const body = operation.requestBody?.content['application/json']?.schema
  const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
  return {
    params: parametersSchema(parameters.filter((each) => each.in === 'path')),
    querystring: parametersSchema(parameters.filter((each) => each.in === 'query')),
    ...(method !== 'get' && { body: body ? bare(body) : noBody }),
    response: Object.fromEntries(
      successes.map(([status, { content }]) => [
        status,
        content ? bare(content['application/json']?.schema as Schema) : { type: 'null' },
      ])
    ),
  }
}

function parametersSchema(parameters: Parameter[]): Schema {
  const required = parameters.filter((each) => each.required).map((each) => each.name)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [each.name, bare(each.schema)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** A schema without what only people read. Objects are closed: the published ones of responses are open to additions. */
function bare(schema: Schema): Schema {
  const { description, examples, discriminator, ...rest } = schema
  const result: Schema = {
    ...rest,
    ...(discriminator && { discriminator: { propertyName: discriminator.propertyName } }),
  }
  if (rest.items) result.items = bare(rest.items)
  if (rest.oneOf) result.oneOf = rest.oneOf.map(bare)
  if (rest.type === 'object' && !rest.oneOf) {
    result.properties = Object.fromEntries(
      Object.entries(rest.properties ?? {}).map(([name, each]) => [name, bare(each)])
    )
    result.additionalProperties = false
  }
  return result
}

/** TypeScript source of a value, `$ref`s as names. */
function source(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[${value.map((each) => source(each, inner)).join(', ')}]`
  const { $ref, ...rest } = value as Schema
  const members = Object.entries(rest).map(
    ([key, each]) => `${/^(\d+|[A-Za-z_$]\w*)$/.test(key) ? key : JSON.stringify(key)}: ${source(each, inner)}`
  )
  if ($ref) {
    const name = nameOf($ref)
    if (members.length === 0) return name
    members.unshift(`...${name}`)
  }
  const line = `{ ${members.join(', ')} }`
  if (members.length === 0) return '{}'
  return line.length < 100 && !line.includes('\n')
    ? line
    : `{\n${members.map((each) => `${inner}${each},\n`).join('')}${indent}}`
}

/** Names of the components that the text uses, each after those it is made of. */
function referenced(text: string, schemas: Record<string, Schema>): string[] {
  const found = new Set<string>()
  const visit = (source: string) => {
    for (const [word] of source.matchAll(/\b[A-Z]\w*\b/g)) {
      const schema = schemas[word]
      if (!schema || found.has(word)) continue
      visit((JSON.stringify(bare(schema)).match(/schemas\/\w+/g) ?? []).map(nameOf).join(' '))
      found.add(word)
    }
  }
  visit(text)
  return [...found]
}
