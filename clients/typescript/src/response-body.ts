// Returns the result from the body of a successful response: JSON, whose envelope holds it in one member.

/** Returns a value of a response; throws {@link InvalidResponseError} if it is not valid. */
export type Check = <Value>(name: string, value: Value, isValid: (value: unknown) => boolean) => Value

/** Returns the result of a call. */
export type Unwrap<Body, Data> = (body: Body, check: Check, status: number) => Data

/** Returns the result of a response that has none. A proxy's page is no proof that the server did its work. */
export const nothing: Unwrap<unknown, void> = (_, check, status) => check('status', undefined, () => status === 204)

/** Returns the object that a member of the envelope holds. */
export const member =
  <Name extends string>(name: Name) =>
  <Value>(body: Record<Name, Value>, check: Check): Value =>
    check<Value>(name, Object(body)[name], isObject)

/** Returns the array that a member of the envelope holds. */
export const array =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, check: Check): Item[] =>
    check(name, Object(body)[name], Array.isArray)

/** Returns the first object of the array that a member of the envelope holds. */
export const first =
  <Name extends string>(name: Name) =>
  <Item>(body: Record<Name, Item[]>, check: Check): Item =>
    check<Item>(name, Object(body)[name]?.[0], isObject)

/** Returns the whole envelope of a page: its items and `meta`. */
export const page =
  <Name extends string>(name: Name) =>
  <Page extends Record<Name, unknown[]> & { meta: object }>(body: Page, check: Check): Page => {
    array(name)(body, check)
    member('meta')(body, check)
    return body
  }

const isObject = (value: unknown) => Object(value) === value && !Array.isArray(value)
