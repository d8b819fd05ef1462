// Backups of a SQLite database that is in use.
import sql from 'sql-template-tag'
import { DatabaseUnavailable } from './database.js'
import { startNamesEpoch } from './names-epoch.js'
import { connectSqlite, queriesOn, unavailableOr } from './sqlite-connection.js'

const busyTimeoutMs = 5_000

/**
 * Copies the state of one moment to a new file, as a database of its own: its ETags differ. Throws `DatabaseUnavailable` if
 * the copy is damaged.
 */
export async function backUpSqlite(file: string, target: string): Promise<void> {
  await copyPages(file, target)
  const copy = connectSqlite(target, busyTimeoutMs)
  const queries = queriesOn(copy)
  try {
    const [result] = await queries.all<{ quick_check: string }>(sql`PRAGMA quick_check(1)`)
    if (result?.quick_check !== 'ok') {
      throw new DatabaseUnavailable(`database file ${file} is damaged: stop the server and restore an earlier backup`)
    }
    // Databases of an older version have no such table yet.
    if (await queries.get(sql`SELECT 1 FROM sqlite_schema WHERE name = 'database'`)) await startNamesEpoch(queries)
  } finally {
    copy.close()
  }
}

/**
 * Copies all pages. The transaction keeps the state of one moment: without it, the copy would start again whenever another
 * connection writes, and never end under load. `VACUUM INTO` takes almost twice as long.
 */
async function copyPages(file: string, target: string) {
  const source = connectSqlite(file, busyTimeoutMs)
  try {
    source.exec('BEGIN')
    // The transaction sees the state at its first read.
    await queriesOn(source).get(sql`SELECT count(*) FROM sqlite_schema`)
    await source.backup(target)
  } catch (error) {
    throw unavailableOr(error, target)
  } finally {
    source.close()
  }
}
