// From the document to the generated part of the TypeScript client: a method for each operation with the contract's docs,
// a table that says how each is sent and unwrapped, an error class for each failing status, and the contract's examples.
import { STATUS_CODES } from 'node:http'
import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  problemsOf,
  type Response,
  type Schema,
} from './document.js'

export interface Problem {
  code: string
  status: number
  description: string
}

/** An operation as the client has it. */
interface Method {
  id: string
  /** `notes` */
  tag: string
  /** `list` */
  name: string
  verb: string
  path: string
  operation: Operation
  idempotent: boolean
  pathParameters: Parameter[]
  query: Parameter[]
  body: Schema | undefined
  success: { status: number; schema: Schema | undefined }
  result: Result | undefined
}

/** What of a response a method gives: a member of its envelope, the only element of that, or pages of them. */
interface Result {
  member: string
  as?: 'array' | 'first' | 'list'
  schema: Schema
}

const idempotentMethods = ['get', 'head', 'put', 'delete']
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The operations, by the names that the client gives them. */
export const methodsOf = (document: Document): Method[] =>
  operationsOf(document).map(({ path, method, operation }) => {
    const [tag = '', name = ''] = operation.operationId.split('_')
    const parameters = (operation.parameters ?? []).map(
      (each) => (each.$ref ? document.components.parameters[nameOf(each.$ref)] : each) as Parameter
    )
    const [status, response] = Object.entries(operation.responses).find(([status]) => status < '300') ?? []
    const schema = response?.content?.['application/json']?.schema
    return {
      id: operation.operationId,
      tag: lowerFirst(tag),
      name,
      verb: method.toUpperCase(),
      path,
      operation,
      idempotent: idempotentMethods.includes(method) || operation['x-idempotent'] === true,
      pathParameters: parameters.filter((each) => each.in === 'path'),
      query: parameters.filter((each) => each.in === 'query'),
      body: operation.requestBody?.content['application/json']?.schema,
      success: { status: Number(status), schema },
      result: schema && resultOf(operation.operationId, schema),
    }
  })

/** Reads the envelope: `meta` is about the answer, and the one other member is the answer. */
function resultOf(id: string, { properties = {} }: Schema): Result {
  const { meta, ...members } = properties
  const [[member, schema] = ['', {} as Schema], ...others] = Object.entries(members)
  if (member === '' || others.length > 0) throw new Error(`${id}: a response needs one member besides meta`)
  if (meta?.$ref && nameOf(meta.$ref) === 'PageMeta') return { member, as: 'list', schema: schema.items as Schema }
  if (schema.items && schema.maxItems === 1) return { member, as: 'first', schema: schema.items }
  return schema.items ? { member, as: 'array', schema: schema.items } : { member, schema }
}

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
  const required = query.some((each) => each.required) ? '' : '?'
  const parameters = [
    ...pathParameters.map((each) => `${each.name}: ${typeOf(each.schema)}`),
    ...(query.length > 0 ? [`query${required}: ${queryType(method)}`] : []),
    ...(body ? [`body: ${typeOf(body)}`] : []),
    'options?: CallOptions',
  ]
  const returns = resultType(method)
  const lines = [
    operation.description ?? operation.summary,
    '',
    ...pathParameters.map((each) => `@param ${each.name} ${each.description ?? ''}`),
    ...(body?.$ref ? [`@param body ${document.components.schemas[nameOf(body.$ref)]?.description ?? ''}`] : []),
    ...(result
      ? [
          result.as === 'list'
            ? `@returns Await it for a page, \`{ ${result.member}, meta }\`; iterate over it, or call \`all()\`, for everything.`
            : `@returns The \`${returns}\` itself, out of its envelope.`,
        ]
      : []),
    ...failuresOf(method, document),
  ]
  const type = result?.as === 'list' ? `List<${pageType(method)}, ${returns}>` : `Call<${returns}>`
  return `${comment(lines, '  ')}  ${name}(${parameters.join(', ')}): ${type}`
}

const typeOf = ({ $ref, type }: Schema) =>
  $ref ? nameOf($ref) : type === 'integer' ? 'number' : type === 'object' ? 'Record<string, unknown>' : String(type)

const componentsOf = (response: Response) =>
  (
    response.content?.['application/problem+json']?.schema.anyOf ?? [
      response.content?.['application/problem+json']?.schema,
    ]
  ).map((schema) => nameOf(schema?.$ref ?? ''))

/** Components of the failures that an operation declares, by status. */
function declared({ operation }: Method, document: Document): [number, string[]][] {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const whole = response.$ref ? document.components.responses?.[nameOf(response.$ref)] : response
    return Number(status) < 400 || !whole ? [] : [[Number(status), componentsOf(whole)]]
  })
}

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

