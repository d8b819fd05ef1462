// notewire backup: copies a SQLite database and its key file.
import { constants, copyFileSync, existsSync } from 'node:fs'
import type { Command } from 'commander'
import { readConfig } from '../config.js'
import { keyFileOf } from '../open-store.js'
import { fail } from './failure.js'
import { withStore } from './with-store.js'

export function addBackup(program: Command) {
  program
    .command('backup')
    .summary('Back up a SQLite database')
    .description('Back up a SQLite database and its key file. The server may be running.')
    .argument('<file>', 'file to create; the key is written to <file>.key')
    .action(backup)
}

const backup = (file: string) =>
  withStore(async (_, database) => {
    if (!database.backup) fail('backup supports SQLite only: use pg_dump for PostgreSQL, and store SECRET_KEY with it')
    if (existsSync(file)) fail(`${file} already exists`)
    await database.backup(file)
    const { SECRET_KEY, ...config } = readConfig(process.env)
    const keyFile = keyFileOf(config)
    if (SECRET_KEY === undefined && keyFile) copyFileSync(keyFile, `${file}.key`, constants.COPYFILE_EXCL)
  })
