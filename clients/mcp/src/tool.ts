// What a tool is, and how its results are bounded.
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import type { Notewire } from '@notewire/client'

/** What a tool works with. */
export interface ToolContext {
  notewire: Notewire
  /** Asks the person at the host to confirm. Resolves at once if the host cannot ask. */
  confirm: (question: string) => Promise<boolean>
}

export interface Tool {
  name: string
  title: string
  description: string
  /** `write` tools are offered with `--write`, `delete` tools with `--allow-delete`. */
  needs: 'read' | 'write' | 'delete'
  annotations: ToolAnnotations
  inputSchema: ObjectSchema
  outputSchema: ObjectSchema
  /** Gets input that is valid for `inputSchema`. */
  run(input: never, context: ToolContext): Promise<Record<string, unknown>>
}

interface ObjectSchema {
  [keyword: string]: unknown
  type: 'object'
  properties: Record<string, object>
  required?: string[]
}

/** Returns the schema of an object. All properties but those named `optional` are required. */
export const object = (properties: Record<string, object>, optional: string[] = []): ObjectSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

/** The largest number of users, groups or integrations in a result. */
export const maxListed = 50

/** Returns the first elements of a list. The number of all is answered beside them. */
export const listed = <Item>(items: Item[]) => items.slice(0, maxListed)

/** A tool that could not do what was asked. The message says why, and what to do next. */
export class ToolFailed extends Error {}