/** `NotFoundError` of 404. */
const className = (status: number) =>
  `${(STATUS_CODES[status] ?? `Status ${status}`).replace(/\W/g, '').replace(/Error$/, '')}Error`

/** Source of the client's failures.ts. */
export function clientFailures(problems: Problem[]): string {
  const statuses = [...new Set(problems.map(({ status }) => status))]
  const codes = (status: number) => problems.filter((each) => each.status === status)
  return [
    "import { NotewireError } from '../errors.js'",
    '',
    "/** A stable name of a failure. The contract may add to them: hence `string & {}`, which keeps the editor's suggestions. */",
    `export type ProblemCode =${problems.map(({ code }) => `\n  | '${code}'`).join('')}\n  | (string & {})`,
    '',
    ...statuses.map((status) => {
      const own = codes(status)
      const lines = [`Status ${status}.`, ...own.map(({ code, description }) => `- \`${code}\`: ${description}`)]
      return `${comment(lines, '')}export class ${className(status)} extends NotewireError {
  override name = '${className(status)}'
  declare readonly code: ${own.map(({ code }) => `'${code}'`).join(' | ')} | (string & {})
}
`
    }),
    'export const byStatus: Record<number, typeof NotewireError | undefined> = {',
    ...statuses.map((status) => `  ${status}: ${className(status)},`),
    '}',
    '',
  ].join('\n')
}

/** Source of the client's events.ts. */
export function clientEvents(document: Document): string {
  const events = Object.entries(document.webhooks).map(([type, { post }]) => {
    const name = nameOf(post.requestBody?.content['application/json']?.schema.$ref ?? '')
    const data = document.components.schemas[name]?.properties?.data as Schema
    const required = (data.$ref ? document.components.schemas[nameOf(data.$ref)] : data)?.required ?? []
    return { type, name, required }
  })
  const names = events.map(({ name }) => ` ${name}`).join(',')
  return [
    `import type {${names} } from './operations.js'`,
    '',
    `export type {${names} }`,
    '',
    '/** What a webhook is told of; `type` tells which. */',
    `export type NotewireEvent =${events.map(({ name }) => `\n  | ${name}`).join('')}`,
    '',
    '/** What the `data` of each type holds. */',
    'export const events: Record<string, readonly string[] | undefined> = {',
    ...events.map(({ type, required }) => `  '${type}': [${required.map((each) => `'${each}'`).join(', ')}],`),
    '}',
    '',
  ].join('\n')
}

/** Source of the client's contract.ts: what its testing entry answers, and holds requests against. */
export function clientContract(document: Document): string {
  const operations = methodsOf(document).map((method) => {
    const { tag, name, verb, path, query, body, success, operation } = method
    const own = declared(method, document).flatMap(([, components]) => components)
    const example = operation.responses[String(success.status)]?.content?.['application/json']?.example
    const value = {
      method: verb,
      path,
      status: success.status,
      ...(example !== undefined && { example }),
      query: {
        type: 'object',
        properties: Object.fromEntries(query.map((each) => [each.name, inlined(each.schema)])),
        required: query.filter((each) => each.required).map((each) => each.name),
        additionalProperties: false,
      },
      ...(body && { body: inlined(body) }),
      failures: problemsOf(document).flatMap(({ name, code }) => (own.includes(name) ? [code] : [])),
    }
    return `  '${tag}.${name}': ${JSON.stringify(value)},`
  })
  const examples = problemsOf(document).map(({ code, schema }) => `  ${code}: ${JSON.stringify(schema.examples?.[0])},`)
  const $defs = Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([name]) => !problemsOf(document).some((each) => each.name === name))
      .map(([name, schema]) => [name, inlined(schema)])
  )
  return [
    `export const operations = {\n${operations.join('\n')}\n} as const`,
    `export const failures = {\n${examples.join('\n')}\n} as const`,
    `export const $defs = ${JSON.stringify($defs)}\n`,
  ].join('\n\n')
}

/** A schema whose references lead to `$defs`, without what only people read. */
const inlined = (schema: Schema): Schema => {
  const forPeople = (key: string, value: unknown) =>
    (key === 'description' && typeof value === 'string') || (key === 'examples' && Array.isArray(value))
  const text = JSON.stringify(schema, (key, value) => (forPeople(key, value) ? undefined : value))
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
}

/** A doc comment. */
function comment(lines: string[], indent: string): string {
  const text = lines.join('\n').trim().replaceAll('*/', '*\\/').split('\n')
  if (text.length === 1) return text[0] ? `${indent}/** ${text[0]} */\n` : ''
  return `${indent}/**\n${text.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
