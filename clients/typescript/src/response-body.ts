// Reads the body of a successful response: JSON, whose envelope holds the result in one member.
import { InvalidResponseError } from './errors.js'

/** Parses JSON; returns `undefined` for an empty body. */
export function parseJson(label: string, text: string, { status, headers }: Response): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    const type = headers.get('content-type') ?? 'no content type'
    const detail = `the response (${status}, ${type}) is not JSON; it may come from a proxy`
    const requestId = headers.get('x-request-id') ?? undefined
    throw new InvalidResponseError(label, { code: 'invalid_response', status, detail, requestId })
  }
}

/** Returns the result of a response that has none. */
export const nothing = () => undefined

/** Returns the object that a member of the envelope holds. */
export const member =
  <Name extends string>(name: Name) =>
  <Value>(body: Record<Name, Value>, route: string): Value => {
    const value = Object(body)[name]
    check(isObject(value) && !Array.isArray(value), name, route)
    return value
  }

/** Returns the array that a member of the envelope holds. */
export const array =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, route: string): Item[] => {
    const items = Object(body)[name]
    check(Array.isArray(items), name, route)
    return items
  }

/** Returns the first object of the array that a member of the envelope holds. */
export const first =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, route: string): Item => {
    const [item] = array(name)(body, route)
    check(isObject(item), name, route)
    return item as Item
  }

/** Returns the whole envelope of a page: its items and `meta`. */
export const page =
  <Name extends string>(name: Name) =>
  <Page extends Record<Name, unknown[]> & { meta: object }>(body: Page, route: string): Page => {
    array(name)(body, route)
    check(isObject(body.meta), 'meta', route)
    return body
  }

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function check(isValid: boolean, name: string, route: string) {
  if (isValid) return
  const detail = `the response has no valid ${name}; check that baseUrl is a Notewire server`
  throw new InvalidResponseError(route, { code: 'invalid_response', detail })
}
