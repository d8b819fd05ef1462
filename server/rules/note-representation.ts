// A note as the contract shows it.
import type { components } from '../../generated/types.js'
import { iconUrl } from './icon.js'
import type { NoteRecord } from './note-state.js'

export type Note = components['schemas']['Note']

/** Returns the note as it appears in responses and events. */
export const noteView = (note: NoteRecord, baseUrl: string): Note => ({
  note_code: note.note_code,
  name: note.name,
  description: note.description,
  icon_url: note.icon === null ? null : iconUrl(note.icon, baseUrl),
  archived: note.archived,
  scope: note.scope,
  groups: note.groups,
  users: note.users,
})
