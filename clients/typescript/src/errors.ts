// What a call may reject with. The failures that the contract declares are classes of their own, in
// generated/failures.ts; here is what they have in common, and what fails without an answer.
import type { Fault } from './generated/operations.js'

export interface Failure {
  code: string
  status?: number | undefined
  detail: string
  errors?: Fault[] | undefined
  requestId?: string | undefined
  cause?: unknown
}

/**
 * Every failure of a call is one of these. Decide by `code`, which is stable, or by class; show `detail` to people, and
 * name `requestId` when you report one. None holds the access token.
 */
export class NotewireError extends Error {
  override name: string = 'NotewireError'
  /** Stable name of the kind of failure: the contract's, as `note_not_found`; else `http_502` or as the class says. */
  readonly code: string
  /** Status of the response; `undefined` when there was none. */
  readonly status: number | undefined
  /** What went wrong, and what to do about it. */
  readonly detail: string
  /** The faults of a bad request, each with its place; otherwise empty. */
  readonly errors: Fault[]
  /** The exchange in the server's log. */
  readonly requestId: string | undefined

  constructor(doing: string, { code, status, detail, errors = [], requestId, cause }: Failure) {
    const what = errors.length > 1 ? errors.map((fault) => fault.detail).join('; ') : detail
    super(`${doing}: ${what} (${code}${requestId ? `, request ${requestId}` : ''})`, { cause })
    this.code = code
    this.status = status
    this.detail = detail
    this.errors = errors
    this.requestId = requestId
  }
}

/** The client was called wrongly, and sent nothing: `code` is `invalid_argument`. */
export class InvalidArgumentError extends NotewireError {
  override name = 'InvalidArgumentError'
}

/** No answer, or half of one: `code` is `network_error`, `cause` what `fetch` threw. The request may have been served. */
export class NetworkError extends NotewireError {
  override name = 'NetworkError'
}

/** No whole answer in time: `code` is `timeout`. The request may have been served. */
export class TimeoutError extends NotewireError {
  override name = 'TimeoutError'
}

/** The caller's signal aborted the call: `code` is `aborted`, `cause` the signal's reason. */
export class AbortError extends NotewireError {
  override name = 'AbortError'
}

/** The answer is not one of this service's; most often that of something in between: `code` is `invalid_response`. */
export class InvalidResponseError extends NotewireError {
  override name = 'InvalidResponseError'
}
