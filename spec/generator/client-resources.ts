// From the document to the client's methods: each operation with the contract's docs, and a table that says how each is
// sent and unwrapped.
import { className, comment, declared, lowerFirst, type Method, methodsOf } from './client-operations.js'
import { type Document, nameOf, problemsOf, type Schema } from './openapi.js'

/** Source of the client's operations.ts. */
export function clientOperations(document: Document): string {
  const methods = methodsOf(document)
  const problems = new Set(problemsOf(document).map(({ name }) => name))
  const models = Object.keys(document.components.schemas).filter((name) => name !== 'Problem' && !problems.has(name))
  const tags = document.tags.flatMap(({ name, description }) => {
    const own = methods.filter(({ tag }) => tag === lowerFirst(name))
    return own.length > 0 ? [{ name, key: lowerFirst(name), description, methods: own }] : []
  })
  return [
    "import type { List } from '../list.js'",
    "import type { Call } from '../notewire.js'",
    "import type { CallOptions } from '../request.js'",
    "import type { components, operations as wire } from './types.js'",
    '',
    ...models.map((name) => {
      const { description } = document.components.schemas[name] as Schema
      return `${comment([description ?? ''], '')}export type ${name} = components['schemas']['${name}']`
    }),
    ...methods.flatMap((each) => [
      ...(each.query.length > 0
        ? [`export type ${queryType(each)} = NonNullable<wire['${each.id}']['parameters']['query']>`]
        : []),
      ...(each.result?.as === 'list' ? [`export type ${pageType(each)} = ${wireBody(each)}`] : []),
    ]),
    '',
    ...tags.map(
      ({ name, description, methods }) =>
        `${comment([description], '')}export interface ${name} {\n${methods.map((each) => signature(each, document)).join('\n')}\n}\n`
    ),
    '/** What a client can do, by resource. */',
    'export interface Operations {',
    ...tags.map(({ name, key, description }) => `${comment([description], '  ')}  readonly ${key}: ${name}`),
    '}',
    '',
    '/** The operations by method and path. */',
    'export interface Routes {',
    ...methods.map(({ verb, path, id }) => `  '${verb} ${path}': wire['${id}']`),
    '}',
    '',
    '/** The operations by the name of their method. */',
    'export interface OperationsByName {',
    ...methods.map(({ tag, name, id }) => `  '${tag}.${name}': wire['${id}']`),
    '}',
    '',
    '/** How each is sent, and where its result is in the answer. */',
    'export const operations = {',
    ...tags.map(
      ({ key, methods }) =>
        `  ${key}: {\n${methods.map((each) => `    ${each.name}: ${tableLine(each)},\n`).join('')}  },`
    ),
    '} as const',
    '',
  ].join('\n')
}

const typePrefix = ({ tag, name }: Method) =>
  `${tag.charAt(0).toUpperCase()}${tag.slice(1)}${name.charAt(0).toUpperCase()}${name.slice(1)}`
const queryType = (method: Method) => `${typePrefix(method)}Query`
const pageType = (method: Method) => `${typePrefix(method)}Page`
const wireBody = ({ id, success }: Method) =>
  `wire['${id}']['responses'][${success.status}]['content']['application/json']`

function resultType({ id, success, result }: Method): string {
  if (!result) return 'void'
  const many = result.as === 'array' ? '[]' : ''
  if (result.schema.$ref) return `${nameOf(result.schema.$ref)}${many}`
  const member = `wire['${id}']['responses'][${success.status}]['content']['application/json']['${result.member}']`
  return result.as ? `${member}[number]${many}` : member
}

function signature(method: Method, document: Document): string {
  const { name, operation, pathParameters, query, body, result } = method
  // What comes back of one that goes in is of the same kind.
  const kind = kindOf(body, document) === kindOf(result?.schema, document) ? kindOf(body, document) : undefined
  const required = query.some((each) => each.required) ? '' : '?'
  const parameters = [
    ...pathParameters.map((each) => `${each.name}: ${typeOf(each.schema)}`),
    ...(query.length > 0 ? [`query${required}: ${queryType(method)}`] : []),
    ...(body ? [`body: ${typeOf(body)}${kind ? ` & { ${kind}: Kind }` : ''}`] : []),
    'options?: CallOptions',
  ]
  const whole = resultType(method)
  const returns = kind ? `Extract<${whole}, { ${kind}: Kind }>` : whole
  const lines = [
    operation.description ?? operation.summary,
    '',
    ...pathParameters.map((each) => `@param ${each.name} ${each.description ?? ''}`),
    ...(body?.$ref ? [`@param body ${document.components.schemas[nameOf(body.$ref)]?.description ?? ''}`] : []),
    ...(result
      ? [
          result.as === 'list'
            ? `@returns Await it for a page, \`{ ${result.member}, meta }\`; iterate over it, or call \`all()\`, for everything.`
            : `@returns The \`${whole}\` itself, out of its envelope.`,
        ]
      : []),
    ...failuresOf(method, document),
  ]
  const type = result?.as === 'list' ? `List<${pageType(method)}, ${returns}>` : `Call<${returns}>`
  const generic = kind && body ? `<Kind extends ${typeOf(body)}['${kind}']>` : ''
  return `${comment(lines, '  ')}  ${name}${generic}(${parameters.join(', ')}): ${type}`
}

/** The property that tells the kinds of a union apart. */
const kindOf = (schema: Schema | undefined, document: Document) =>
  document.components.schemas[nameOf(schema?.$ref ?? '')]?.discriminator?.propertyName

const typeOf = ({ $ref, type }: Schema) =>
  $ref ? nameOf($ref) : type === 'integer' ? 'number' : type === 'object' ? 'Record<string, unknown>' : String(type)

/** The failures of an operation's own: not those that every operation that reads, or that writes, can meet. */
function failuresOf(method: Method, document: Document): string[] {
  const codes = new Map(problemsOf(document).map(({ name, code }) => [name, code]))
  const alike = methodsOf(document).filter(({ verb }) => (verb === 'GET') === (method.verb === 'GET'))
  const everywhere = (component: string) =>
    alike.every((each) => declared(each, document).some(([, components]) => components.includes(component)))
  return declared(method, document).flatMap(([status, components]) => {
    const own = components
      .filter((component) => !everywhere(component))
      .map((component) => `\`${codes.get(component)}\``)
    return own.length > 0 ? [`@throws {${className(status)}} ${own.join(', ')}`] : []
  })
}

function tableLine({ verb, path, idempotent, query, body, result }: Method): string {
  const most = query.find((each) => each.name === 'per_page')?.schema.maximum
  const line = {
    method: verb,
    path,
    ...(idempotent && { idempotent }),
    ...(query.length > 0 && { takes: 'query' }),
    ...(body && { takes: 'body' }),
    ...(result && { gives: result.member }),
    ...(result?.as && { as: result.as }),
    ...(result?.as === 'list' && { most }),
  }
  const members = Object.entries(line).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`
  )
  return `{ ${members.join(', ')} }`
}
