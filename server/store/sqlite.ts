// The SQLite engine: one connection that writes, and one that reads at the same time (WAL).
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sql from 'sql-template-tag'
import type { Database } from './database.js'
import { connectSqlite, queriesOn } from './sqlite-connection.js'
import { createGroupCommit } from './sqlite-group-commit.js'

/** Opens the file. Creates it and its folder if they do not exist. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true })
  const writer = connectSqlite(file)
  const reader = connectSqlite(file)
  const transaction = createGroupCommit(writer, queriesOn(writer))
  const reads = queriesOn(reader)
  return {
    ...reads,
    run: (query) => transaction((queries) => queries.run(query)),
    transaction,
    async ping() {
      await reads.get(sql`SELECT 1`)
    },
    async backup(target) {
      await reader.backup(target)
    },
    async close() {
      reader.close()
      writer.close()
    },
  }
}
