import { invalidArgument } from './options.js'

/** Fills the parameters into a route's path; throws {@link InvalidArgumentError} if one cannot be part of a path. */
export const fillPath = (route: string, path: string, parameters: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '')
    // `.` and `..` change the path even if they are encoded (URL Standard, "double-dot URL path segment"), and half a
    // surrogate pair cannot be encoded.
    if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) throw invalidArgument(route, `${name} must not be '${value}'`)
    return encodeURIComponent(value)
  })

/** Returns the query with its `?`, or an empty string; members that are `undefined` are left out. */
export function queryString(query: object = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
