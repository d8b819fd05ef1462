// The `notewire` command: its subcommands, help and errors.
import { createRequire } from 'node:module'
import { Command, CommanderError } from 'commander'
import { port } from './commands/argument-parsers.js'
import { addBackup } from './commands/backup.js'
import { createContext, type ProcessIo } from './commands/context.js'
import { addCopy } from './commands/copy.js'
import { addDeliveries } from './commands/deliveries.js'
import { CommandFailed } from './commands/failure.js'
import { addIntegrations } from './commands/integrations.js'
import { addSecrets } from './commands/secrets.js'
import { addTokens } from './commands/tokens.js'
import { addUsers } from './commands/users.js'
import { ConfigError, readConfig, variables } from './config.js'
import { DatabaseTooNew, DatabaseUnavailable } from './store/database.js'

/** Runs the command with these arguments, and returns its exit code. Throws what is no fault of the operator. */
export async function runProgram(args: string[], io: ProcessIo): Promise<number> {
  try {
    await createProgram(io).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    // Its message has been printed.
    if (error instanceof CommanderError) return error.exitCode
    if (!isForOperator(error)) throw error
    io.stderr.write(`error: ${error.message}\n`)
    return 1
  }
}

/** Returns the command with all subcommands. */
export function createProgram(io: ProcessIo): Command {
  const { version } = createRequire(import.meta.url)('#package.json')
  const program = new Command('notewire')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
    })
    .description('Notes, groups and integrations for teams, over HTTP')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'Print help for a command')
    .showHelpAfterError("See 'notewire --help'.")
  program.addHelpText('after', () => environmentHelp(program))

  program
    .command('serve')
    .description('Run the server, which also delivers events')
    .option('--no-worker', 'leave the delivery of events to `notewire worker`')
    .action(async (options: { worker: boolean }) => {
      // Imported on demand: without the server, the other commands start in half the time.
      const { serve } = await import('./commands/serve.js')
      await serve(readConfig(io.env), options)
    })

  program
    .command('worker')
    .description('Deliver events, for servers that run with --no-worker')
    .option('--port <number>', 'serve /healthz, /readyz and /metrics on this port', port)
    .action(async (options: { port?: number }) => {
      const { runWorker } = await import('./commands/worker.js')
      await runWorker(readConfig(io.env), options)
    })

  const context = createContext(io)
  for (const add of [addUsers, addTokens, addIntegrations, addDeliveries, addSecrets, addCopy, addBackup])
    add(program, context)
  return program
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

function environmentHelp(program: Command): string {
  const help = program.createHelp()
  help.prepareContext({ helpWidth: program.configureOutput().getOutHelpWidth?.() })
  const nameWidth = Math.max(...Object.keys(variables).map((name) => name.length))
  const items = Object.entries(variables).map(([name, { help: description, default: fallback }]) =>
    help.formatItem(name, nameWidth, description + (fallback && ` (default: ${fallback})`), help)
  )
  return `\nEnvironment variables:\n${items.join('\n')}`
}
