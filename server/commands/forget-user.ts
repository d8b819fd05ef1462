// notewire users forget: erases the name and the tokens of a user. Each step is a transaction of its own, and the command can
// be repeated: what an interrupted one has left is erased by the next.
import type { DatabaseAddress } from '../config.js'
import { formerUser } from '../rules/replace-user-name.js'
import { DatabaseUnavailable } from '../store/database.js'
import { eraseUnused } from '../store/sqlite-erase.js'
import type { Store } from '../store/store.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'
import { escapeControls } from './output.js'
import { knownUser, mustNotBeOnlyAdmin } from './user-checks.js'

export const forget =
  ({ withStore, confirm, print }: CommandContext) =>
  (code: string, options: { yes?: boolean }) =>
    withStore(async ({ store, config }) => {
      const { name } = await knownUser(store, code)
      await confirm(`Erase the name '${escapeControls(name)}' and all tokens of user ${escapeControls(code)}?`, options)
      const tokens = await eraseUser(store, code)
      await eraseFromEvents(store, code)
      await eraseFromFile(config.DATABASE_URL)
      print(`erased the name and ${tokens} ${tokens === 1 ? 'token' : 'tokens'} of user ${code}`)
    })

/** From here on, no server reads the name or accepts a token. Returns the number of tokens. */
const eraseUser = (store: Store, code: string) =>
  store.transaction(async (stores) => {
    const user = await knownUser(stores, code)
    await mustNotBeOnlyAdmin(stores, user)
    await stores.users.forget(user, Date.now())
    await stores.idempotencyKeys.deleteOf(user)
    return stores.tokens.deleteOf(user)
  })

async function eraseFromEvents(store: Store, user_code: string) {
  const user = { user_code, name: formerUser }
  for (let after = 0; ; ) {
    // Not in the transaction: servers would have to wait for it.
    const ids = await store.users.eventsMentioning(user_code, after)
    const last = ids.at(-1)
    if (last === undefined) return
    await store.transaction(({ users }) => users.replaceInEvents(user, ids))
    after = last
  }
}

/** What was overwritten is still in the write-ahead log of SQLite. PostgreSQL removes it when it vacuums. */
async function eraseFromFile(address: DatabaseAddress) {
  if (!('file' in address)) return
  try {
    await eraseUnused(address.file)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    fail(`unused parts of ${address.file} may still hold the name: ${error.message}; run the command again`)
  }
}
