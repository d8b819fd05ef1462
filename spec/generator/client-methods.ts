// Describes each operation as a method of the client: its name, its parameters, and where its result is in the response.
import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  parametersOf,
  type Response,
  type Schema,
} from './openapi.js'

/** An operation as a method of the client. */
export interface Method {
  /** Operation id, such as `Notes_list`. */
  id: string
  /** Property of the client that has the method, such as `notes`. */
  tag: string
  /** Name of the method, such as `list`. */
  name: string
  /** HTTP method in upper case. */
  verb: string
  path: string
  operation: Operation
  /** Whether the request may be repeated: it is idempotent (RFC 9110, section 9.2.2), or has an idempotency key. */
  isRepeatable: boolean
  pathParameters: Parameter[]
  query: Parameter[]
  headers: Parameter[]
  body: Schema | undefined
  success: { status: number; schema: Schema | undefined }
  result: Result | undefined
}

/** The part of a response that a method returns. */
export interface Result {
  /** Member of the envelope that holds the result. */
  member: string
  /** Whether the member is the result, an array that is the result, an array with one element, or a page of a list. */
  shape: 'object' | 'array' | 'first' | 'page'
  /** Schema of the object, or of the elements. */
  schema: Schema
}

/** Name of the header with which a request may be repeated. */
export const idempotencyKey = 'Idempotency-Key'

const idempotentVerbs = ['get', 'head', 'put', 'delete']

/** Returns a method for each operation, in the document's order. */
export const methodsOf = (document: Document): Method[] =>
  operationsOf(document).map(({ path, method, operation }) => {
    const [tag = '', name = ''] = operation.operationId.split('_')
    const parameters = parametersOf(operation, document)
    const [status, response] = Object.entries(operation.responses).find(([status]) => status < '300') ?? []
    const schema = response?.content?.['application/json']?.schema
    return {
      id: operation.operationId,
      tag: lowerFirst(tag),
      name,
      verb: method.toUpperCase(),
      path,
      operation,
      isRepeatable:
        idempotentVerbs.includes(method) ||
        operation['x-idempotent'] === true ||
        parameters.some(({ name }) => name === idempotencyKey),
      pathParameters: parameters.filter((each) => each.in === 'path'),
      query: parameters.filter((each) => each.in === 'query'),
      headers: parameters.filter((each) => each.in === 'header'),
      body: operation.requestBody?.content['application/json']?.schema,
      success: { status: Number(status), schema },
      result: schema && resultOf(operation.operationId, resolved(schema, document)),
    }
  })

/** Returns the schema that a reference points to, or the schema itself. */
const resolved = (schema: Schema, { components }: Document) =>
  (schema.$ref && components.schemas[nameOf(schema.$ref)]) || schema

/** Returns the names of the failures' components that an operation declares, by status. */
export const failuresByStatus = ({ operation }: Method, document: Document): [status: number, components: string[]][] =>
  Object.entries(operation.responses).flatMap(([status, response]) => {
    const resolved = response.$ref ? document.components.responses?.[nameOf(response.$ref)] : response
    return resolved && Number(status) >= 400 ? [[Number(status), problemComponents(resolved)]] : []
  })

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Reads the envelope: `meta` describes the response, and the only other member is the result. */
function resultOf(id: string, { properties = {} }: Schema): Result {
  const { meta, ...members } = properties
  const [[member, schema] = ['', {} as Schema], ...others] = Object.entries(members)
  if (member === '' || others.length > 0) throw new Error(`${id}: a response needs exactly one member besides meta`)
  if (!schema.items) return { member, shape: 'object', schema }
  const isPage = meta?.$ref !== undefined && nameOf(meta.$ref) === 'PageMeta'
  return { member, shape: isPage ? 'page' : schema.maxItems === 1 ? 'first' : 'array', schema: schema.items }
}

function problemComponents({ content }: Response): string[] {
  const schema = content?.['application/problem+json']?.schema
  return (schema?.anyOf ?? [schema]).map((each) => nameOf(each?.$ref ?? ''))
}
