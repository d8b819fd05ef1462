// Every failure that the service answers with: one function for each. The contract defines code, status and title; the
// functions add the sentence about this request.
import { limits } from '../generated/limits.js'
import { problems } from '../generated/problems.js'

export type ProblemCode = keyof typeof problems

/** One fault of a request: its place, as a JSON Pointer (RFC 6901) or the name of a parameter, and what is wrong. */
export interface Fault {
  pointer?: string
  parameter?: string
  detail: string
}

/** A failure, to be answered as a problem document (RFC 9457). */
export class Problem extends Error {
  readonly status: number
  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly faults?: Fault[],
    readonly headers: Record<string, string> = {}
  ) {
    super(`${code}: ${detail}`)
    this.status = problems[code].status
  }
}

/** Returns the problem document. `messages` repeats it as plain sentences, because existing programs print those. */
export const problemBody = ({ code, status, detail, faults }: Problem, requestId: string, baseUrl: string) => ({
  type: `${baseUrl}/docs/failures#${code}`,
  title: problems[code].title,
  status,
  detail,
  code,
  request_id: requestId,
  messages: faults?.map((fault) => fault.detail) ?? [detail],
  ...(faults && { errors: faults }),
})

// 400

export const invalidRequest = (faults: Fault[]) => withFaults('invalid_request', faults)
export const malformedRequest = (detail: string) => new Problem('invalid_request', detail)
export const malformedUrl = () =>
  malformedRequest('The URL is too long, or its percent-encoding is invalid (RFC 3986, section 2.1).')
export const unencodedUrl = (character: string | undefined, encoded: string) =>
  malformedRequest(
    character === undefined
      ? `The URL contains bytes that must be percent-encoded, such as ${encoded} (RFC 3986, section 2.1).`
      : `The URL contains '${character}', which must be percent-encoded as ${encoded} (RFC 3986, section 2.1).`
  )
export const invalidJson = (reason: string) => new Problem('invalid_json', `The body is not valid JSON: ${reason}`)
export const invalidIcon = (fault: string) =>
  withFaults('invalid_icon', [{ pointer: '/icon', detail: `icon ${fault}` }])
export const callerLeftOut = () =>
  withFaults('caller_left_out', [
    { pointer: '/users', detail: 'users must include you, or groups must include one of your groups' },
  ])
export const targetRefused = (fault: string) =>
  withFaults('target_refused', [{ pointer: '/webhook_url', detail: `webhook_url ${fault}` }])

/** Unknown users decide the code, but the failure lists the faults of both. */
export const unknownParticipants = (users: Fault[], groups: Fault[]) =>
  withFaults(users.length > 0 ? 'unknown_users' : 'unknown_groups', [...users, ...groups])

// 401, 403

/** A request with a token gets `error="invalid_token"`, one without does not (RFC 6750, section 3.1). */
export const unauthenticated = (hasToken: boolean) =>
  new Problem('unauthenticated', 'A valid access token is required: Authorization: Bearer nwt_…', undefined, {
    'www-authenticate': `Bearer realm="notewire"${hasToken ? ', error="invalid_token"' : ''}`,
  })
export const forbidden = (detail: string) => new Problem('forbidden', detail)
export const readOnlyToken = () => new Problem('read_only_token', 'This token is read-only.')

// 404, 405

export const noteNotFound = (code: string) =>
  new Problem('note_not_found', `Note '${code}' does not exist, or you cannot see it.`)
export const groupNotFound = (name: string) =>
  new Problem('group_not_found', `Group '${name}' does not exist, or you cannot see it.`)
export const serviceNotFound = (id: number | string) =>
  new Problem('service_not_found', `The note has no service integration ${id}.`)
/** A number in a path that is not in canonical form, or out of range, cannot be that of a resource. */
export function numberNamesNothing(parameter: string, text: string) {
  if (parameter !== 'service_id') throw new Error(`No failure is known for the path parameter ${parameter}`)
  return serviceNotFound(text)
}
export const routeNotFound = (path: string) => new Problem('route_not_found', `The path ${path} does not exist.`)
export const methodNotAllowed = (method: string, allowed: string[]) =>
  new Problem('method_not_allowed', `${method} is not allowed here; use ${joinWithOr(allowed)}.`, undefined, {
    allow: allowed.join(', '),
  })

// 408

export const requestTimeout = () => new Problem('request_timeout', 'The request did not arrive completely in time.')

// 409

export const groupExists = (name: string) => new Problem('group_exists', `A group named '${name}' already exists.`)
export const groupInUse = (noteCodes: string[]) => {
  const named = noteCodes.slice(0, 10)
  const more = noteCodes.length - named.length
  const notes = joinWithAnd(more > 0 ? [...named, `${more} more`] : named)
  return new Problem('group_in_use', `Without this group, these private notes would have no participants: ${notes}.`)
}
export const tooManyServices = () =>
  new Problem('too_many_services', `A note can have at most ${limits.services_per_note} service integrations.`)

// 412

export const noteChanged = (code: string, etag: string) =>
  new Problem('note_changed', `Note '${code}' has changed: it has none of the ETags in If-Match.`, undefined, { etag })

// 413, 415, 417, 422, 429, 431

export const bodyTooLarge = () => new Problem('body_too_large', `The body must not exceed ${limits.body_bytes} bytes.`)
export const unsupportedMediaType = () =>
  new Problem('unsupported_media_type', 'The body must be sent with Content-Type: application/json.')
export const compressedBody = (encoding: string) =>
  new Problem(
    'unsupported_media_type',
    `The body must be sent without Content-Encoding, not as '${encoding}'.`,
    undefined,
    {
      'accept-encoding': 'identity',
    }
  )
export const expectationFailed = (expectation: string) =>
  new Problem('expectation_failed', `Expect must be 100-continue, not '${expectation}'.`)
export const idempotencyKeyReused = () =>
  new Problem(
    'idempotency_key_reused',
    `This Idempotency-Key was used for another request in the last ${limits.idempotency_key_hours} hours.`
  )
export const rateLimited = (limit: number, seconds: number) =>
  new Problem(
    'rate_limited',
    `The rate limit of ${limit} requests per minute is used up; try again in ${count(seconds, 'second')}.`,
    undefined,
    { 'retry-after': String(seconds) }
  )

export const headersTooLarge = () =>
  new Problem(
    'headers_too_large',
    `The request line and the header fields must not exceed ${limits.header_bytes} bytes.`
  )

// 5xx

/** Clients are told to wait this long for the database. */
const retryAfterSeconds = 5

export const internal = () => new Problem('internal', 'The server failed. Its log has the cause under this request_id.')
export const unavailable = () =>
  unavailableBecause(`The database is unavailable. Try again in ${count(retryAfterSeconds, 'second')}.`)
export const outcomeUnknown = () =>
  unavailableBecause(
    'The connection to the database was lost during the change. Repeat the request with the same Idempotency-Key, or check first whether the change was made.'
  )

const unavailableBecause = (detail: string) =>
  new Problem('unavailable', detail, undefined, { 'retry-after': String(retryAfterSeconds) })

function withFaults(code: ProblemCode, faults: Fault[]) {
  const [first, ...others] = faults
  if (!first) throw new Error(`${code} needs a fault`)
  const more = others.length > 0 ? ` (and ${count(others.length, 'more fault')})` : ''
  return new Problem(code, first.detail + more, faults)
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Joins words as "a, b or c". */
export const joinWithOr = (words: string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)

/** Joins words as "a, b and c". */
const joinWithAnd = (words: string[]) => new Intl.ListFormat('en-GB').format(words)
