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
    '// No text that a `case` can name, so that a `switch` tells this type from the known ones.',
    'declare enum UnknownType {',
    "  value = '',",
    '}',
    '',
    '/** An event of a type that this version does not know. */',
    'export interface UnknownEvent {',
    '  /** Type of the event. To compare it with a text, write `String(event.type)`. */',
    '  type: UnknownType',
    '  /** Time of the event (RFC 3339). */',
    '  timestamp: string',
    '  /** Data of the event. */',
    '  data: Record<string, unknown>',
    '}',
    '',
    '/** An event that a webhook receives; `type` tells which. */',
    `export type NotewireEvent = {\n  /** The same each time that an event arrives: \`webhook-id\`. */\n  id: string\n} & (${events.map(({ name }) => `\n  | ${name}`).join('')}\n  | UnknownEvent\n)`,
    '',
    "/** The required members of each event's `data`. */",
    "export const events: Record<string, Record<string, 'array' | 'object'>> = {",
    ...events.map(({ type, members }) => `  '${type}': { ${members.join(', ')} },`),
    '}',
    '',
  ].join('\n')
}
