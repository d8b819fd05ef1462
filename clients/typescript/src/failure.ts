// A response that is no success, as an error of its class.
import { NotewireError } from './errors.js'
import * as failures from './generated/failures.js'
import type { Fault } from './generated/operations.js'

const kinds = new Map<number, typeof NotewireError>(Object.values(failures).map((kind) => [kind.status, kind]))

/** The failure that a response reports: its problem document (RFC 9457), or what its status says. */
export function failureOf(doing: string, response: Response, text: string): NotewireError {
  const { status, headers, statusText } = response
  const { code, detail, errors, request_id } = problemIn(text)
  const location = headers.get('location')
  return new (kinds.get(status) ?? NotewireError)(doing, {
    code: asText(code) ?? `http_${status}`,
    status,
    detail:
      asText(detail) ??
      // A browser shows nothing of a redirect, not even its status.
      (location || status === 0
        ? `the server is at ${location ?? 'another address'}: set baseUrl to that`
        : `the server answered ${status} ${statusText}`.trim()),
    errors: Array.isArray(errors) ? errors.filter((fault): fault is Fault => asText(fault?.detail) !== undefined) : [],
    requestId: headers.get('x-request-id') ?? asText(request_id),
  })
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

function problemIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
