// Erases from a SQLite file what deleted and changed rows have left in it.
import sql from 'sql-template-tag'
import { DatabaseUnavailable } from './database.js'
import { connectSqlite, queriesOn, unavailableOr } from './sqlite-connection.js'

/** How long to wait for other processes that write or read. */
const maxWaitMs = 30_000

/**
 * Rewrites the file without unused pages, and empties the write-ahead log. Servers may be running: their writes wait about a
 * second for each 100 MB. Throws `DatabaseUnavailable` if other processes leave it no time, or the disk no space.
 */
export async function eraseUnused(file: string): Promise<void> {
  const connection = connectSqlite(file, maxWaitMs)
  const { get } = queriesOn(connection)
  try {
    connection.exec('VACUUM')
    const result = await get<{ busy: number }>(sql`PRAGMA wal_checkpoint(TRUNCATE)`)
    if (result?.busy !== 0) throw new DatabaseUnavailable('another process is using it')
  } catch (error) {
    throw unavailableOr(error, file)
  } finally {
    connection.close()
  }
}
