import { invalidArgument } from './options.js'

/** Fills the parameters into a route; throws {@link InvalidArgumentError} if one is missing or cannot be part of a path. */
export function fillRoute(route: string, parameters: Record<string, unknown> = {}): string {
  let filled = route
  for (const name in parameters) {
    const text = String(parameters[name] ?? '')
    // `.` and `..` change the path even if they are encoded (URL Standard, "double-dot URL path segment"), and half a
    // surrogate pair cannot be encoded.
    if (/^\.{0,2}$|\p{Surrogate}/u.test(text)) throw invalidArgument(route, `${name} must not be '${text}'`)
    filled = filled.replace(`{${name}}`, encodeURIComponent(text))
  }
  if (filled.includes('{')) throw invalidArgument(route, 'path lacks a parameter')
  return filled
}

/** Returns the query with its `?`, or an empty string; members that are `undefined` are left out. */
export function queryString(query: object | undefined): string {
  const given = Object.entries(query ?? {}).filter((entry) => entry[1] !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
