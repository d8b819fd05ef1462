// The operations as the client has them: their names, what they take, and where in the answer their result is.
import { STATUS_CODES } from 'node:http'
import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
  type Schema,
} from './openapi.js'

/** An operation as the client has it. */
export interface Method {
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
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

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

const componentsOf = (response: Response) =>
  (
    response.content?.['application/problem+json']?.schema.anyOf ?? [
      response.content?.['application/problem+json']?.schema,
    ]
  ).map((schema) => nameOf(schema?.$ref ?? ''))

/** Components of the failures that an operation declares, by status. */
export function declared({ operation }: Method, document: Document): [number, string[]][] {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const whole = response.$ref ? document.components.responses?.[nameOf(response.$ref)] : response
    return Number(status) < 400 || !whole ? [] : [[Number(status), componentsOf(whole)]]
  })
}

/** `NotFoundError` of 404. */
export const className = (status: number) =>
  `${(STATUS_CODES[status] ?? `Status ${status}`).replace(/\W/g, '').replace(/Error$/, '')}Error`

/** A doc comment. */
export function comment(lines: string[], indent: string): string {
  const text = lines.join('\n').trim().replaceAll('*/', '*\\/').split('\n')
  if (text.length === 1) return text[0] ? `${indent}/** ${text[0]} */\n` : ''
  return `${indent}/**\n${text.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
