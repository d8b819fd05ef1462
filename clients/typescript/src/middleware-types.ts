/** A request, as middleware sees it. */
export interface HttpRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: string | undefined
  /** Aborts at the timeout or with the call's signal. */
  signal: AbortSignal
}

/** Passes a request to the next middleware, or to the server. */
export type Next = (request: HttpRequest) => Promise<Response>

/** Wraps every attempt. It can inspect, change, delay or answer the request. The call rejects with what it throws. */
export type Middleware = (request: HttpRequest, next: Next) => Promise<Response>

/** The part of `fetch` that the client uses. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal; redirect: 'manual' }
) => Promise<Response>
