// What a webhook is told, as types.
import type { Note, UserReference } from './generated/operations.js'

interface Event<Type extends string, Data = unknown> {
  type: Type
  /** When it happened (RFC 3339). */
  timestamp: string
  data: {
    /** The note as Get note shows it; for a deletion, as it was. */
    note: Note
    /** Who did it. */
    actor: UserReference
  } & Data
}

/** The target was added to the note. */
export type PingEvent = Event<'ping'>

/** Fields of the note changed. */
export type NoteUpdatedEvent = Event<
  'note.updated',
  {
    /** Names of the fields that changed. */
    changed: (keyof Note)[]
  }
>

/** The note went to the archive. */
export type NoteArchivedEvent = Event<'note.archived'>

/** The note came back from the archive. */
export type NoteRestoredEvent = Event<'note.restored'>

/** The note is gone. */
export type NoteDeletedEvent = Event<'note.deleted'>

/** An event of a note; `type` tells which. */
export type NotewireEvent = PingEvent | NoteUpdatedEvent | NoteArchivedEvent | NoteRestoredEvent | NoteDeletedEvent
