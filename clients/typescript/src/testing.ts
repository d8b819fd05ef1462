// For the tests of programs that use the client: a server's answers without a server.
import { Validator } from '@cfworker/json-schema'
import { $defs, failures, operations } from './generated/contract.js'
import type { OperationsByName } from './generated/operations.js'
import type { Fetch } from './request.js'

/** A method of the client, as `notes.create`. */
export type OperationName = keyof OperationsByName

type Responses<Name extends OperationName> = OperationsByName[Name]['responses']
type BodyOf<Response> = Response extends { content: infer Content }
  ? { body: Content[keyof Content] }
  : { body?: never }

/** What an operation may answer: any status that the contract declares for it, with the body of that status. */
export type Answer<Name extends OperationName> = {
  [Status in keyof Responses<Name>]: { status: Status; headers?: Record<string, string> } & BodyOf<
    Responses<Name>[Status]
  >
}[keyof Responses<Name>]

/** The codes of the failures that an operation declares. */
export type FailureCode<Name extends OperationName> = (typeof operations)[Name]['failures'][number]

/** A request as it arrived. */
export interface RecordedRequest<Name extends OperationName = OperationName> {
  operation: Name
  method: string
  url: string
  /** Path parameters by name, decoded. */
  path: Record<string, string>
  query: Record<string, string>
  /** The token is not recorded. */
  headers: Record<string, string>
  body: unknown
}

/** An answer, or a function that makes it of the request. It may throw, as `fetch` does when the network fails. */
export type Reply<Name extends OperationName> =
  | Answer<Name>
  | ((request: RecordedRequest<Name>) => Answer<Name> | Promise<Answer<Name>>)

// Looked up by name, so that the compiler knows the name before it looks at the reply.
type Replies = { [Name in OperationName]: Reply<Name> }

export interface FakeServer {
  /** For the `fetch` of `new Notewire`. */
  fetch: Fetch
  /** What was asked, in order. Requests that break the contract are not among them: they get a 400 that says why. */
  requests: RecordedRequest[]
  /** Answers an operation so from now on, instead of by the contract's example. */
  answer<Name extends OperationName>(operation: Name, reply: Replies[Name]): void
  /** Fails an operation from now on, as the contract's example of that failure does. */
  fail<Name extends OperationName>(operation: Name, code: FailureCode<Name>): void
}

interface Described {
  method: string
  path: string
  status: number
  example?: unknown
  parameters: Members
  query: Members
  body?: object
}

/** Schema of an object. */
interface Members {
  properties: Record<string, { $ref?: string; type?: string }>
}

