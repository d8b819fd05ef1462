// Opens a database of either engine.
import type { DatabaseAddress } from '../config.js'
import type { Secrets } from '../encryption.js'
import type { Database } from './database.js'
import { isCurrent, migrate } from './migrate.js'

/**
 * How long a statement of a migration may take, and another process waits for it. Statements that change a large table need
 * minutes.
 */
const migrationTimeoutMs = 600_000

/**
 * Opens a database without changing its schema. `connections` applies to PostgreSQL. Loads only the driver of that engine,
 * because a driver takes a tenth of the time that a server needs to start.
 */
export async function connect(
  address: DatabaseAddress,
  connections: number,
  { isMigration = false } = {}
): Promise<Database> {
  if ('file' in address) {
    const { openSqlite } = await import('./sqlite.js')
    return openSqlite(address.file, { isMigration })
  }
  const { openPostgres } = await import('./postgres.js')
  return openPostgres(address.server, connections, isMigration ? migrationTimeoutMs : undefined)
}

/** Opens a database and brings its schema up to date: see `migrate`. */
export async function openDatabase(
  address: DatabaseAddress,
  connections: number,
  openSecrets?: () => Secrets
): Promise<Database> {
  const database = await connect(address, connections)
  try {
    if (!(await isCurrent(database))) await upgrade(address, openSecrets)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function upgrade(address: DatabaseAddress, openSecrets?: () => Secrets) {
  const database = await connect(address, 1, { isMigration: true })
  try {
    await migrate(database, openSecrets)
  } finally {
    await database.close()
  }
}
