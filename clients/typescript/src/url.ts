import { givenEntries, invalidArgument } from './options.js'

/** Fills the parameters into a route; throws {@link InvalidArgumentError} if one is missing or cannot be part of a path. */
export const fillRoute = (route: string, parameters?: Record<string, unknown>): string =>
  route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(parameters?.[name] ?? '')
    // `.` and `..` change the path even if they are encoded (URL Standard, "double-dot URL path segment"), and half a
    // surrogate pair cannot be encoded.
    if (/^\.{0,2}$|\p{Surrogate}/u.test(text)) throw invalidArgument(route, `${name} must not be '${text}'`)
    return encodeURIComponent(text)
  })

/** Returns the query with its `?`, or an empty string; members that are `undefined` are left out. */
export function queryString(query: object | undefined): string {
  const given = givenEntries(query)
  return given[0] ? `?${new URLSearchParams(given)}` : ''
}
