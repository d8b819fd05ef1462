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
  query: object
  body?: object
}

const described = Object.entries(operations).map(([name, operation]) => ({
  name: name as OperationName,
  ...(operation as Described),
  pattern: new RegExp(`${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** The contract's examples: the body that each operation answers with, for building answers of your own. */
export const examples = Object.fromEntries(described.map(({ name, example }) => [name, example])) as {
  [Name in OperationName]: Extract<Answer<Name>, { status: (typeof operations)[Name]['status'] }>['body']
}

/**
 * A server that answers every operation with the contract's example of it, and holds what it is asked against the
 * contract: an unknown field, a wrong type or a missing token is refused as the real one would.
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

    const query = Object.fromEntries(searchParams)
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body)
    const faults = [
      ...faultsIn(numbered(query, found.query), found.query).map(({ at, detail }) => ({
        parameter: at.slice(1),
        detail,
      })),
      ...(found.body ? faultsIn(body, found.body) : []).map(({ at, detail }) => ({ pointer: at, detail })),
    ]
    if (faults.length > 0) return problem('invalid_request', faults.map(({ detail }) => detail).join('; '), faults)

    const path = Object.entries(found.pattern.exec(pathname)?.groups ?? {})
    const decoded = Object.fromEntries(path.map(([name, value]) => [name, decodeURIComponent(value)]))
    const request = { operation: found.name, method: found.method, url, path: decoded, query, headers, body }
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

/** Query parameters with the numbers that they stand for. */
const numbered = (query: Record<string, string>, { properties }: { properties?: Record<string, { type?: string }> }) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, properties?.[name]?.type === 'integer' ? Number(value) : value])
  )

/** What of a value the contract does not allow, each with its JSON Pointer. */
function faultsIn(value: unknown, schema: object): { at: string; detail: string }[] {
  if (value === undefined) return [{ at: '', detail: 'the body is missing' }]
  const { errors } = new Validator({ ...choice(value, schema), $defs } as object, '2020-12', false).validate(value)
  const at = (location: string) => location.slice(1)
  // A fault is reported again for everything that holds it: the innermost says what is wrong.
  return errors
    .filter(({ instanceLocation, keyword }) => !['properties', '$ref', 'items'].includes(keyword) || !instanceLocation)
    .map(({ instanceLocation, error }) => ({
      at: at(instanceLocation),
      detail: `${at(instanceLocation).slice(1) || 'the request'}: ${error}`,
    }))
}

/** Of a schema for several kinds, that of the value's kind: the faults are then those of one and not of all. */
function choice(value: unknown, schema: object): object {
  const { $ref, oneOf, discriminator } = ('$ref' in schema ? { ...lookUp(String(schema.$ref)) } : schema) as {
    $ref?: string
    oneOf?: { $ref: string }[]
    discriminator?: { propertyName: string; mapping: Record<string, string> }
  }
  if ($ref || !oneOf || !discriminator) return schema
  const kind = (value as Record<string, string> | null)?.[discriminator.propertyName] ?? ''
  const target = discriminator.mapping[kind]
  return target ? { $ref: target } : schema
}

const lookUp = (ref: string): object => ($defs as Record<string, object>)[ref.slice(ref.lastIndexOf('/') + 1)] ?? {}
