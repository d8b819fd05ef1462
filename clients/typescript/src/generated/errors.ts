// Made from spec/ by `npm run generate`. Do not edit.
import { NotewireError } from '../errors.js'

/** Stable name of a failure. `string & {}` admits codes that later versions add, and keeps the editor's suggestions. */
export type ProblemCode =
  | 'body_too_large'
  | 'caller_left_out'
  | 'expectation_failed'
  | 'forbidden'
  | 'group_exists'
  | 'group_in_use'
  | 'group_not_found'
  | 'headers_too_large'
  | 'idempotency_key_reused'
  | 'internal'
  | 'invalid_icon'
  | 'invalid_json'
  | 'invalid_request'
  | 'method_not_allowed'
  | 'note_changed'
  | 'note_not_found'
  | 'rate_limited'
  | 'read_only_token'
  | 'request_timeout'
  | 'route_not_found'
  | 'service_not_found'
  | 'target_refused'
  | 'too_many_services'
  | 'unauthenticated'
  | 'unavailable'
  | 'unknown_groups'
  | 'unknown_users'
  | 'unsupported_media_type'
  | (string & {})

/**
 * The server responded with status 413.
 * - `body_too_large`: The body is larger than the server accepts. Send less. A smaller icon usually helps.
 */
export class PayloadTooLargeError extends NotewireError {
  static override readonly className = 'PayloadTooLargeError'
  declare readonly code: 'body_too_large' | (string & {})
}

/**
 * The server responded with status 400.
 * - `caller_left_out`: You would not take part in this private note after the change. Admins, who see private notes in which they take no part, must take part too when they set `scope`, `users` or `groups`. Include yourself in `users`, or one of your groups in `groups`.
 * - `invalid_icon`: The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. The type is detected from the content. SVG is not accepted. Send an image of one of these formats, small enough, as Base64.
 * - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
 * - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
 * - `target_refused`: The server may not send to this target: its URL is not http or https, contains a username or password, or leads to a private address that the server's `WEBHOOK_ALLOW` does not list. Use a public address, or have the network or host added to `WEBHOOK_ALLOW`.
 * - `unknown_groups`: Some names in `groups` belong to no group. Nothing was changed. Correct the names that `errors` lists, along with any unknown users, or create the groups first.
 * - `unknown_users`: Some codes in `users` belong to no user of this team. Nothing was changed. Correct or remove the codes that `errors` lists. An admin can add users on the server's command line.
 */
export class BadRequestError extends NotewireError {
  static override readonly className = 'BadRequestError'
  declare readonly code: 'caller_left_out' | 'invalid_icon' | 'invalid_json' | 'invalid_request' | 'target_refused' | 'unknown_groups' | 'unknown_users' | (string & {})
}

/**
 * The server responded with status 403.
 * - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
 * - `read_only_token`: The token is read-only. Use a token with scope `write`.
 */
export class ForbiddenError extends NotewireError {
  static override readonly className = 'ForbiddenError'
  declare readonly code: 'forbidden' | 'read_only_token' | (string & {})
}

/**
 * The server responded with status 409.
 * - `group_exists`: A group with this name already exists. Use that group, or choose another name.
 * - `group_in_use`: Without this group or its members, private notes would have no participants. Nothing was changed. Add a participant to the notes that `detail` names, and try again.
 * - `too_many_services`: The note already has the maximum number of service integrations. Delete one of them first.
 */
export class ConflictError extends NotewireError {
  static override readonly className = 'ConflictError'
  declare readonly code: 'group_exists' | 'group_in_use' | 'too_many_services' | (string & {})
}

/**
 * The server responded with status 404.
 * - `group_not_found`: No group has this name, or you cannot see it. Check the name against the list of groups. In paths, percent-encode names: `/` is `%2F`.
 * - `note_not_found`: No note has this code, or you cannot see it. Check the code against the list of notes. If the note is private, ask a participant to add you.
 * - `route_not_found`: The path does not exist. Check the path and its prefix, `/api/v1`.
 * - `service_not_found`: The note has no service integration with this number. List the note's integrations. This one may have been deleted already.
 */
export class NotFoundError extends NotewireError {
  static override readonly className = 'NotFoundError'
  declare readonly code: 'group_not_found' | 'note_not_found' | 'route_not_found' | 'service_not_found' | (string & {})
}

/**
 * The server responded with status 422.
 * - `idempotency_key_reused`: The `Idempotency-Key` belongs to another request of the last 24 hours: one with another method, path or body. Nothing was changed. Choose a new key for every new request. Use a key again only to repeat the same request.
 */
export class UnprocessableEntityError extends NotewireError {
  static override readonly className = 'UnprocessableEntityError'
  declare readonly code: 'idempotency_key_reused' | (string & {})
}

/**
 * The server responded with status 500.
 * - `internal`: The server failed. Report the `request_id` to the server's operators, who can look it up in the log. Trying again may or may not help.
 */
export class InternalServerError extends NotewireError {
  static override readonly className = 'InternalServerError'
  declare readonly code: 'internal' | (string & {})
}

/**
 * The server responded with status 412.
 * - `note_changed`: The note has none of the ETags in `If-Match`, usually because somebody has changed it. Nothing was changed. Get the note again, apply your change to what it looks like now, and send it with the new `ETag`.
 */
export class PreconditionFailedError extends NotewireError {
  static override readonly className = 'PreconditionFailedError'
  declare readonly code: 'note_changed' | (string & {})
}

/**
 * The server responded with status 429.
 * - `rate_limited`: The token has used up its rate limit. Wait for the number of seconds in `Retry-After`.
 */
export class TooManyRequestsError extends NotewireError {
  static override readonly className = 'TooManyRequestsError'
  declare readonly code: 'rate_limited' | (string & {})
}

/**
 * The server responded with status 401.
 * - `unauthenticated`: The access token is missing, malformed, unknown, expired or revoked, or its user is disabled. Send a valid token as `Authorization: Bearer nwt_…`. `notewire tokens create` creates one.
 */
export class UnauthorizedError extends NotewireError {
  static override readonly className = 'UnauthorizedError'
  declare readonly code: 'unauthenticated' | (string & {})
}

/**
 * The server responded with status 503.
 * - `unavailable`: The server or its database is temporarily unavailable. Try again after the number of seconds in `Retry-After`. If the request was a change, repeat it with the same `Idempotency-Key`, or check first whether it was made.
 */
export class ServiceUnavailableError extends NotewireError {
  static override readonly className = 'ServiceUnavailableError'
  declare readonly code: 'unavailable' | (string & {})
}
