// The events of notes, and which change makes which event.
import type { webhooks } from '../../generated/types.js'
import type { Caller } from './access.js'
import type { Note } from './note-representation.js'

export type EventType = keyof webhooks
type EventOf<Type extends EventType> = webhooks[Type]['post']['requestBody']['content']['application/json']

/** An event as targets receive it. */
export type NoteEvent = EventOf<EventType>
type ChangedField = EventOf<'note.updated'>['data']['changed'][number]

/** Returns the event of a note, caused by the actor. `now` is in milliseconds since 1970. */
export const noteEvent = <Type extends EventType>(type: Type, note: Note, actor: Caller, now: number) => ({
  type,
  timestamp: new Date(now).toISOString(),
  data: { note, actor: { user_code: actor.user_code, name: actor.name } },
})

/** Returns the event of a change, or `undefined` if the note looks the same as before. */
export function changeEvent(before: Note, after: Note, actor: Caller, now: number): NoteEvent | undefined {
  if (before.archived !== after.archived) {
    return noteEvent(after.archived ? 'note.archived' : 'note.restored', after, actor, now)
  }
  const changed = changedFields(before, after)
  if (changed.length === 0) return undefined
  const event = noteEvent('note.updated', after, actor, now)
  return { ...event, data: { ...event.data, changed } }
}

/** Returns the names of the fields that differ, in notes of which both are archived or neither. */
const changedFields = (before: Note, after: Note) =>
  (Object.keys(after) as (keyof Note)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
  ) as ChangedField[]
