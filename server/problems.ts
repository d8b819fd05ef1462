// Every failure that the service answers with, one function for each that is thrown. Status, code and title are the
// contract's; here is the sentence for this time.
import { limits } from '../generated/limits.js'
import { problems } from '../generated/problems.js'

export type ProblemCode = keyof typeof problems

/** One fault of a request: where it is, by JSON Pointer (RFC 6901) or name of a parameter, and what is wrong. */
export interface Fault {
  pointer?: string
  parameter?: string
  detail: string
}

/** A failure to be answered as a problem document (RFC 9457). */
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

/** The problem document. `messages` repeats it as plain sentences, which programs for this interface print. */
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

const withFaults = (code: ProblemCode, faults: Fault[]) => {
  const [first, ...others] = faults
  const more = others.length === 0 ? '' : `; and ${others.length} more ${others.length === 1 ? 'fault' : 'faults'}`
  return new Problem(code, `${first?.detail}${more}`, faults)
}

/** Puts the place of a fault into words: `/users/1` is users/1, the empty pointer the body. */
export const label = ({ pointer, parameter }: Omit<Fault, 'detail'>) =>
  parameter ?? (pointer ? pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~') : 'the body')

export const invalidRequest = (faults: Fault[]) => withFaults('invalid_request', faults)
export const malformedRequest = (detail: string) => new Problem('invalid_request', detail)
export const malformedAddress = () =>
  malformedRequest('The address is too long, or not percent-encoded as it must be (RFC 3986).')
export const invalidJson = (why: string) => new Problem('invalid_json', `The body is not JSON: ${why}`)
export const invalidIcon = (why: string) => withFaults('invalid_icon', [{ pointer: '/icon', detail: `icon ${why}` }])
export const callerLeftOut = () =>
  withFaults('caller_left_out', [
    { pointer: '/users', detail: 'users must list you, unless one of your groups is among groups' },
  ])
export const targetRefused = (why: string) =>
  withFaults('target_refused', [{ pointer: '/webhook_url', detail: `webhook_url ${why}` }])

/** Unknown codes and names, each by its place in the request. */
export const unknownParticipants = (users: Fault[], groups: Fault[]) =>
  withFaults(users.length > 0 ? 'unknown_users' : 'unknown_groups', [...users, ...groups])

/** `sent`: whether there was a token at all (RFC 6750, section 3.1). */
export const unauthenticated = (sent: boolean) =>
  new Problem('unauthenticated', 'Send a valid access token: Authorization: Bearer nwt_…', undefined, {
    'www-authenticate': `Bearer realm="notewire"${sent ? ', error="invalid_token"' : ''}`,
  })
export const forbidden = (detail: string) => new Problem('forbidden', detail)
export const readOnlyToken = () => new Problem('read_only_token', 'This token is for reading only.')

export const noteNotFound = (code: string) =>
  new Problem('note_not_found', `There is no note '${code}' that you can see.`)
export const groupNotFound = (name: string) =>
  new Problem('group_not_found', `There is no group '${name}' that you can see.`)
export const serviceNotFound = (id: number) => new Problem('service_not_found', `The note has no integration ${id}.`)
export const routeNotFound = (path: string) => new Problem('route_not_found', `There is nothing at ${path}.`)
export const methodNotAllowed = (method: string, path: string, allow: string) =>
  new Problem('method_not_allowed', `${path} has no ${method}, only ${allow}.`, undefined, { allow })

export const groupExists = (name: string) => new Problem('group_exists', `There is a group '${name}' already.`)
export const groupInUse = (notes: string[]) => {
  const more = notes.length > 10 ? ` and ${notes.length - 10} more` : ''
  return new Problem(
    'group_in_use',
    `Nobody else takes part in these private notes: ${notes.slice(0, 10).join(', ')}${more}.`
  )
}
export const tooManyServices = () =>
  new Problem('too_many_services', `The note has ${limits.services_per_note} integrations, the most that it may have.`)

export const bodyTooLarge = () => new Problem('body_too_large', `The body has more than ${limits.body_bytes} bytes.`)
export const unsupportedMediaType = () =>
  new Problem('unsupported_media_type', 'Send the body with Content-Type: application/json.')

export const rateLimited = (limit: number, seconds: number) =>
  new Problem(
    'rate_limited',
    `The budget of ${limit} requests a minute is used up; wait ${seconds} seconds.`,
    undefined,
    {
      'retry-after': String(seconds),
    }
  )
export const internal = () => new Problem('internal', 'The server failed. It is logged with this request_id.')
const notNow = (detail: string) => new Problem('unavailable', detail, undefined, { 'retry-after': '5' })
export const unavailable = () => notNow('The database cannot be used now. Try again in 5 seconds.')
export const outcomeUnknown = () =>
  notNow('The connection to the database was lost just then: the change may be made or not. Look before you try again.')
