// Writes the client's events.ts: the union of all events, and the members that each event's `data` has.
import { type Document, nameOf, type Schema } from './openapi.js'

/** Returns the source of events.ts. */
export function clientEvents(document: Document): string {
  const events = Object.entries(document.webhooks).map(([type, { post }]) => {
    const name = nameOf(post.requestBody?.content['application/json']?.schema.$ref ?? '')
    const data = document.components.schemas[name]?.properties?.data as Schema
    const { properties = {}, required = [] } = (data.$ref && document.components.schemas[nameOf(data.$ref)]) || data
    const members = required.map((each) => `${each}: '${properties[each]?.items ? 'array' : 'object'}'`)
    return { type, name, members }
  })
  const names = events.map(({ name }) => ` ${name}`).join(',')
  return [
    `import type {${names} } from './models.js'`,
    '',
    `export type {${names} }`,
    '',
    '/** An event that a webhook receives; `type` tells which. */',
    `export type NotewireEvent =${events.map(({ name }) => `\n  | ${name}`).join('')}`,
    '',
    "/** The required members of each event's `data`. */",
    "export const events: Record<string, Record<string, 'array' | 'object'>> = {",
    ...events.map(({ type, members }) => `  '${type}': { ${members.join(', ')} },`),
    '}',
    '',
  ].join('\n')
}
