// Opens a database of either engine.
import type { DatabaseAddress } from '../config.js'
import type { Secrets } from '../encryption.js'
import type { Database } from './database.js'
import { migrate } from './migrate.js'
import { openPostgres } from './postgres.js'
import { openSqlite } from './sqlite.js'

/** Opens a database without changing its schema. `connections` applies to PostgreSQL. */
export const connect = (address: DatabaseAddress, connections: number): Database =>
  'file' in address ? openSqlite(address.file) : openPostgres(address.server, connections)

/** Opens a database and brings its schema up to date: see `migrate`. */
export async function openDatabase(
  address: DatabaseAddress,
  connections: number,
  openSecrets?: () => Secrets
): Promise<Database> {
  const database = connect(address, connections)
  try {
    await migrate(database, openSecrets)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
