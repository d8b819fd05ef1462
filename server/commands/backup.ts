// notewire backup: copies a SQLite database and its key file.
import { constants, copyFileSync, existsSync } from 'node:fs'
import type { Command } from 'commander'
import { keyFileOf } from '../open-store.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'

export function addBackup(program: Command, context: CommandContext) {
  program
    .command('backup')
    .summary('Back up a SQLite database')
    .description('Back up a SQLite database and its key file. The server may be running.')
    .argument('<file>', 'file to create; the key is written to <file>.key')
    .action(backup(context))
}

const backup =
  ({ withStore }: CommandContext) =>
  (file: string) =>
    withStore(async ({ database, config }) => {
      if (!database.backup)
        fail('backup supports SQLite only: use pg_dump for PostgreSQL, and store SECRET_KEY with it')
      if (existsSync(file)) fail(`${file} already exists`)
      await database.backup(file)
      const keyFile = keyFileOf(config)
      if (config.SECRET_KEY === undefined && keyFile) copyFileSync(keyFile, `${file}.key`, constants.COPYFILE_EXCL)
    })
