// Made from spec/ by `npm run generate`. Do not edit.
import type { NoteArchivedEvent, NoteDeletedEvent, NoteRestoredEvent, NoteUpdatedEvent, PingEvent } from './models.js'

export type { NoteArchivedEvent, NoteDeletedEvent, NoteRestoredEvent, NoteUpdatedEvent, PingEvent }

// No text that a `case` can name, so that a `switch` tells this type from the known ones.
declare enum UnknownType {
  value = '',
}

/** An event of a type that this version does not know. */
export interface UnknownEvent {
  /** Type of the event. To compare it with a text, write `String(event.type)`. */
  type: UnknownType
  /** Time of the event (RFC 3339). */
  timestamp: string
  /** Data of the event. */
  data: Record<string, unknown>
}

/** An event that a webhook receives; `type` tells which. */
export type NotewireEvent = {
  /** The same each time that an event arrives: `webhook-id`. */
  id: string
} & (
  | NoteArchivedEvent
  | NoteDeletedEvent
  | NoteRestoredEvent
  | NoteUpdatedEvent
  | PingEvent
  | UnknownEvent
)

/** The required members of each event's `data`. */
export const events: Record<string, Record<string, 'array' | 'object'>> = {
  'note.archived': { note: 'object', actor: 'object' },
  'note.deleted': { note: 'object', actor: 'object' },
  'note.restored': { note: 'object', actor: 'object' },
  'note.updated': { note: 'object', actor: 'object', changed: 'array' },
  'ping': { note: 'object', actor: 'object' },
}
