import type { Call } from './call-promise.js'
import { envelope } from './envelope.js'
import { Resources } from './generated/resources.js'
import type { Routes } from './generated/routes.js'
import type { CallOptions, NotewireOptions } from './options.js'
import { createSend } from './send-with-retries.js'

/** The input of `notewire.request` for a route: its `path`, `query`, `headers` and `body`, and the options of a call. */
export type RequestInput<Route extends keyof Routes> = Routes[Route]['input'] & CallOptions

/** The result of `notewire.request` for a route: the body of a success, or `undefined` if it has none. */
export type RequestOutput<Route extends keyof Routes> = Routes[Route]['output']

/**
 * A client of a Notewire server, which acts as the user of its access token.
 *
 * ```ts
 * const notewire = new Notewire({ baseUrl: 'https://notes.example.com', token: 'nwt_…' })
 * const note = await notewire.notes.create({ name: 'Release plan', scope: 'open' })
 * ```
 *
 * Calls reject with a {@link NotewireError}; its class and its `code` tell what failed.
 */
export class Notewire extends Resources {
  /**
   * Sends any request of the contract, and returns the body of the response with its envelope.
   *
   * ```ts
   * await notewire.request('GET /api/v1/notes/{note_code}', { path: { note_code } })
   * ```
   */
  declare readonly request: <Route extends keyof Routes>(
    route: Route,
    ...input: Record<never, never> extends RequestInput<Route> ? [RequestInput<Route>?] : [RequestInput<Route>]
  ) => Call<RequestOutput<Route>>

  /** Throws {@link InvalidArgumentError} if `baseUrl`, `token` or `headers` are not usable. */
  constructor(options: NotewireOptions) {
    const send = createSend(options)
    super(send)
    // One object has the path, query and body as well as the options.
    this.request = (route, ...[input]) => send(route, input ?? {}, input, envelope)
  }
}
