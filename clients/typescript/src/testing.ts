// For the tests of programs that use the client: a fake server, which answers with the contract's examples.
import { InvalidArgumentError } from './errors.js'
import { type FakeClock, fakeClock } from './fake-clock.js'
import type { Routes } from './generated/routes.js'
import { failures, operations } from './generated/testing.js'
import type { Fetch } from './middleware-types.js'
import type { NotewireOptions } from './options.js'
import { bodyViolations, type ParametersSchema, parameterViolations, type Schema } from './testing-validation.js'

export { type FakeClock, fakeClock }

/** A method of the client, such as `notes.create`. */
export type OperationName = keyof typeof operations

type Operation<Name extends OperationName> = (typeof operations)[Name]
type Route<Name extends OperationName> = Routes[Operation<Name>['route']]
type FailureStatus<Name extends OperationName> = keyof Route<Name>['failures'] & number
type AnswerOf<Status, Body> = { status: Status; headers?: Record<string, string> } & (Body extends undefined
  ? { body?: never }
  : { body: Body })

/** A response of an operation: any status that the contract declares for it, with the body of that status. */
export type Answer<Name extends OperationName> =
  | AnswerOf<Operation<Name>['status'], Route<Name>['output']>
  | { [Status in FailureStatus<Name>]: AnswerOf<Status, Route<Name>['failures'][Status]> }[FailureStatus<Name>]

/** The codes of the failures that an operation declares. */
export type FailureCode<Name extends OperationName> = Operation<Name>['failures'][number]

/** A request that the fake server received. */
export interface RecordedRequest<Name extends OperationName = OperationName> {
  operation: Name
  method: string
  url: string
  /** Path parameters by name, decoded. */
  path: Record<string, string>
  query: Record<string, string>
  /** Headers, without the token. */
  headers: Record<string, string>
  body: unknown
}

/** A response, or a function that creates it from the request. It may throw, as `fetch` does when the network fails. */
export type Reply<Name extends OperationName> =
  | Answer<Name>
  | ((request: RecordedRequest<Name>) => Answer<Name> | Promise<Answer<Name>>)

// A lookup by name makes the compiler infer the name before it checks the reply.
type Replies = { [Name in OperationName]: Reply<Name> }

export interface ReplyOptions {
  /** Whether the reply is for one request. Such replies are used first, in order. */
  once?: boolean | undefined
}

export interface FakeServer {
  /** The options of a client of this server, whose waits take no time: `new Notewire(server.options)`. */
  options: NotewireOptions & { clock: FakeClock }
  /** The `fetch` option of `new Notewire`. */
  fetch: Fetch
  /** The requests in order, without those that violate the contract: the server answers these with 400. */
  requests: RecordedRequest[]
  /** Sets the reply of an operation, in place of the contract's example. Throws if it violates the contract. */
  answer<Name extends OperationName>(operation: Name, reply: Replies[Name], options?: ReplyOptions): void
  /** Makes an operation fail with the contract's example of a failure. */
  fail<Name extends OperationName>(operation: Name, code: FailureCode<Name>, options?: ReplyOptions): void
  /** Forgets all replies and requests. */
  reset(): void
}

interface ContractOperation {
  route: string
  status: number
  example?: unknown
  headers?: Record<string, string>
  result?: Schema
  parameters: ParametersSchema
  query: ParametersSchema
  body?: Schema
  failures: readonly string[]
}

type Responder = (request: RecordedRequest) => Response | Promise<Response>
type AnyAnswer = { status: number; headers?: Record<string, string>; body?: unknown }

const contract = Object.entries<ContractOperation>(operations).map(([name, operation]) => {
  const [method = '', path = ''] = operation.route.split(' ')
  const pattern = new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  return { ...operation, name: name as OperationName, example: asOnlyPage(operation.example), method, pattern }
})

/** The contract's example of each operation's response body, from which you can build your own responses. */
export const examples = Object.fromEntries(contract.map(({ name, example }) => [name, example])) as {
  [Name in OperationName]: Route<Name>['output']
}

/**
 * Creates a server that answers every operation with the contract's example. It validates requests against the contract:
 * like the real server, it rejects an unknown field, a wrong type, a value over a limit, or a missing token. It has no
 * state, and does not check what the contract cannot express, such as whether an icon is an image or a user exists.
 *
 * ```ts
 * const server = fakeServer()
 * const notewire = new Notewire(server.options)
 * server.fail('notes.get', 'note_not_found')
 * ```
 */
