// notewire backup: copies a SQLite database and its key file.
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../config.js'
import { flush } from '../keys-file.js'
import { keyFileOf } from '../open-store.js'
import { backUpSqlite } from '../store/sqlite-backup.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'
import { mustExist } from './with-store.js'

export function addBackup(program: Command, context: CommandContext) {
  program
    .command('backup')
    .summary('Back up a SQLite database')
    .description('Back up a SQLite database and its key file. The server may be running.')
    .argument('<file>', 'file to create; the key is written to <file>.key')
    .action(backup(context))
}

/** The database keeps its schema version, so that a backup can also be made after the program was upgraded. */
const backup =
  ({ environment }: CommandContext) =>
  async (file: string) => {
    const config = readConfig(environment)
    const address = config.DATABASE_URL
    if (!('file' in address)) {
      fail('backup supports SQLite only: use pg_dump for PostgreSQL, and store SECRET_KEY with it')
    }
    mustExist(address)
    const keyFile = config.SECRET_KEY === undefined ? keyFileOf(config) : undefined
    // The key comes first: a database with the name of the backup is complete, whenever the process ends.
    const names = keyFile && existsSync(keyFile) ? [`${file}.key`, file] : [file]
    for (const name of names) if (existsSync(name)) fail(`${name} already exists`)
    await inFolderBeside(file, async (folder) => {
      const partial = (name: string) => join(folder, name === file ? 'database' : 'key')
      await backUpSqlite(address.file, partial(file))
      if (keyFile && names.length > 1) copyFileSync(keyFile, partial(`${file}.key`))
      for (const name of names) {
        flush(partial(name))
        renameSync(partial(name), name)
      }
      flush(dirname(file))
    })
  }

/** Runs the work with a new folder, which is removed at the end, also if the process is told to stop. */
async function inFolderBeside(file: string, work: (folder: string) => Promise<void>) {
  let folder: string | undefined
  const remove = () => folder && rmSync(folder, { recursive: true, force: true })
  function stop() {
    remove()
    process.exit(1)
  }
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM']
  // Before the folder exists, so that no signal leaves it behind.
  for (const signal of signals) process.once(signal, stop)
  try {
    folder = mkdtempSync(`${file}.partial-`)
    await work(folder)
  } finally {
    for (const signal of signals) process.off(signal, stop)
    remove()
  }
}
