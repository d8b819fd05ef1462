// Made from spec/ by `npm run generate`. Do not edit.
import { NotewireError } from '../errors.js'

/** A stable name of a failure. The contract may add to them: hence `string & {}`, which keeps the editor's suggestions. */
export type ProblemCode =
  | 'body_too_large'
  | 'caller_left_out'
  | 'forbidden'
  | 'group_exists'
  | 'group_in_use'
  | 'group_not_found'
  | 'internal'
  | 'invalid_icon'
  | 'invalid_json'
  | 'invalid_request'
  | 'method_not_allowed'
  | 'note_not_found'
  | 'rate_limited'
  | 'read_only_token'
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
 * Status 413.
 * - `body_too_large`: The body is larger than the server reads. Send less; a smaller icon is the usual remedy.
 */
export class PayloadTooLargeError extends NotewireError {
  static readonly status = 413
  override name = 'PayloadTooLargeError'
  declare readonly code: 'body_too_large' | (string & {})
}

/**
 * Status 400.
 * - `caller_left_out`: The change would leave you out of your private note. List yourself among `users`, or one of your groups among `groups`.
 * - `invalid_icon`: The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. Its content decides, not its name or a claimed type; SVG is refused. Send such an image, smaller if need be, and its Base64 without line breaks.
 * - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
 * - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
 * - `target_refused`: The target's address cannot be reached from this server by policy: not http or https, with user or password in it, or in a private network that the server's `WEBHOOK_ALLOW` does not open. Use a public address, or have the network or host added to `WEBHOOK_ALLOW`.
 * - `unknown_groups`: Some `groups` are not names of groups. Nothing was changed. `errors` names each, and unknown users too if there are any: correct them, or create the groups first.
 * - `unknown_users`: Some `users` are not codes of users of this team. Nothing was changed. `errors` names each: correct or leave them out. An admin adds users on the server's command line.
 */
export class BadRequestError extends NotewireError {
  static readonly status = 400
  override name = 'BadRequestError'
  declare readonly code: 'caller_left_out' | 'invalid_icon' | 'invalid_json' | 'invalid_request' | 'target_refused' | 'unknown_groups' | 'unknown_users' | (string & {})
}

/**
 * Status 403.
 * - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
 * - `read_only_token`: The token is for reading only. Use one with scope `write`.
 */
export class ForbiddenError extends NotewireError {
  static readonly status = 403
  override name = 'ForbiddenError'
  declare readonly code: 'forbidden' | 'read_only_token' | (string & {})
}

/**
 * Status 409.
 * - `group_exists`: A group of this name exists. Use it, or choose another name.
 * - `group_in_use`: Without this group or its members, private notes would have no participant left. Nothing was changed. List someone on the notes that `detail` names, then try again.
 * - `too_many_services`: The note has as many integrations as it may have. Remove one first.
 */
export class ConflictError extends NotewireError {
  static readonly status = 409
  override name = 'ConflictError'
  declare readonly code: 'group_exists' | 'group_in_use' | 'too_many_services' | (string & {})
}

/**
 * Status 404.
 * - `group_not_found`: No group has this name, or it is one that you cannot see. Compare the name with the list of groups. Names are percent-encoded in paths, `/` as `%2F`.
 * - `note_not_found`: No note has this code, or it is one that you cannot see. Compare the code with the list of notes, and ask a participant to add you if it is private.
 * - `route_not_found`: The address is not one of this interface. Look at the path, and at its `/api/v1`.
 * - `service_not_found`: The note has no integration with this number. List its integrations; it may have been deleted already.
 */
export class NotFoundError extends NotewireError {
  static readonly status = 404
  override name = 'NotFoundError'
  declare readonly code: 'group_not_found' | 'note_not_found' | 'route_not_found' | 'service_not_found' | (string & {})
}

/**
 * Status 500.
 * - `internal`: The server failed. It is logged with the `request_id`: tell those who run the server. Asking again may or may not help.
 */
export class InternalServerError extends NotewireError {
  static readonly status = 500
  override name = 'InternalServerError'
  declare readonly code: 'internal' | (string & {})
}

/**
 * Status 405.
 * - `method_not_allowed`: The address exists, but not for this method. Use one of the methods that `Allow` names.
 */
export class MethodNotAllowedError extends NotewireError {
  static readonly status = 405
  override name = 'MethodNotAllowedError'
  declare readonly code: 'method_not_allowed' | (string & {})
}

/**
 * Status 429.
 * - `rate_limited`: The token has used its budget of requests. Wait as many seconds as `Retry-After` says.
 */
export class TooManyRequestsError extends NotewireError {
  static readonly status = 429
  override name = 'TooManyRequestsError'
  declare readonly code: 'rate_limited' | (string & {})
}

/**
 * Status 401.
 * - `unauthenticated`: The access token is missing, malformed, unknown, expired or revoked, or its user is disabled. Send `Authorization: Bearer` with a valid one; `notewire tokens create` makes it.
 */
export class UnauthorizedError extends NotewireError {
  static readonly status = 401
  override name = 'UnauthorizedError'
  declare readonly code: 'unauthenticated' | (string & {})
}

/**
 * Status 503.
 * - `unavailable`: The server or its database cannot answer now. Ask again in as many seconds as `Retry-After` says. Where it was a change, look first whether it was made.
 */
export class ServiceUnavailableError extends NotewireError {
  static readonly status = 503
  override name = 'ServiceUnavailableError'
  declare readonly code: 'unavailable' | (string & {})
}

/**
 * Status 415.
 * - `unsupported_media_type`: The body is not labelled as JSON. Send `Content-Type: application/json`.
 */
export class UnsupportedMediaTypeError extends NotewireError {
  static readonly status = 415
  override name = 'UnsupportedMediaTypeError'
  declare readonly code: 'unsupported_media_type' | (string & {})
}
