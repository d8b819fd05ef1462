// notewire copy: copies all data to an empty database of either engine.
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { type DatabaseAddress, databaseAddress } from '../config.js'
import { keyFileOf } from '../open-store.js'
import type { CommandContext } from './context.js'
import { copyDatabase } from './copy-database.js'
import { fail } from './failure.js'

export function addCopy(program: Command, context: CommandContext) {
  program
    .command('copy')
    .summary('Copy all data to another database')
    .description('Copy all data to an empty database, SQLite or PostgreSQL. Stop the servers first.')
    .requiredOption('--from <url>', 'source, in the format of DATABASE_URL')
    .requiredOption('--to <url>', 'empty target, in the format of DATABASE_URL; PGPASSWORD may hold its password')
    .action(copy(context))
}

const copy =
  ({ print, showProgress }: CommandContext) =>
  async (options: { from: string; to: string }) => {
    const from = addressOf('--from', options.from)
    const to = addressOf('--to', options.to)
    if ('file' in from && !existsSync(from.file)) fail(`database file ${from.file} does not exist`)
    const sums = await copyDatabase(from, to, showProgress)
    for (const [name, { rows }] of sums) print(`${String(rows).padStart(10)}  ${name}`)

    const keyFile = keyFileOf({ DATABASE_URL: from })
    const hasKeyFile = keyFile !== undefined && existsSync(keyFile)
    print('Row counts and checksums match. Tokens and secrets of integrations are still encrypted with the same key;')
    print(
      hasKeyFile
        ? `serve the copy with SECRET_KEY="$(head -n 1 '${keyFile}')"`
        : 'serve the copy with the same SECRET_KEY'
    )
  }

function addressOf(option: string, text: string): DatabaseAddress {
  try {
    return databaseAddress(text)
  } catch (error) {
    fail(`${option} ${(error as Error).message}`)
  }
}
