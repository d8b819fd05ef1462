// Reads the body of a successful response: JSON, whose envelope holds the result in one member.
import { InvalidResponseError } from './errors.js'

/** A response and the label of its call, which errors begin with. */
export interface LabeledResponse {
  label: string
  response: Response
}

/** Parses JSON; returns `undefined` for an empty body. */
export function parseJson(text: string, source: LabeledResponse): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    const { status, headers } = source.response
    const type = headers.get('content-type') ?? 'no content type'
    throw invalidResponse(source, `the response (${status}, ${type}) is not JSON; it may come from a proxy`)
  }
}

/** Returns the result of a response that has none. */
export const nothing = () => undefined

/** Returns the object that a member of the envelope holds. */
export const member =
  <Name extends string>(name: Name) =>
  <Value>(body: Record<Name, Value>, source: LabeledResponse): Value => {
    const value = Object(body)[name]
    check(isObject(value) && !Array.isArray(value), name, source)
    return value
  }

/** Returns the array that a member of the envelope holds. */
export const array =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, source: LabeledResponse): Item[] => {
    const items = Object(body)[name]
    check(Array.isArray(items), name, source)
    return items
  }

/** Returns the first object of the array that a member of the envelope holds. */
export const first =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, source: LabeledResponse): Item => {
    const [item] = array(name)(body, source)
    check(isObject(item), name, source)
    return item as Item
  }

/** Returns the whole envelope of a page: its items and `meta`. */
export const page =
  <Name extends string>(name: Name) =>
  <Page extends Record<Name, unknown[]> & { meta: object }>(body: Page, source: LabeledResponse): Page => {
    array(name)(body, source)
    check(isObject(body.meta), 'meta', source)
    return body
  }

/** Creates the error of a response that the contract does not allow. */
export function invalidResponse({ label, response }: LabeledResponse, detail: string): InvalidResponseError {
  const { status, headers } = response
  const requestId = headers.get('x-request-id') ?? undefined
  return new InvalidResponseError(label, { code: 'invalid_response', status, detail, requestId })
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function check(isValid: boolean, name: string, source: LabeledResponse) {
  if (isValid) return
  throw invalidResponse(source, `the response has no valid ${name}; check that baseUrl is a Notewire server`)
}
