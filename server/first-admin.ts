// The admin of a new database.
import { newToken } from './access-token.js'
import type { Store } from './store/store.js'

/** Creates an admin in an empty database. Returns the admin's token, or `undefined` if there are users already. */
export async function createFirstAdmin(store: Store): Promise<string | undefined> {
  return store.transaction(async ({ users, tokens }) => {
    if (await users.isAny()) return undefined
    const { token, hash, last4 } = newToken()
    const now = Date.now()
    const userCode = await users.nextCode()
    await users.add({ code: userCode, name: 'Admin', role: 'admin', now })
    await tokens.create({ userCode, hash, last4, scope: 'write', expiresAt: null, now })
    return token
  })
}
