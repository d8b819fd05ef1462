#!/usr/bin/env node
// The command line.
import { constants, copyFileSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Command } from 'commander'
import { addCopy } from './commands/copy.js'
import { addDeliveries } from './commands/deliveries.js'
import { addSecrets } from './commands/secrets.js'
import { CommandFailed, fail, wholeNumber, withStore } from './commands/terminal.js'
import { addTokens } from './commands/tokens.js'
import { addUsers } from './commands/users.js'
import { ConfigError, readConfig, variables } from './config.js'
import { keyFileOf } from './open.js'
import { DatabaseTooNew, DatabaseUnavailable } from './store/database.js'

// Notes and the addresses of targets are nobody else's on this machine.
process.umask(0o077)

const { version } = createRequire(import.meta.url)('#package.json')

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
  .description('run the server, which also delivers events')
  .option('--no-worker', 'leave deliveries to `notewire worker`')
  // Loaded only here: the other commands start in half the time without the server.
  .action(async ({ worker }) => (await import('./serve.js')).serve(readConfig(process.env), { worker }))

program
  .command('worker')
  .description('deliver events, beside servers that run with --no-worker')
  .option('--port <number>', 'answer /healthz, /readyz and /metrics there', wholeNumber)
  .action(async ({ port }) => (await import('./serve.js')).work(readConfig(process.env), { port }))

addUsers(program)
addTokens(program)
addDeliveries(program)
addSecrets(program)
addCopy(program)

program
  .command('backup')
  .description(
    'write a consistent copy of the database to a new file, and of its key file beside it; the server may run (SQLite)'
  )
  .argument('<file>', 'where to')
  .action((file) =>
    withStore(async (_, database) => {
      if (!database.backup) {
        fail('PostgreSQL has tools of its own: pg_dump writes a copy beside running servers. Keep SECRET_KEY with it.')
      }
      if (existsSync(file)) fail(`${file} exists already.`)
      await database.backup(file)
      const { SECRET_KEY, ...config } = readConfig(process.env)
      const keyFile = keyFileOf(config)
      if (SECRET_KEY === undefined && keyFile) copyFileSync(keyFile, `${file}.key`, constants.COPYFILE_EXCL)
    })
  )

// Whoever reads may have seen enough: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

// What the person at the keyboard can mend is one line; anything else is a fault of the program, with its stack.
try {
  await program.parseAsync()
} catch (error) {
  const mendable = [CommandFailed, ConfigError, DatabaseTooNew, DatabaseUnavailable]
  const isOfSystem = error instanceof Error && 'code' in error
  if (!isOfSystem && !mendable.some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
