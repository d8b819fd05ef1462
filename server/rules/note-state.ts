// The stored state of a note, and how it looks after a change.
import { isDeepStrictEqual } from 'node:util'
import type { ListedGroup, Scope, User } from './participants.js'

/**
 * A note as it is stored. `version` increases with every change to what the note shows, except for the names of users: of
 * these, `names_epoch` changes.
 */
export interface NoteRecord extends NoteFields {
  id: number
  version: number
  names_epoch: string
  note_code: string
  groups: { name: string }[]
  users: { user_code: string; name: string }[]
}

/** The new state of a note. Without `users` or `groups`, that list stays as it is. */
export interface NoteState extends NoteFields {
  users?: User[]
  groups?: ListedGroup[]
}

interface NoteFields {
  name: string
  description: string
  /** The name of the note's image, under which `icons` stores it. */
  icon: string | null
  archived: boolean
  scope: Scope
}

/** Returns the note as it is once the state is written. Its `version` is still the old one. */
export const withState = (before: NoteRecord, { users, groups, ...fields }: NoteState): NoteRecord => ({
  ...before,
  ...fields,
  users: users?.map(({ user_code, name }) => ({ user_code, name })) ?? before.users,
  groups: groups?.map(({ name }) => ({ name })) ?? before.groups,
})

/** Returns the note as it was before the group was deleted. */
export const withGroup = (note: NoteRecord, { name }: { name: string }): NoteRecord => ({
  ...note,
  groups: [...note.groups, { name }],
})

/** Whether two states of a note are equal, so that there is nothing to write. */
export const isSameState = (before: NoteRecord, after: NoteRecord) =>
  before.name === after.name &&
  before.description === after.description &&
  before.icon === after.icon &&
  before.archived === after.archived &&
  before.scope === after.scope &&
  isDeepStrictEqual(before.groups, after.groups) &&
  isDeepStrictEqual(before.users, after.users)
