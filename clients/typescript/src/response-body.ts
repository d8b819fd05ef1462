// Reads the body of a successful response: JSON, whose envelope holds the result in one member.
import { InvalidResponseError } from './errors.js'

/** A response, and what its errors need. */
export interface ResponseSource {
  /** What errors begin with: the method and path of the request. */
  label: string
  response: Response
  /** Replaces the token in a text. */
  redact: (text: string) => string
}

/** A response whose body has been read. */
export interface Received extends ResponseSource {
  text: string
}

/** Parses a body; returns `undefined` if it is empty. */
export function parseJson(received: Received): unknown {
  const { text, response } = received
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    const { status, headers } = response
    const type = headers.get('content-type') ?? 'no content type'
    throw invalidResponse(received, `the response (${status}, ${type}) is not JSON; it may come from a proxy`)
  }
}

/** Returns the result of a response that has none. A proxy's page is no proof that the server did its work. */
export const nothing = (_: unknown, source: ResponseSource) => check(source.response.status === 204, 'status', source)

/** Returns the object that a member of the envelope holds. */
export const member =
  <Name extends string>(name: Name) =>
  <Value>(body: Record<Name, Value>, source: ResponseSource): Value => {
    const value = Object(body)[name]
    check(isObject(value) && !Array.isArray(value), name, source)
    return value
  }

/** Returns the array that a member of the envelope holds. */
export const array =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, source: ResponseSource): Item[] => {
    const items = Object(body)[name]
    check(Array.isArray(items), name, source)
    return items
  }

/** Returns the first object of the array that a member of the envelope holds. */
export const first =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, source: ResponseSource): Item => {
    const [item] = array(name)(body, source)
    check(isObject(item), name, source)
    return item as Item
  }

/** Returns the whole envelope of a page: its items and `meta`. */
export const page =
  <Name extends string>(name: Name) =>
  <Page extends Record<Name, unknown[]> & { meta: object }>(body: Page, source: ResponseSource): Page => {
    array(name)(body, source)
    check(isObject(body.meta), 'meta', source)
    return body
  }

/** Creates the error of a response that the contract does not allow. */
export function invalidResponse(source: ResponseSource, detail: string): InvalidResponseError {
  const { label, response, redact } = source
  return new InvalidResponseError(label, {
    code: 'invalid_response',
    status: response.status,
    detail: redact(detail),
    requestId: requestIdOf(source),
  })
}

export const requestIdOf = ({ response, redact }: ResponseSource) =>
  redact(response.headers.get('x-request-id') ?? '') || undefined

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function check(isValid: boolean, name: string, source: ResponseSource): void {
  if (isValid) return
  throw invalidResponse(source, `the response has no valid ${name}; check that baseUrl is a Notewire server`)
}
