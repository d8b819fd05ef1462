// The SQLite engine: one connection that writes, and one that reads at the same time (WAL).
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sql from 'sql-template-tag'
import type { Database } from './database.js'
import { connectSqlite, dataVersionFor, queriesOn } from './sqlite-connection.js'
import { createGroupCommit } from './sqlite-group-commit.js'

/** Transactions wait for a writing process without blocking this one. */
const writerBusyTimeoutMs = 0
/** Reads wait for another process only while it recovers the database after a crash. */
const readerBusyTimeoutMs = 100

/** Opens the file. Creates it and its folder if they do not exist. */
export function openSqlite(file: string, { isMigration = false } = {}): Database {
  mkdirSync(dirname(file), { recursive: true })
  const writer = connectSqlite(file, writerBusyTimeoutMs)
  // SQLite would write what a statement of many rows restores if it fails to a file, which it creates and deletes each time. The
  // statements of a migration may change a whole table, which memory need not have room for.
  if (!isMigration) writer.exec('PRAGMA temp_store = MEMORY')
  const reader = connectSqlite(file, readerBusyTimeoutMs)
  // A write outside a transaction would block this process while another one writes.
  reader.exec('PRAGMA query_only = ON')
  const { transaction, waiting, onCommit } = createGroupCommit(writer)
  const reads = queriesOn(reader)
  return {
    ...reads,
    run: (query) => transaction((queries) => queries.run(query)),
    transaction,
    async ping() {
      await reads.get(sql`SELECT 1`)
    },
    dataVersion: dataVersionFor(reader),
    load: () => ({ waiting: waiting(), walBytes: statSync(`${file}-wal`, { throwIfNoEntry: false })?.size }),
    onCommit,
    async close() {
      reader.close()
      writer.close()
    },
  }
}