const described = Object.entries(operations).map(([name, operation]) => ({
  name: name as OperationName,
  ...(operation as unknown as Described),
  example: asOnlyPage((operation as { example?: unknown }).example),
  pattern: new RegExp(`${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** The example of a page, with no other pages before or after it: who follows them comes to an end. */
function asOnlyPage(example: unknown): unknown {
  const { meta, ...members } = Object(example)
  if (meta?.next_page === undefined) return example
  const [items] = Object.values(members) as [unknown[]]
  return { ...members, meta: { ...meta, previous_page: null, next_page: null, page: 1, total: items.length } }
}

/** The contract's examples: the body that each operation answers with, for building answers of your own. */
export const examples = Object.fromEntries(described.map(({ name, example }) => [name, example])) as {
  [Name in OperationName]: Extract<Answer<Name>, { status: (typeof operations)[Name]['status'] }>['body']
}

/**
 * A server that answers every operation with the contract's example of it, a list with one page. It holds what it is asked
 * against the contract: an unknown field, a wrong type, a length over the limit or a missing token is refused as the real
 * one would. It keeps nothing, and looks into nothing that the contract cannot say: whether an icon is an image, or users
 * exist.
 *
 * ```ts
 * const server = fakeServer()
 * const notewire = new Notewire({ baseUrl: 'http://notewire.test', token: 'nwt_test', fetch: server.fetch })
 * server.fail('notes.get', 'note_not_found')
 * ```
 */
export function fakeServer(): FakeServer {
  const requests: RecordedRequest[] = []
  const replies = new Map<string, Reply<OperationName>>()

  async function fetch(url: string, init: Parameters<Fetch>[1]): Promise<Response> {
    init.signal?.throwIfAborted()
    const { pathname, searchParams } = new URL(url)
    const found = described.find((each) => each.method === init.method && each.pattern.test(pathname))
    if (!found) return problem('route_not_found', `There is no ${init.method} ${pathname} in the contract.`)
    const { authorization, ...headers } = init.headers
    if (!authorization?.startsWith('Bearer ')) return problem('unauthenticated')

    const inPath = Object.entries(found.pattern.exec(pathname)?.groups ?? {})
    const path = Object.fromEntries(inPath.map(([name, value]) => [name, decodeURIComponent(value)]))
    const query = Object.fromEntries(searchParams)
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body)
    const parameters = [
      ...faultsIn(numbered(path, found.parameters), found.parameters),
      ...faultsIn(numbered(query, found.query), found.query),
    ]
    const faults = [
      ...parameters.map(({ at, detail }) => ({ parameter: at.slice(1), detail })),
      ...bodyFaults(body, found.body).map(({ at, detail }) => ({ pointer: at, detail })),
    ]
    if (faults.length > 0) return problem('invalid_request', faults.map(({ detail }) => detail).join('; '), faults)

    const request = { operation: found.name, method: found.method, url, path, query, headers, body }
    requests.push(request)
    const reply = replies.get(found.name) ?? { status: found.status, body: found.example }
    const answer = typeof reply === 'function' ? await reply(request) : reply
    return respond(answer as Parameters<typeof respond>[0])
  }

  return {
    fetch,
    requests,
    answer: (operation, reply) => void replies.set(operation, reply as unknown as Reply<OperationName>),
    fail(operation, code) {
      const body = failures[code as keyof typeof failures]
      replies.set(operation, { status: body.status, body } as unknown as Reply<OperationName>)
    },
  }
}

const respond = ({ status, headers, body }: { status: number; headers?: Record<string, string>; body?: unknown }) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body !== undefined && { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' }),
      'x-request-id': failures.internal.request_id,
      ...headers,
    },
  })

/** The contract's example of a failure, or a detail of one's own. */
function problem(code: keyof typeof failures | 'route_not_found', detail?: string, errors?: object[]): Response {
  const example = code === 'route_not_found' ? { ...failures.note_not_found, code } : failures[code]
  return respond({
    status: example.status,
    body: { ...example, ...(detail && { detail, messages: [detail] }), ...(errors && { errors }) },
  })
}

/** Parameters with the numbers that they stand for. */
const numbered = (values: Record<string, string>, { properties }: Members) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { $ref, type } = properties[name] ?? {}
      const isNumber = ($ref ? lookUp($ref).type : type) === 'integer' && /^-?\d+$/.test(value)
      return [name, isNumber ? Number(value) : value]
    })
  )

function bodyFaults(body: unknown, schema: object | undefined): { at: string; detail: string }[] {
  if (schema) return body === undefined ? [{ at: '', detail: 'the body is missing' }] : faultsIn(body, schema)
  return body === undefined ? [] : [{ at: '', detail: 'there must be no body' }]
}

/** What of a value the contract does not allow, each with its JSON Pointer. */
function faultsIn(value: unknown, schema: object): { at: string; detail: string }[] {
  const kinds = kindsOf(schema)
  const kind = kinds?.mapping[String(Object(value)[kinds.propertyName])]
  if (kinds && !kind) {
    const { propertyName, mapping } = kinds
    return [{ at: `/${propertyName}`, detail: `${propertyName}: must be one of ${Object.keys(mapping).join(', ')}` }]
  }
  // Of a schema for several kinds, that of the value's: the faults are then those of one and not of all.
  const whole = { ...(kind ? { $ref: kind } : schema), $defs } as object
  const { errors } = new Validator(whole, '2020-12', false).validate(value)
  return errors
    .filter(({ keyword }) => !repeating.includes(keyword))
    .map(({ instanceLocation, keyword, error }) => {
      const at = instanceLocation.slice(1)
      return { at, detail: `${at.slice(1) || 'the request'}: ${keyword === 'false' ? 'is not known here' : error}` }
    })
}

// A fault is reported again for everything that holds it: the innermost says what is wrong.
const repeating = ['properties', '$ref', 'items', 'additionalProperties']

const kindsOf = (schema: object) => ('$ref' in schema ? lookUp(String(schema.$ref)) : (schema as Kinds)).discriminator

interface Kinds {
  discriminator?: { propertyName: string; mapping: Record<string, string> }
}

const lookUp = (ref: string): Kinds & { type?: string } =>
  ($defs as Record<string, Kinds>)[ref.slice(ref.lastIndexOf('/') + 1)] ?? {}
