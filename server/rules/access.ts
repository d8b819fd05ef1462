// What each role may do. Callers who may not see something get "not found"; those who see it but may not change it get
// "forbidden".
import { forbidden } from '../problems.js'

export type Role = 'admin' | 'member' | 'guest'

/** The authenticated user who makes a request. */
export interface Caller {
  id: number
  user_code: string
  name: string
  role: Role
}

interface Access {
  /** `participating`: open notes, and private ones that list the user or one of the user's groups. */
  seesNotes: 'all' | 'participating' | 'listed'
  createsNotes: boolean
  changesNotes: boolean
  seesGroups: 'all' | 'own'
  createsGroups: boolean
  changesGroups: 'all' | 'where admin' | 'none'
}

export const access: Record<Role, Access> = {
  admin: {
    seesNotes: 'all',
    createsNotes: true,
    changesNotes: true,
    seesGroups: 'all',
    createsGroups: true,
    changesGroups: 'all',
  },
  member: {
    seesNotes: 'participating',
    createsNotes: true,
    changesNotes: true,
    seesGroups: 'all',
    createsGroups: true,
    changesGroups: 'where admin',
  },
  guest: {
    seesNotes: 'listed',
    createsNotes: false,
    changesNotes: false,
    seesGroups: 'own',
    createsGroups: false,
    changesGroups: 'none',
  },
}

/** Returns what a function returns for each role. */
export const byRole = <Result>(of: (role: Role) => Result): Record<Role, Result> => ({
  admin: of('admin'),
  member: of('member'),
  guest: of('guest'),
})

/** Throws `forbidden` if the caller may not create notes. */
export function mayCreateNotes({ role }: Caller) {
  if (!access[role].createsNotes) throw forbidden('Guests may not create notes.')
}

/**
 * Throws `forbidden` if the caller may not change, archive, restore or delete the notes that they see, nor list, add or
 * delete their service integrations.
 */
export function mayChangeNote({ role }: Caller) {
  if (!access[role].changesNotes) throw forbidden('Guests may not change notes or manage their integrations.')
}

/** Throws `forbidden` if the caller may not create groups. */
export function mayCreateGroups({ role }: Caller) {
  if (!access[role].createsGroups) throw forbidden('Guests may not create groups.')
}

/** Throws `forbidden` if the caller may not delete a group that they see, nor change its members. */
export function mayChangeGroup(caller: Caller, group: { users: { user_code: string; is_admin: boolean }[] }) {
  const { changesGroups } = access[caller.role]
  if (changesGroups === 'all') return
  if (changesGroups === 'none') throw forbidden('Guests may not change groups.')
  const isAdmin = group.users.some(({ user_code, is_admin }) => user_code === caller.user_code && is_admin)
  if (!isAdmin) throw forbidden('Only admins of the group may change it.')
}
