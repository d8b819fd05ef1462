// Access tokens.
import { type Command, InvalidArgumentError, Option } from 'commander'
import { newToken } from '../auth.js'
import { durationOf } from '../config.js'
import { fail, print, printRows, time, wholeNumber, withStore } from './terminal.js'

export function addTokens(program: Command) {
  const tokens = program.command('tokens').description('access tokens')
  tokens
    .command('create')
    .description('make a token and print it, this once')
    .requiredOption('--user <code>', 'whom it acts for')
    .addOption(new Option('--scope <scope>', 'what it is good for').choices(['read', 'write']).default('write'))
    .option('--expires <time>', 'how long it is valid: 90d, 12h, 30m (default: until it is revoked)', duration)
    .action(({ user, scope, expires }) =>
      withStore(async (store) => {
        const { token, hash, last4 } = newToken()
        const now = Date.now()
        const expiresAt = expires === undefined ? null : now + expires
        if (
          !(await store.transaction(({ tokens }) =>
            tokens.create({ userCode: user, hash, last4, scope, expiresAt, now })
          ))
        ) {
          fail(`There is no user ${user} who is not disabled.`)
        }
        print(token)
      })
    )
  tokens
    .command('list')
    .description('list the tokens, each by its last four characters')
    .option('--json', 'as JSON')
    .action(({ json }) =>
      withStore(async (store) => {
        const rows = await store.tokens.list()
        printRows(
          rows.map(({ created_at, expires_at, last_used_at, revoked_at, ...token }) => ({
            ...token,
            created_at: time(created_at),
            expires_at: time(expires_at),
            last_used_at: time(last_used_at),
            revoked_at: time(revoked_at),
          })),
          json
        )
      })
    )
  tokens
    .command('revoke')
    .description('refuse a token from now on')
    .argument('<id>', 'number of the token, see tokens list', wholeNumber)
    .action((id) =>
      withStore(async (store) => {
        if (!(await store.tokens.revoke(id, Date.now()))) fail(`There is no token ${id} to revoke.`)
      })
    )
}

const duration = (value: string) => {
  const milliseconds = durationOf(value)
  if (milliseconds === undefined) throw new InvalidArgumentError('Use a number with d, h or m: 90d.')
  return milliseconds
}
