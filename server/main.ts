#!/usr/bin/env node
// The `notewire` command.
import { createRequire } from 'node:module'
import { Command } from 'commander'
import { positiveInteger } from './commands/arguments.js'
import { addBackup } from './commands/backup.js'
import { addCopy } from './commands/copy.js'
import { addDeliveries } from './commands/deliveries.js'
import { CommandFailed } from './commands/failure.js'
import { addSecrets } from './commands/secrets.js'
import { addTokens } from './commands/tokens.js'
import { addUsers } from './commands/users.js'
import { ConfigError, readConfig, variables } from './config.js'
import { DatabaseTooNew, DatabaseUnavailable } from './store/database.js'

// Files are created for this user alone: they contain notes and the URLs of targets.
process.umask(0o077)

const { version } = createRequire(import.meta.url)('#package.json')

const program = new Command('notewire')
  .description('Notes, groups and integrations for teams, over HTTP')
  .version(version, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print help')
  .helpCommand('help [command]', 'Print help for a command')
  .showHelpAfterError("See 'notewire --help'.")
  .addHelpText('after', environmentHelp)

program
  .command('serve')
  .description('Run the server, which also delivers events')
  .option('--no-worker', 'leave the delivery of events to `notewire worker`')
  .action(async (options: { worker: boolean }) => {
    // Imported on demand: without the server, the other commands start in half the time.
    const { serve } = await import('./commands/serve.js')
    await serve(readConfig(process.env), options)
  })

program
  .command('worker')
  .description('Deliver events, for servers that run with --no-worker')
  .option('--port <number>', 'serve /healthz, /readyz and /metrics on this port', positiveInteger)
  .action(async (options: { port?: number }) => {
    const { runWorker } = await import('./commands/worker.js')
    await runWorker(readConfig(process.env), options)
  })

addUsers(program)
addTokens(program)
addDeliveries(program)
addSecrets(program)
addCopy(program)
addBackup(program)

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  await program.parseAsync()
} catch (error) {
  if (!isForOperator(error)) throw error
  process.stderr.write(`error: ${error.message}\n`)
  process.exitCode = 1
}

/**
 * Returns whether the operator can fix the cause, and so needs no stack: a wrong setting, a missing file, a port in
 * use.
 */
function isForOperator(error: unknown): error is Error {
  const operatorErrors = [CommandFailed, ConfigError, DatabaseTooNew, DatabaseUnavailable]
  const isSystemError = error instanceof Error && 'code' in error
  return isSystemError || operatorErrors.some((type) => error instanceof type)
}

function environmentHelp(): string {
  const help = program.createHelp()
  help.prepareContext({ helpWidth: process.stdout.columns ?? 80 })
  const nameWidth = Math.max(...Object.keys(variables).map((name) => name.length))
  const items = Object.entries(variables).map(([name, { help: description, default: fallback }]) =>
    help.formatItem(name, nameWidth, description + (fallback && ` (default: ${fallback})`), help)
  )
  return `\nEnvironment variables:\n${items.join('\n')}`
}
