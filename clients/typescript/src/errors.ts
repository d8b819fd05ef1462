// The errors that calls reject with. generated/errors.ts has a class for each status that programs handle.
import type { Fault } from './generated/models.js'
import { PackageError } from './package-copies.js'

/** What a {@link NotewireError} reports. */
export interface Failure {
  code: string
  status?: number | undefined
  detail: string
  errors?: Fault[] | undefined
  requestId?: string | undefined
  cause?: unknown
}

/**
 * The base class of all errors of a call. Check the class or `code`, which is stable. Show `detail` to people, and quote
 * `requestId` when you report a problem. No error contains the access token.
 */
export class NotewireError extends PackageError {
  static override readonly className: string = 'NotewireError'
  /** Stable name of the failure: one of the contract, such as `note_not_found`, or `http_502`, or that of the class. */
  declare readonly code: string
  /** Status of the response, or `undefined` if there was none. */
  declare readonly status: number | undefined
  /** What went wrong and how to fix it. */
  declare readonly detail: string
  /** The faults of an invalid request, each with its place; empty for other failures. */
  declare readonly errors: Fault[]
  /** Identifies the request in the server's log. */
  declare readonly requestId: string | undefined

  constructor(label: string, { cause, ...failure }: Failure) {
    const { code, detail, errors = [], requestId } = failure
    const text = errors.map((fault) => fault.detail).join('; ') || detail
    const source = requestId ? `, request ${requestId}` : ''
    super(`${label}: ${text} (${code}${source})`, cause === undefined ? undefined : { cause })
    Object.assign(this, failure, { name: new.target.className, errors })
  }
}

/** The client was used incorrectly and sent nothing. `code` is `invalid_argument`. */
export class InvalidArgumentError extends NotewireError {
  static override readonly className = 'InvalidArgumentError'
}

/**
 * No complete response arrived; the server may have processed the request. `code` is `network_error`, `cause` the error
 * of `fetch`.
 */
export class NetworkError extends NotewireError {
  static override readonly className = 'NetworkError'
}

/**
 * The call did not finish in time; the server may have processed the request. `code` is `timeout` if an attempt took too
 * long or your signal timed out, and `deadline_exceeded` if the whole call took too long, or would have.
 */
export class TimeoutError extends NotewireError {
  static override readonly className = 'TimeoutError'
}

/** The signal aborted the call. `code` is `aborted`, `cause` the signal's reason. */
export class AbortError extends NotewireError {
  static override readonly className = 'AbortError'
}

/** The response is not one of a Notewire server; it often comes from a proxy. `code` is `invalid_response`. */
export class InvalidResponseError extends NotewireError {
  static override readonly className = 'InvalidResponseError'
}
