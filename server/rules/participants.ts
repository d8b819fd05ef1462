// Who takes part in a note after a request.
import { callerLeftOut, type Fault, unknownParticipants } from '../problems.js'
import type { Caller } from './access.js'

export type Scope = 'open' | 'private'
export interface User {
  id: number
  user_code: string
  name: string
}
/** A group, and whether the caller belongs to it. */
export interface ListedGroup {
  id: number
  name: string
  has_caller: boolean
}

/** Participants as a request or a note names them. */
export interface Wanted {
  scope: Scope
  users: string[]
  groups: string[]
}

/** What a request says of participants; what is absent it leaves alone. */
export type Request = Partial<Wanted>

/** Group names that look the same are the same (Unicode NFC). */
export const groupName = (name: string) => name.normalize('NFC')

const wanted = (scope: Scope, users: string[], groups: string[]): Wanted => ({
  scope,
  users: [...new Set(users)],
  groups: scope === 'open' ? [] : [...new Set(groups.map(groupName))],
})

/** A new note: the creator takes part, listed or not. An open note has no groups. */
export const forNewNote = ({ scope, users = [], groups = [] }: Request & { scope: Scope }, caller: Caller) =>
  wanted(scope, [caller.user_code, ...users], groups)

/** A changed note: lists are replaced; turning it open drops its groups. */
export const forChangedNote = (request: Request, before: Wanted) =>
  wanted(request.scope ?? before.scope, request.users ?? before.users, request.groups ?? before.groups)

/** The users and groups that are wanted, in that order. Throws where some are unknown, naming each by its place in the request. */
export function resolve(wanted: Wanted, request: Request, users: User[], groups: ListedGroup[]) {
  const usersByCode = new Map(users.map((user) => [user.user_code, user]))
  const groupsByName = new Map(groups.map((group) => [group.name, group]))
  const unknownUsers = unknownUsersIn(request.users ?? [], users)
  const unknownGroups: Fault[] =
    wanted.scope === 'open'
      ? []
      : (request.groups ?? []).flatMap((name, index) =>
          groupsByName.has(groupName(name))
            ? []
            : [{ pointer: `/groups/${index}`, detail: `groups/${index}: there is no group '${name}'` }]
        )
  if (unknownUsers.length + unknownGroups.length > 0) throw unknownParticipants(unknownUsers, unknownGroups)
  return {
    scope: wanted.scope,
    users: wanted.users.flatMap((code) => usersByCode.get(code) ?? []),
    groups: wanted.groups.flatMap((name) => groupsByName.get(name) ?? []),
  }
}

/** The codes of a request's `users` that are no user's. */
export const unknownUsersIn = (codes: string[], users: User[]): Fault[] => {
  const known = new Set(users.map((user) => user.user_code))
  return codes.flatMap((code, index) =>
    known.has(code) ? [] : [{ pointer: `/users/${index}`, detail: `users/${index}: there is no user '${code}'` }]
  )
}

/** A request that sets who takes part in a private note must leave the caller in it. */
export function mustKeepCaller(
  request: Request,
  { scope, users, groups }: { scope: Scope; users: User[]; groups: ListedGroup[] },
  caller: Caller
) {
  const sets = request.scope !== undefined || request.users !== undefined || request.groups !== undefined
  const kept = users.some(({ id }) => id === caller.id) || groups.some(({ has_caller }) => has_caller)
  if (sets && scope === 'private' && !kept) throw callerLeftOut()
}
