// Erases from a SQLite file what deleted and changed rows have left in it.
import { setTimeout as delay } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { DatabaseUnavailable, type Queries } from './database.js'
import { connectSqlite, overwritesDeleted, queriesOn, unavailableOr } from './sqlite-connection.js'

/** How long to wait for other processes that write or read. */
const maxWaitMs = 30_000
/** How long one attempt to empty the write-ahead log may hold up other processes that write. */
const attemptMs = 100

/**
 * Empties the write-ahead log. SQLite has overwritten the rest when it was deleted, unless the file was made by an earlier
 * version: that one is rewritten once, and the writes of running servers wait about two seconds for each 100 MB. Throws
 * `DatabaseUnavailable` if other processes leave no time for it, or the disk no space.
 */
export async function eraseUnused(file: string): Promise<void> {
  const connection = connectSqlite(file, maxWaitMs)
  const queries = queriesOn(connection)
  try {
    const mark = await queries.get<{ user_version: number }>(sql`PRAGMA user_version`)
    if (mark?.user_version !== overwritesDeleted) {
      connection.exec('VACUUM')
      connection.exec(`PRAGMA user_version = ${overwritesDeleted}`)
    }
    connection.exec(`PRAGMA busy_timeout = ${attemptMs}`)
    await emptyLog(queries)
  } catch (error) {
    throw unavailableOr(error, file)
  } finally {
    connection.close()
  }
}

async function emptyLog({ get }: Queries) {
  for (const end = performance.now() + maxWaitMs; performance.now() < end; await delay(attemptMs)) {
    const result = await get<{ busy: number }>(sql`PRAGMA wal_checkpoint(TRUNCATE)`)
    if (result?.busy === 0) return
  }
  throw new DatabaseUnavailable('another process is using it')
}
