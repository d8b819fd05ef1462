// notewire tokens: creates, lists and revokes access tokens.
import { type Command, Option } from 'commander'
import { newToken } from '../access-token.js'
import type { TokenRecord, TokenScope } from '../store/tokens.js'
import { duration, positiveInteger } from './argument-parsers.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'
import { formatTime } from './output.js'
import { knownUser } from './user-checks.js'

export function addTokens(program: Command, context: CommandContext) {
  const tokens = program.command('tokens').description('Manage access tokens').helpCommand(false)
  tokens
    .command('create')
    .description('Create a token and print it; it cannot be shown again')
    .requiredOption('--user <code>', 'code of the user that the token authenticates')
    .addOption(new Option('--scope <scope>', 'what the token permits').choices(['read', 'write']).default('write'))
    .option('--expires <duration>', 'validity, such as 90d, 12h or 30m (default: until it is revoked)', duration)
    .action(create(context))
  tokens
    .command('list')
    .description('List all tokens by id and last four characters')
    .option('--json', 'print JSON')
    .action(list(context))
  tokens
    .command('revoke')
    .description('Revoke a token')
    .argument('<id>', 'id of the token, as shown by `notewire tokens list`', positiveInteger)
    .action(revoke(context))
}

const create =
  ({ withStore, print }: CommandContext) =>
  ({ user, scope, expires }: { user: string; scope: TokenScope; expires?: number }) =>
    withStore(async ({ store }) => {
      const { token, hash, last4 } = newToken()
      const now = Date.now()
      const expiresAt = expires === undefined ? null : now + expires
      await store.transaction(async (stores) => {
        await knownUser(stores, user)
        const created = await stores.tokens.create({ userCode: user, hash, last4, scope, expiresAt, now })
        if (!created) fail(`user ${user} is disabled`)
      })
      print(token)
    })

const list =
  ({ withStore, printRows }: CommandContext) =>
  ({ json }: { json?: boolean }) =>
    withStore(async ({ store }) => printRows((await store.tokens.list()).map(shown), { json }))

const shown = ({ created_at, expires_at, last_used_at, revoked_at, ...token }: TokenRecord) => ({
  ...token,
  created_at: formatTime(created_at),
  expires_at: formatTime(expires_at),
  last_used_at: formatTime(last_used_at),
  revoked_at: formatTime(revoked_at),
})

const revoke =
  ({ withStore }: CommandContext) =>
  (id: number) =>
    withStore(async ({ store }) => {
      const isRevoked = await store.tokens.revoke(id, Date.now())
      if (!isRevoked) fail(`token ${id} does not exist or is already revoked`)
    })
