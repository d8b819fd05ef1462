// The client: the generated table of operations, each a method that fills in its path, sends, and unwraps the answer.
import { InvalidArgumentError, InvalidResponseError } from './errors.js'
import { type Operations, operations, type Routes } from './generated/operations.js'
import { type List, list } from './list.js'
import { type CallOptions, type NotewireOptions, type Outgoing, sender, type WithResponse } from './request.js'

/** A call under way. Await it for its result. */
export interface Call<Data> extends Promise<Data> {
  /** The result, and the response that it came in. */
  withResponse(): Promise<WithResponse<Data>>
}

/** A line of the table of operations. */
export interface Operation {
  method: string
  path: string
  idempotent?: boolean
  /** What it takes after its path parameters. */
  takes?: 'query' | 'body'
  /** Member of the response that holds the result. */
  gives?: string
  /** An object when absent; an `array`, the `first` of an array that holds one, or a `list` that comes in pages. */
  as?: 'array' | 'first' | 'list'
  /** The largest page. */
  most?: number
}

// Failures come as `application/problem+json`.
type Json = { content: { 'application/json': unknown } }
type Success<Responses> = Extract<Responses[keyof Responses], Json>

/** What `notewire.request` takes for a route: its `path`, `query`, `headers` and `body`, and the options of a call. */
export type RequestInput<Route extends keyof Routes> = Omit<CallOptions, 'headers'> &
  Given<'path', Routes[Route]['parameters']['path']> &
  Given<'query', Routes[Route]['parameters']['query']> & {
    headers?: Partial<NonNullable<Routes[Route]['parameters']['header']>> & Record<string, string>
  } & (Routes[Route]['requestBody'] extends { content: { 'application/json': infer Body } }
    ? { body: Body }
    : { body?: never })

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: never }
  : undefined extends Value
    ? { [name in Name]?: NonNullable<Value> }
    : { [name in Name]: Value }

/** What `notewire.request` answers for a route: the JSON of a success as it is; nothing for 204. */
export type RequestOutput<Route extends keyof Routes> = [Success<Routes[Route]['responses']>] extends [never]
  ? undefined
  : Success<Routes[Route]['responses']>['content']['application/json']

export interface Notewire extends Operations {}

/**
 * A client of one Notewire server, acting as one token's user.
 *
 * ```ts
 * const notewire = new Notewire({ baseUrl: 'https://notes.example.com', token: 'nwt_…' })
 * const note = await notewire.notes.create({ name: 'Release plan', scope: 'open' })
 * ```
 *
 * Calls reject with a {@link NotewireError}, whose class and `code` tell what failed.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the members come from the table, their types from the contract
export class Notewire {
  /**
   * Sends any request of the contract and answers its body as it is on the wire, envelope included.
   *
   * ```ts
   * await notewire.request('GET /api/v1/notes/{note_code}', { path: { note_code } })
   * ```
   */
  readonly request: <Route extends keyof Routes>(
    route: Route,
    ...input: Record<never, never> extends RequestInput<Route> ? [RequestInput<Route>?] : [RequestInput<Route>]
  ) => Call<RequestOutput<Route>>

  /** Throws {@link InvalidArgumentError} when `baseUrl`, `token` or `headers` cannot be used. */
  constructor(options: NotewireOptions) {
    const send = sender(options)
    const all = Object.values(operations).flatMap((methods): Operation[] => Object.values(methods))
    this.request = (route, ...[input]) => {
      const [method = '', path = ''] = route.split(' ')
      const {
        path: parameters = {},
        query,
        body,
        ...call
      } = (input ?? {}) as {
        path?: Record<string, unknown>
      } & Pick<Outgoing, 'query' | 'body'> &
        CallOptions
      const sent = async () => {
        const filled = fill(path, (name) => parameters[name])
        const known = all.find((each) => each.method === method && each.path === path)
        return send({ method, path: filled, query, body, idempotent: known?.idempotent === true }, call)
      }
      return callOf(sent()) as Call<never>
    }
    for (const [tag, methods] of Object.entries(operations)) {
      Object.assign(this, {
        [tag]: Object.fromEntries(
          Object.entries(methods).map(([name, operation]) => [name, method(operation as Operation, send)])
        ),
      })
    }
  }
}

/** The method of an operation: its path parameters, then its query or body, then the options of the call. */
function method(
  { method, path, takes, gives, as, most, idempotent = false }: Operation,
  send: ReturnType<typeof sender>
) {
  const places = path.match(/\{\w+\}/g)?.length ?? 0
  return (...values: unknown[]): Call<unknown> | List<unknown, unknown> => {
    const [input, options] = takes ? values.slice(places) : [undefined, values[places]]
    const sent = async (content: unknown, unwrap: (body: unknown) => unknown) => {
      let at = 0
      const filled = fill(path, () => values[at++])
      const outgoing = { method, path: filled, idempotent, ...(takes && { [takes]: content }) }
      const { data, response } = await send(outgoing, options as CallOptions)
      return { data: unwrap(data), response }
    }
    const member = (body: unknown) => {
      if (gives === undefined) return undefined
      const { [gives]: value, meta } = Object(body) as Record<string, unknown>
      const isArray = Array.isArray(value)
      const result = as === 'first' && isArray ? value[0] : value
      if (isArray === (as !== undefined) && isObject(result) && (as !== 'list' || isObject(meta))) return result
      throw new InvalidResponseError(`${method} ${path}`, {
        code: 'invalid_response',
        detail: `the answer holds no ${gives}; is this a Notewire server?`,
      })
    }
    if (as !== 'list') return callOf(sent(input, member))
    type Page = { meta: { next_page: string | null } }
    const fetchPage = (query: object) => sent(query, (body) => member(body) && body) as Promise<WithResponse<Page>>
    return list(fetchPage, (page) => member(page) as unknown[], most, input as object)
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** A path with its parameters filled in. */
const fill = (path: string, parameter: (name: string) => unknown) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameter(name) ?? '')
    // `.` and `..` as a segment lead elsewhere, encoded or not (URL Standard, "double-dot URL path segment"); and half a
    // surrogate pair is no text.
    if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) {
      throw new InvalidArgumentError(path, { code: 'invalid_argument', detail: `${name} must not be '${value}'` })
    }
    return encodeURIComponent(value)
  })

function callOf<Data>(exchange: Promise<WithResponse<Data>>): Call<Data> {
  const data = exchange.then(({ data }) => data)
  return Object.assign(data, {
    withResponse() {
      // Who takes this one does not look at the other.
      data.catch(() => {})
      return exchange
    },
  })
}