export function fakeServer(): FakeServer {
  const requests: RecordedRequest[] = []
  const responders = new Map<OperationName, Responder>()
  const nextResponders = new Map<OperationName, Responder[]>()
  const clock = fakeClock()

  async function fetch(url: string, init: Parameters<Fetch>[1]): Promise<Response> {
    init.signal?.throwIfAborted()
    const { pathname } = new URL(url)
    const operation = contract.find((each) => each.method === init.method && each.pattern.test(pathname))
    if (!operation) return problem('route_not_found', `The contract has no ${init.method} ${pathname}.`)
    const { authorization, ...headers } = init.headers
    if (!authorization?.startsWith('Bearer ')) return problem('unauthenticated')
    const request = { ...readRequest(operation, url, init), headers }
    const faults = faultsOf(operation, request)
    if (faults.length > 0) return problem('invalid_request', faults.map(({ detail }) => detail).join('; '), faults)
    requests.push(request)
    const responder = nextResponders.get(operation.name)?.shift() ?? responders.get(operation.name)
    return responder ? responder(request) : respond({ ...operation, body: operation.example })
  }

  function setResponder(operation: OperationName, responder: Responder, { once }: ReplyOptions = {}) {
    if (once) nextResponders.set(operation, [...(nextResponders.get(operation) ?? []), responder])
    else responders.set(operation, responder)
  }

  return {
    options: { baseUrl: 'http://notewire.test', token: 'nwt_test', fetch, clock },
    fetch,
    requests,
    answer<Name extends OperationName>(operation: Name, reply: Replies[Name], options?: ReplyOptions) {
      if (typeof reply !== 'function') assertAnswer(operation, reply as AnyAnswer)
      const responder: Responder = async (request) => {
        const answer: AnyAnswer = typeof reply === 'function' ? await reply(request as RecordedRequest<Name>) : reply
        assertAnswer(operation, answer)
        return respond(answer)
      }
      setResponder(operation, responder, options)
    },
    fail: (operation, code, options) => setResponder(operation, () => problem(code), options),
    reset() {
      responders.clear()
      nextResponders.clear()
      requests.length = 0
      clock.waits.length = 0
    },
  }
}

type ContractEntry = (typeof contract)[number]

function readRequest({ name, pattern }: ContractEntry, url: string, { method, body }: Parameters<Fetch>[1]) {
  const { pathname, searchParams } = new URL(url)
  const groups = Object.entries(pattern.exec(pathname)?.groups ?? {})
  return {
    operation: name,
    method,
    url,
    path: Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])),
    query: Object.fromEntries(searchParams),
    body: body === undefined ? undefined : (JSON.parse(body) as unknown),
  }
}

function faultsOf(operation: ContractEntry, { path, query, body }: Pick<RecordedRequest, 'path' | 'query' | 'body'>) {
  const parameters = [
    ...parameterViolations(path, operation.parameters),
    ...parameterViolations(query, operation.query),
  ]
  return [
    ...parameters.map(({ pointer, detail }) => ({ parameter: pointer.slice(1), detail })),
    ...bodyViolations(body, operation.body),
  ]
}

/** Throws if the contract does not allow a response, so that a test does not rely on what no server sends. */
function assertAnswer(name: OperationName, { status, body }: AnyAnswer) {
  const operation = contract.find((each) => each.name === name)
  const isSuccess = status === operation?.status
  const schema = isSuccess ? operation?.result : { $ref: '#/$defs/Problem' }
  const code = Object(body).code
  const isDeclared = isSuccess || status === 304 || operation?.failures.includes(code)
  const [violation] = status === 304 ? [] : bodyViolations(body, schema)
  const undeclared = operation ? `it declares no ${status} ${code ?? ''}`.trim() : 'it has no such operation'
  const detail = isDeclared ? violation?.detail : undeclared
  if (!detail) return
  const label = `the response to ${name} violates the contract`
  throw new InvalidArgumentError(label, { code: 'invalid_argument', detail })
}

/** Makes the example of a page the only page, so that iterating over the list ends. */
function asOnlyPage(example: unknown): unknown {
  const { meta, ...members } = Object(example)
  if (meta?.next_page === undefined) return example
  const [items] = Object.values(members) as [unknown[]]
  return { ...members, meta: { ...meta, previous_page: null, next_page: null, page: 1, total: items.length } }
}

function respond({ status, headers, body }: AnyAnswer) {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body !== undefined && { 'content-type': type }),
      'x-request-id': failures.internal.request_id,
      ...headers,
    },
  })
}

/** Responds with the contract's example of a failure, or with another detail. */
function problem(code: keyof typeof failures | 'route_not_found', detail?: string, errors?: object[]): Response {
  const example = code === 'route_not_found' ? { ...failures.note_not_found, code } : failures[code]
  return respond({
    status: example.status,
    body: { ...example, ...(detail && { detail, messages: [detail] }), ...(errors && { errors }) },
  })
}
