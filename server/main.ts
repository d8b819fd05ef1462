#!/usr/bin/env node
// The command line.
import { existsSync, readFileSync } from 'node:fs'
import { Command, InvalidArgumentError, Option } from 'commander'
import { UserCode } from '../generated/operations.js'
import { newToken } from './auth.js'
import { ConfigError, readConfig, variables } from './config.js'
import { open } from './open.js'
import { access } from './rules/access.js'
import { type Database, DatabaseTooNew } from './store/database.js'
import type { Store } from './store/store.js'
import { faultIn } from './validation.js'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const program = new Command('notewire')
  .description("A team's notes, groups and integrations over HTTP.")
  .version(version)
  .showHelpAfterError('(--help shows what there is)')

const environment = Object.entries(variables)
  .map(([name, { help, default: fallback }]) => `  ${name.padEnd(22)}${help}${fallback && ` (default: ${fallback})`}`)
  .join('\n')
program.addHelpText('after', `\nEnvironment:\n${environment}`)

program
  .command('serve')
  .description('run the server')
  // Loaded only here: the other commands start in half the time without the server.
  .action(async () => (await import('./serve.js')).serve(readConfig(process.env)))

const users = program.command('users').description('the people of the team')
users
  .command('add')
  .description('add a user')
  .requiredOption('--name <name>', 'name to show', text)
  .option('--code <code>', 'user code (default: the next number)', userCode)
  .addOption(new Option('--role <role>', 'what the user may do').choices(Object.keys(access)).default('member'))
  .action(({ name, code, role }) =>
    withStore(async (store) => {
      const added = await store.transaction(async ({ users }) => {
        const chosen = code ?? (await users.nextCode())
        return (await users.add({ code: chosen, name, role, now: Date.now() })) && chosen
      })
      if (!added) fail(`There is a user ${code} already.`)
      print(added)
    })
  )
users
  .command('list')
  .description('list the users')
  .option('--json', 'as JSON')
  .action(({ json }) =>
    withStore(async (store) => {
      const rows = await store.users.list()
      printRows(
        rows.map(({ id, created_at, disabled_at, ...user }) => ({
          ...user,
          created_at: time(created_at),
          disabled_at: time(disabled_at),
        })),
        json
      )
    })
  )
users
  .command('disable')
  .description('refuse all tokens of a user from now on')
  .argument('<code>', 'user code')
  .action((code) =>
    withStore(async (store) => {
      if (!(await store.users.disable(code, Date.now()))) fail(`There is no user ${code} to disable.`)
    })
  )

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
  .argument('<id>', 'number of the token, see tokens list', Number)
  .action((id) =>
    withStore(async (store) => {
      if (!(await store.tokens.revoke(id, Date.now()))) fail(`There is no token ${id} to revoke.`)
    })
  )

program
  .command('backup')
  .description('write a consistent copy of the database to a new file, also beside a running server')
  .argument('<file>', 'where to')
  .action((file) =>
    withStore(async (_, database) => {
      if (existsSync(file)) fail(`${file} exists already.`)
      await database.backup(file)
    })
  )

/** Does the work on the database of the configuration, and leaves it. */
async function withStore(work: (store: Store, database: Database) => Promise<void>) {
  const { database, store } = await open(readConfig(process.env))
  try {
    await work(store, database)
  } finally {
    await database.close()
  }
}

class CommandFailed extends Error {}

function fail(message: string): never {
  throw new CommandFailed(message)
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Rows as columns for people, or as a JSON array. */
function printRows(rows: Record<string, string | number | null>[], json: boolean | undefined) {
  if (json) return print(JSON.stringify(rows, null, 2))
  const [first] = rows
  if (!first) return
  const cells = [Object.keys(first), ...rows.map((row) => Object.values(row).map((value) => String(value ?? '-')))]
  const widths = Object.keys(first).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
    )
}

function text(value: string) {
  if (value.trim() === '') throw new InvalidArgumentError('It must not be empty.')
  return value
}

function userCode(value: string) {
  const fault = faultIn(UserCode, value)
  if (fault) throw new InvalidArgumentError(`It ${fault}.`)
  return value
}

function duration(value: string) {
  const [, count, unit] = value.match(/^([1-9]\d{0,4})([dhm])$/) ?? []
  if (!unit) throw new InvalidArgumentError('Use a number with d, h or m: 90d.')
  return Number(count) * { d: 86_400_000, h: 3_600_000, m: 60_000 }[unit as 'd' | 'h' | 'm']
}

// What the person at the keyboard can mend is one line; anything else is a fault of the program, with its stack.
try {
  await program.parseAsync()
} catch (error) {
  const canBeMended = error instanceof CommandFailed || error instanceof ConfigError || error instanceof DatabaseTooNew
  const isOfSystem = error instanceof Error && 'code' in error
  if (!canBeMended && !isOfSystem) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
