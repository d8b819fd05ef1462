import { NotewireError } from './errors.js'
import * as statusErrors from './generated/errors.js'
import type { Fault } from './generated/models.js'

const classByStatus = new Map<number, typeof NotewireError>(
  Object.values(statusErrors).map((errorClass) => [errorClass.status, errorClass])
)

/** Creates the error of a response without success, from its problem document (RFC 9457) or else from its status. */
export function errorFromResponse(label: string, response: Response, text: string): NotewireError {
  const { status, headers, statusText } = response
  const { code, detail, errors, request_id } = parseProblem(text)
  const ErrorClass = classByStatus.get(status) ?? NotewireError
  return new ErrorClass(label, {
    code: asText(code) ?? `http_${status}`,
    status,
    detail: asText(detail) ?? detailFromStatus(status, statusText, headers.get('location')),
    errors: Array.isArray(errors) ? errors.filter((fault): fault is Fault => asText(fault?.detail) !== undefined) : [],
    requestId: headers.get('x-request-id') ?? asText(request_id),
  })
}

function detailFromStatus(status: number, statusText: string, location: string | null): string {
  // Browsers hide redirects: the status is 0, and there are no headers.
  return location || status === 0
    ? `the server redirects to ${location ?? 'another URL'}; set baseUrl to that URL`
    : `the server responded with ${status} ${statusText}`.trim()
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

function parseProblem(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
