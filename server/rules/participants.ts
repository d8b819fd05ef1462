// Who takes part in a note after a request.
import type { components } from '../../generated/types.js'
import { callerLeftOut, type Fault, unknownParticipants } from '../problems.js'
import type { Caller } from './access.js'
import { normalizeGroupName } from './group-names.js'

export type Scope = components['schemas']['NoteScope']

export interface User {
  id: number
  user_code: string
  name: string
}

export interface ListedGroup {
  id: number
  name: string
  /** Whether the caller is a member of the group. */
  has_caller: boolean
}

/** Who takes part in a note: users by their codes, groups by their names. */
export interface ParticipantKeys {
  scope: Scope
  users: string[]
  groups: string[]
}

/** The participants of a note. */
export interface Participants {
  scope: Scope
  users: User[]
  groups: ListedGroup[]
}

/** Returns whom a new note lists. The creator comes first, listed or not. */
export const keysForNewNote = (
  { scope, users = [], groups = [] }: Partial<ParticipantKeys> & { scope: Scope },
  creator: Caller
) => participantKeys(scope, [creator.user_code, ...users], groups)

/** Returns whom a changed note lists. A list in the request replaces the note's. */
export const keysForChangedNote = (request: Partial<ParticipantKeys>, before: ParticipantKeys) =>
  participantKeys(request.scope ?? before.scope, request.users ?? before.users, request.groups ?? before.groups)

/** Without repetitions, and without groups in an open note. */
const participantKeys = (scope: Scope, users: string[], groups: string[]): ParticipantKeys => ({
  scope,
  users: [...new Set(users)],
  groups: scope === 'open' ? [] : [...new Set(groups.map(normalizeGroupName))],
})

/**
 * Returns the participants in the order of their keys, from the users and groups that exist. Throws `unknown_users` or
 * `unknown_groups`, with a fault for each key in the request that does not exist.
 */
export function resolveParticipants(
  keys: ParticipantKeys,
  request: Partial<ParticipantKeys>,
  users: User[],
  groups: ListedGroup[]
): Participants {
  const unknownUsers = unknownUserFaults(request.users ?? [], users)
  const unknownGroups = keys.scope === 'open' ? [] : unknownGroupFaults(request.groups ?? [], groups)
  if (unknownUsers.length + unknownGroups.length > 0) throw unknownParticipants(unknownUsers, unknownGroups)
  const usersByCode = new Map(users.map((user) => [user.user_code, user]))
  const groupsByName = new Map(groups.map((group) => [group.name, group]))
  return {
    scope: keys.scope,
    users: keys.users.flatMap((code) => usersByCode.get(code) ?? []),
    groups: keys.groups.flatMap((name) => groupsByName.get(name) ?? []),
  }
}

/** Returns a fault for each code in the `users` of a request that does not belong to a user. */
export function unknownUserFaults(codes: string[], users: User[]): Fault[] {
  const known = new Set(users.map((user) => user.user_code))
  return codes.flatMap((code, index) =>
    known.has(code) ? [] : [{ pointer: `/users/${index}`, detail: `users/${index}: user '${code}' does not exist` }]
  )
}

function unknownGroupFaults(names: string[], groups: ListedGroup[]): Fault[] {
  const known = new Set(groups.map((group) => group.name))
  return names.flatMap((name, index) =>
    known.has(normalizeGroupName(name))
      ? []
      : [{ pointer: `/groups/${index}`, detail: `groups/${index}: group '${name}' does not exist` }]
  )
}

/** Whether a request says anything about who takes part. */
export const setsParticipants = ({ scope, users, groups }: Partial<ParticipantKeys>) =>
  scope !== undefined || users !== undefined || groups !== undefined

/** Throws `caller_left_out` if the caller does not take part in a private note. */
export function mustKeepCaller({ scope, users, groups }: Participants, caller: Caller) {
  const isKept = users.some(({ id }) => id === caller.id) || groups.some(({ has_caller }) => has_caller)
  if (scope === 'private' && !isKept) throw callerLeftOut()
}
