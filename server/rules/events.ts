// A change of a note becomes an event, or none where nothing changed.
import type { components } from '../../generated/types.js'
import type { Caller } from './access.js'

export type Note = components['schemas']['Note']
export type EventType = 'ping' | 'note.updated' | 'note.archived' | 'note.restored' | 'note.deleted'

/** What a target is told. `note` is as Get note shows it; as it was, for a deletion. */
export interface NoteEvent {
  type: EventType
  /** When it happened (RFC 3339). */
  timestamp: string
  data: { note: Note; actor: { user_code: string; name: string }; changed?: (keyof Note)[] }
}

export const noteEvent = (type: EventType, note: Note, { user_code, name }: Caller, now: number): NoteEvent => ({
  type,
  timestamp: new Date(now).toISOString(),
  data: { note, actor: { user_code, name } },
})

/** The event of a change: `undefined` when the note shows the same as before. */
export function changeEvent(before: Note, after: Note, actor: Caller, now: number): NoteEvent | undefined {
  const changed = changedFields(before, after)
  if (changed.length === 0) return undefined
  if (before.archived !== after.archived) {
    return noteEvent(after.archived ? 'note.archived' : 'note.restored', after, actor, now)
  }
  const event = noteEvent('note.updated', after, actor, now)
  return { ...event, data: { ...event.data, changed } }
}

/** Names of the fields in which two states of a note differ. */
export const changedFields = (before: Note, after: Note) =>
  (Object.keys(after) as (keyof Note)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
  )
