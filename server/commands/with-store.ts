// Runs a command on the configured database.
import { existsSync } from 'node:fs'
import { readConfig } from '../config.js'
import type { Secrets } from '../encryption.js'
import { openStore } from '../open-store.js'
import type { Database } from '../store/database.js'
import type { Store } from '../store/store.js'
import { fail } from './failure.js'

/**
 * Opens the database for the work and closes it afterwards. A missing SQLite file is an error, unless `create` is
 * set.
 */
export async function withStore(
  work: (store: Store, database: Database, secrets: Secrets) => Promise<unknown>,
  { create = false } = {}
) {
  const config = readConfig(process.env)
  const address = config.DATABASE_URL
  if (!create && 'file' in address && !existsSync(address.file)) {
    fail(`database file ${address.file} does not exist: run \`notewire serve\` to create it, or set DATABASE_URL`)
  }
  const { database, store, secrets } = await openStore(config)
  try {
    await work(store, database, secrets)
  } finally {
    await database.close()
  }
}
