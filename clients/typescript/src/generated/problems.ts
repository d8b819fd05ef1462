// Made from spec/ by `npm run generate`. Do not edit.
import type { Fault } from './models.js'

/** A failure (RFC 9457). */
export interface Problem {
  /** URL of the documentation of this failure. */
  type: string
  /** Short name of the failure, always the same for a `code`. */
  title: string
  /** Status code of the response. */
  status: number
  /** What went wrong in this request and how to fix it, written for people. */
  detail: string
  /** Stable identifier of the failure, for programs to check. */
  code: string
  /** The `X-Request-Id` of the response. Include it when you report a failure. */
  request_id: string
  /** `detail` of each fault, or `detail` itself if there is none. */
  messages: string[]
  /** The faults of the request and their places. Only for invalid input. */
  errors?: Fault[] | undefined
}

/** The body is larger than the server accepts. */
export interface BodyTooLarge extends Problem {
  status: 413
  code: 'body_too_large'
  title: 'Body too large'
}

/** You would not take part in this private note after the change. Admins, who see private notes in which they take no part, must take part too when they set `scope`, `users` or `groups`. */
export interface CallerLeftOut extends Problem {
  status: 400
  code: 'caller_left_out'
  title: 'Caller left out'
}

/** The request expects something that the server does not provide. */
export interface ExpectationFailed extends Problem {
  status: 417
  code: 'expectation_failed'
  title: 'Expectation failed'
}

/** You can see this resource, but your role does not allow this operation. */
export interface Forbidden extends Problem {
  status: 403
  code: 'forbidden'
  title: 'Forbidden'
}

/** A group with this name already exists. */
export interface GroupExists extends Problem {
  status: 409
  code: 'group_exists'
  title: 'Group already exists'
}

/** Without this group or its members, private notes would have no participants. Nothing was changed. */
export interface GroupInUse extends Problem {
  status: 409
  code: 'group_in_use'
  title: 'Group in use'
}

/** No group has this name, or you cannot see it. */
export interface GroupNotFound extends Problem {
  status: 404
  code: 'group_not_found'
  title: 'Group not found'
}

/** The request line and the header fields are larger than the server accepts. */
export interface HeadersTooLarge extends Problem {
  status: 431
  code: 'headers_too_large'
  title: 'Headers too large'
}

/** The `Idempotency-Key` belongs to another request of the last 24 hours: one with another method, path or body. Nothing was changed. */
export interface IdempotencyKeyReused extends Problem {
  status: 422
  code: 'idempotency_key_reused'
  title: 'Idempotency key reused'
}

/** The server failed. */
export interface Internal extends Problem {
  status: 500
  code: 'internal'
  title: 'Internal error'
}

/** The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. The type is detected from the content. SVG is not accepted. */
export interface InvalidIcon extends Problem {
  status: 400
  code: 'invalid_icon'
  title: 'Invalid icon'
}

/** The body is not valid JSON in UTF-8. */
export interface InvalidJson extends Problem {
  status: 400
  code: 'invalid_json'
  title: 'Invalid JSON'
}

/** Fields or parameters are missing, unknown or invalid. */
export interface InvalidRequest extends Problem {
  status: 400
  code: 'invalid_request'
  title: 'Invalid request'
}

/** The note has none of the ETags in `If-Match`, usually because somebody has changed it. Nothing was changed. */
export interface NoteChanged extends Problem {
  status: 412
  code: 'note_changed'
  title: 'Note changed'
}

/** No note has this code, or you cannot see it. */
export interface NoteNotFound extends Problem {
  status: 404
  code: 'note_not_found'
  title: 'Note not found'
}

/** The token has used up its rate limit. */
export interface RateLimited extends Problem {
  status: 429
  code: 'rate_limited'
  title: 'Too many requests'
}

/** The token is read-only. */
export interface ReadOnlyToken extends Problem {
  status: 403
  code: 'read_only_token'
  title: 'Read-only token'
}

/** The request did not arrive completely within 60 seconds, or before the server stopped. */
export interface RequestTimeout extends Problem {
  status: 408
  code: 'request_timeout'
  title: 'Request timeout'
}

/** The note has no service integration with this number. */
export interface ServiceNotFound extends Problem {
  status: 404
  code: 'service_not_found'
  title: 'Service integration not found'
}

/** The server may not send to this target: its URL is not http or https, contains a username or password, or leads to a private address that the server's `WEBHOOK_ALLOW` does not list. */
export interface TargetRefused extends Problem {
  status: 400
  code: 'target_refused'
  title: 'Target refused'
}

/** The note already has the maximum number of service integrations. */
export interface TooManyServices extends Problem {
  status: 409
  code: 'too_many_services'
  title: 'Too many service integrations'
}

/** The access token is missing, malformed, unknown, expired or revoked, or its user is disabled. */
export interface Unauthenticated extends Problem {
  status: 401
  code: 'unauthenticated'
  title: 'Authentication required'
}

/** The server or its database is temporarily unavailable. */
export interface Unavailable extends Problem {
  status: 503
  code: 'unavailable'
  title: 'Service unavailable'
}

/** Some names in `groups` belong to no group. Nothing was changed. */
export interface UnknownGroups extends Problem {
  status: 400
  code: 'unknown_groups'
  title: 'Unknown groups'
}

/** Some codes in `users` belong to no user of this team. Nothing was changed. */
export interface UnknownUsers extends Problem {
  status: 400
  code: 'unknown_users'
  title: 'Unknown users'
}

/** The body is not declared as JSON, or is compressed. */
export interface UnsupportedMediaType extends Problem {
  status: 415
  code: 'unsupported_media_type'
  title: 'Unsupported media type'
}
