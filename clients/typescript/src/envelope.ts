// Returns the result from the body of a successful response: JSON, whose envelope holds it in one member.

/** Throws the error of a response that lacks what the contract states. */
export type Invalid = (name: string) => never

/** Returns the result of a call. */
export type Unwrap<Body, Data> = (body: Body, invalid: Invalid, status: number) => Data

/** Returns the result of a response that has none. A proxy's page is no proof that the server did its work. */
export const nothing: Unwrap<unknown, void> = (_, invalid, status) => (status === 204 ? undefined : invalid('status'))

/** Returns the envelope. */
export const envelope = <Body>(body: Body, invalid: Invalid, status: number): Body =>
  status === 204 || isObject(body) ? body : invalid('body')

/** Returns the object that a member of the envelope holds. */
export const member =
  <Name extends string>(name: Name) =>
  <Value>(body: Record<Name, Value>, invalid: Invalid): Value =>
    isObject(Object(body)[name]) ? body[name] : invalid(name)

/** Returns the array that a member of the envelope holds. */
export const array =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, invalid: Invalid): Item[] =>
    Array.isArray(Object(body)[name]) ? body[name] : invalid(name)

/** Returns the first object of the array that a member of the envelope holds. */
export const first =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, invalid: Invalid): Item =>
    array(name)(body, invalid).find(isObject) ?? invalid(name)

/** Returns the whole envelope of a page: its items and `meta`. */
export const page =
  <Name extends string>(name: Name) =>
  <Page extends Record<Name, unknown[]> & { meta: object }>(body: Page, invalid: Invalid): Page => {
    array(name)(body, invalid)
    member('meta')(body, invalid)
    return body
  }

/** Parses JSON; returns `undefined` if it is not valid. */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown) => Object(value) === value && !Array.isArray(value)
