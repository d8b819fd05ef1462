// Runs a command on the configured database.
import { existsSync } from 'node:fs'
import { type Config, type DatabaseAddress, readConfig } from '../config.js'
import type { Secrets } from '../encryption.js'
import { openStore } from '../open-store.js'
import type { Database } from '../store/database.js'
import type { Store } from '../store/store.js'
import { fail } from './failure.js'

/** What a command works on. */
interface Opened {
  store: Store
  database: Database
  secrets: Secrets
  config: Config
}

/**
 * Returns a function that opens the database for some work and closes it afterwards. A missing SQLite file is an error,
 * unless `create` is set.
 */
export const openedStore = (environment: Record<string, string | undefined>) =>
  async function withStore(work: (opened: Opened) => Promise<unknown>, { create = false } = {}) {
    const config = readConfig(environment)
    if (!create) mustExist(config.DATABASE_URL)
    const opened = await openStore(config)
    try {
      await work({ ...opened, config })
    } finally {
      await opened.database.close()
    }
  }

/** Throws `CommandFailed` if the address names a file that does not exist. */
export function mustExist(address: DatabaseAddress) {
  if ('file' in address && !existsSync(address.file)) {
    fail(`database file ${address.file} does not exist: run \`notewire serve\` to create it, or set DATABASE_URL`)
  }
}
