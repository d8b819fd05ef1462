// Made from spec/ by `npm run generate`. Do not edit.
import type { NoteArchivedEvent, NoteDeletedEvent, NoteRestoredEvent, NoteUpdatedEvent, PingEvent } from './models.js'

export type { NoteArchivedEvent, NoteDeletedEvent, NoteRestoredEvent, NoteUpdatedEvent, PingEvent }

/** An event that a webhook receives; `type` tells which. */
export type NotewireEvent =
  | NoteArchivedEvent
  | NoteDeletedEvent
  | NoteRestoredEvent
  | NoteUpdatedEvent
  | PingEvent

/** The required members of each event's `data`. */
export const events: Record<string, Record<string, 'array' | 'object'>> = {
  'note.archived': { note: 'object', actor: 'object' },
  'note.deleted': { note: 'object', actor: 'object' },
  'note.restored': { note: 'object', actor: 'object' },
  'note.updated': { note: 'object', actor: 'object', changed: 'array' },
  'ping': { note: 'object', actor: 'object' },
}
