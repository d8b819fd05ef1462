// Who takes part in a note after a request.
import { callerLeftOut, type Fault, unknownParticipants } from '../problems.js'
import type { Caller } from './access.js'
import { normalizeGroupName } from './group-names.js'

export type Scope = 'open' | 'private'

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

/** The participants of a note, users by their codes and groups by their names. */
export interface ParticipantNames {
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

/** Returns the participants of a new note. The creator is the first, listed or not. */
export const namesForNewNote = (
  { scope, users = [], groups = [] }: Partial<ParticipantNames> & { scope: Scope },
  creator: Caller
) => participantNames(scope, [creator.user_code, ...users], groups)

/** Returns the participants of a changed note. A list in the request replaces the note's. */
export const namesForChangedNote = (request: Partial<ParticipantNames>, before: ParticipantNames) =>
  participantNames(request.scope ?? before.scope, request.users ?? before.users, request.groups ?? before.groups)

/** Without repetitions, and without groups in an open note. */
const participantNames = (scope: Scope, users: string[], groups: string[]): ParticipantNames => ({
  scope,
  users: [...new Set(users)],
  groups: scope === 'open' ? [] : [...new Set(groups.map(normalizeGroupName))],
})

/**
 * Returns the participants in the order of their names, from the users and groups that exist. Throws `unknown_users` or
 * `unknown_groups`, with a fault for each name in the request that does not exist.
 */
export function resolveParticipants(
  names: ParticipantNames,
  request: Partial<ParticipantNames>,
  users: User[],
  groups: ListedGroup[]
): Participants {
  const unknownUsers = unknownUserFaults(request.users ?? [], users)
  const unknownGroups = names.scope === 'open' ? [] : unknownGroupFaults(request.groups ?? [], groups)
  if (unknownUsers.length + unknownGroups.length > 0) throw unknownParticipants(unknownUsers, unknownGroups)
  const usersByCode = new Map(users.map((user) => [user.user_code, user]))
  const groupsByName = new Map(groups.map((group) => [group.name, group]))
  return {
    scope: names.scope,
    users: names.users.flatMap((code) => usersByCode.get(code) ?? []),
    groups: names.groups.flatMap((name) => groupsByName.get(name) ?? []),
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

/** Throws `caller_left_out` if a request sets the participants of a private note and leaves the caller out of them. */
export function mustKeepCaller(
  request: Partial<ParticipantNames>,
  { scope, users, groups }: Participants,
  caller: Caller
) {
  const setsParticipants = request.scope !== undefined || request.users !== undefined || request.groups !== undefined
  const isKept = users.some(({ id }) => id === caller.id) || groups.some(({ has_caller }) => has_caller)
  if (setsParticipants && scope === 'private' && !isKept) throw callerLeftOut()
}
