// Made from spec/ by `npm run generate`. Do not edit.
import type { NoteArchivedEvent, NoteDeletedEvent, NoteRestoredEvent, NoteUpdatedEvent, PingEvent } from './operations.js'

export type { NoteArchivedEvent, NoteDeletedEvent, NoteRestoredEvent, NoteUpdatedEvent, PingEvent }

/** What a webhook is told of; `type` tells which. */
export type NotewireEvent =
  | NoteArchivedEvent
  | NoteDeletedEvent
  | NoteRestoredEvent
  | NoteUpdatedEvent
  | PingEvent

/** What the `data` of each type holds. */
export const events: Record<string, readonly string[] | undefined> = {
  'note.archived': ['note', 'actor'],
  'note.deleted': ['note', 'actor'],
  'note.restored': ['note', 'actor'],
  'note.updated': ['note', 'actor', 'changed'],
  'ping': ['note', 'actor'],
}
