// Brings the schema of a database up to date.
import sql, { empty, raw } from 'sql-template-tag'
import type { Secrets } from '../encryption.js'
import { type Database, DatabaseTooNew, DatabaseUnavailable, type Queries } from './database.js'
import { migrations } from './migrations/index.js'

/**
 * Applies the missing migrations. `openSecrets` returns the key, for what older versions stored as plain text. Throws
 * `DatabaseTooNew` if a newer version of the program has applied more.
 */
export async function migrate(database: Database, openSecrets?: () => Secrets): Promise<void> {
  // Usually there is nothing to do, and the role needs no permission to create tables.
  if (await isCurrent(database)) return
  const secrets = openSecrets?.()
  await database.transaction(async (queries) => {
    await queries.run(raw(`CREATE TABLE IF NOT EXISTS schema_version (version ${database.dialect.integer} NOT NULL)`))
    // Another process that migrates holds the lock until it is done.
    const version = await versionOf(queries, queries.dialect.lock)
    if (version === migrations.length) return
    if (version === undefined) await queries.run(sql`INSERT INTO schema_version (version) VALUES (0)`)
    else if (version > migrations.length) {
      throw new DatabaseTooNew(
        `the database has schema version ${version}, but this version of notewire supports at most ${migrations.length}: upgrade notewire, or restore a backup`
      )
    }
    for (const migration of migrations.slice(version)) await migration(queries, secrets)
    await queries.run(sql`UPDATE schema_version SET version = ${migrations.length}`)
  })
}

/** Returns whether the database has the current schema. */
export async function isCurrent(database: Database): Promise<boolean> {
  try {
    return (await versionOf(database)) === migrations.length
  } catch (error) {
    // Any other error means that schema_version does not exist yet.
    if (error instanceof DatabaseUnavailable) throw error
    return false
  }
}

/**
 * Throws `DatabaseUnavailable` if nothing can be written: the database is read-only, or locked for longer than a transaction
 * waits. SQLite lets a transaction that changes nothing pass.
 */
export const assertWritable = ({ run }: Queries) => run(sql`UPDATE schema_version SET version = version`)

const versionOf = async (queries: Queries, lock = empty) =>
  (await queries.get<{ version: number }>(sql`SELECT version FROM schema_version ${lock}`))?.version
