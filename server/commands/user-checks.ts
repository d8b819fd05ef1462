// Checks that commands make before they change a user.
import type { Stores } from '../store/store.js'
import type { UserRecord } from '../store/users.js'
import { fail } from './failure.js'

type Users = Pick<Stores, 'users'>

/** Returns the user with this code. Throws `CommandFailed` if there is none. */
export async function knownUser({ users }: Users, code: string): Promise<UserRecord> {
  return (await users.get(code)) ?? fail(`user ${code} does not exist`)
}

/** Throws `CommandFailed` if no other admin could take over. */
export async function mustNotBeOnlyAdmin({ users }: Users, user: UserRecord) {
  if (await users.isOnlyAdmin(user)) {
    fail(`user ${user.user_code} is the only active admin: give another user the role admin first`)
  }
}
