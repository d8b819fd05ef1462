// Who may do what. What one may not see is "not found"; what one sees but may not do is "forbidden".
import { forbidden } from '../problems.js'

export type Role = 'admin' | 'member' | 'guest'

/** The user behind a request. */
export interface Caller {
  id: number
  user_code: string
  name: string
  role: Role
}

interface Access {
  /** `taking part`: open notes, and private ones that list the user or a group of theirs. */
  seesNotes: 'all' | 'taking part' | 'listed'
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
    seesNotes: 'taking part',
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

export function mayCreateNotes({ role }: Caller) {
  if (!access[role].createsNotes) throw forbidden('Guests may not create notes.')
}

/** Of a note that the caller sees: change, archive, restore and delete it, and all about its integrations. */
export function mayChangeNote({ role }: Caller) {
  if (!access[role].changesNotes) throw forbidden('Guests may not change notes or see their integrations.')
}

export function mayCreateGroups({ role }: Caller) {
  if (!access[role].createsGroups) throw forbidden('Guests may not create groups.')
}

/** Of a group that the caller sees: delete it and change its members. */
export function mayChangeGroup(caller: Caller, group: { users: { user_code: string; is_admin: boolean }[] }) {
  const { changesGroups } = access[caller.role]
  const isAdmin = group.users.some(({ user_code, is_admin }) => user_code === caller.user_code && is_admin)
  if (changesGroups === 'all' || (changesGroups === 'where admin' && isAdmin)) return
  throw forbidden(
    changesGroups === 'none' ? 'Guests may not change groups.' : 'Only admins of the group may change it.'
  )
}
