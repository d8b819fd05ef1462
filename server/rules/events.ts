// A change of a note becomes an event, or none where nothing changed.
import type { components, webhooks } from '../../generated/types.js'
import type { Caller } from './access.js'

export type Note = components['schemas']['Note']
export type EventType = keyof webhooks
type EventOf<Type extends EventType> = webhooks[Type]['post']['requestBody']['content']['application/json']

/** What a target is told. */
export type NoteEvent = EventOf<EventType>
type ChangedField = EventOf<'note.updated'>['data']['changed'][number]

export const noteEvent = <Type extends EventType>(
  type: Type,
  note: Note,
  { user_code, name }: Caller,
  now: number
) => ({ type, timestamp: new Date(now).toISOString(), data: { note, actor: { user_code, name } } })

/** The event of a change: `undefined` when the note shows the same as before. */
export function changeEvent(before: Note, after: Note, actor: Caller, now: number): NoteEvent | undefined {
  if (before.archived !== after.archived) {
    return noteEvent(after.archived ? 'note.archived' : 'note.restored', after, actor, now)
  }
  const changed = changedFields(before, after)
  if (changed.length === 0) return undefined
  const event = noteEvent('note.updated', after, actor, now)
  return { ...event, data: { ...event.data, changed } }
}

/** Names of the fields in which two states of a note, archived both or neither, differ. */
const changedFields = (before: Note, after: Note) =>
  (Object.keys(after) as (keyof Note)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
  ) as ChangedField[]
