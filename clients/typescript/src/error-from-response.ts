import { parseJson } from './envelope.js'
import { NotewireError } from './errors.js'
import type { Fault } from './generated/models.js'
import { statusErrors } from './generated/status-errors.js'

/** Creates the error of a response without success, from its problem document (RFC 9457) or else from its status. */
export function errorFromResponse(
  label: string,
  response: Response,
  text: string,
  redact: (text: string) => string
): NotewireError {
  const { status, headers, statusText } = response
  // Redacted once it is parsed: in JSON, any character of the token can be written as an escape.
  const redactValue = (_: string, value: unknown) => (typeof value === 'string' ? redact(value) : value)
  const { code, detail, errors, request_id }: Record<string, unknown> = Object(parseJson(text, redactValue))
  const location = headers.get('location')
  // Browsers hide redirects: the status is 0, and there are no headers.
  const fallback =
    location || status === 0
      ? `the server redirects to ${location ?? 'another URL'}; set baseUrl to it`
      : `the response is ${status} ${statusText}`.trim()
  const ErrorClass = statusErrors[status] ?? NotewireError
  return new ErrorClass(label, {
    code: asText(code) ?? `http_${status}`,
    status,
    detail: asText(detail) ?? redact(fallback),
    errors: Array.isArray(errors) ? errors.filter((fault): fault is Fault => asText(fault?.detail) !== undefined) : [],
    requestId: requestIdOf(response, redact) ?? asText(request_id),
  })
}

/** Returns what identifies a request in the server's log. */
export const requestIdOf = ({ headers }: Response, redact: (text: string) => string) =>
  redact(headers.get('x-request-id') ?? '') || undefined

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)
