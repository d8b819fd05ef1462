// A connection to a SQLite file, and queries on it through prepared statements.
import Sqlite from 'better-sqlite3'
import sql, { empty, type Sql } from 'sql-template-tag'
import { DatabaseUnavailable, type Dialect, type Queries } from './database.js'

const dialect: Dialect = {
  id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  integer: 'INTEGER',
  bytes: 'BLOB',
  tableEnd: ' STRICT',
  byBytes: empty,
  // SQLite has a single writer, so no row needs a lock.
  lock: empty,
  skipLocked: empty,
  countParts: 1,
  lastId: (table) => sql`SELECT seq AS id FROM sqlite_sequence WHERE name = ${table}`,
  setLastId: (table, id) => [
    sql`DELETE FROM sqlite_sequence WHERE name = ${table}`,
    sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${id})`,
  ],
}

/** How long a statement blocks the process while another process writes. Transactions wait longer, without blocking. */
const busyTimeoutMs = 100

// better-sqlite3 12 on Node 24.19 and later aborts the process when one of its objects is garbage-collected while no
// JavaScript runs. Connections and statements are therefore kept until the process ends, `exec` is used where `pragma` would
// leave a statement behind, and the contract's limits on lists bound the number of distinct statements.
const kept: unknown[] = []

export function connectSqlite(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: busyTimeoutMs })
  connection.exec('PRAGMA journal_mode = WAL')
  // better-sqlite3 defaults to NORMAL in WAL mode, which can lose the last commits in a power failure.
  connection.exec('PRAGMA synchronous = FULL')
  connection.exec('PRAGMA foreign_keys = ON')
  return connection
}

export function queriesOn(connection: Sqlite.Database): Queries {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>()
  kept.push(connection, statements)

  function prepared({ sql }: Sql) {
    const known = statements.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  async function withDatabaseErrors<Result>(action: () => Result): Promise<Result> {
    try {
      return action()
    } catch (error) {
      throw unavailableOr(error)
    }
  }

  return {
    dialect,
    all: <Row>(query: Sql) => withDatabaseErrors(() => prepared(query).all(query.values) as Row[]),
    get: <Row>(query: Sql) => withDatabaseErrors(() => prepared(query).get(query.values) as Row | undefined),
    run: (query) => withDatabaseErrors(() => prepared(query).run(query.values).changes),
  }
}

const unavailable = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/

/** Returns `DatabaseUnavailable` for an error of the database's state, and any other error unchanged. */
export const unavailableOr = (error: unknown): unknown =>
  error instanceof Sqlite.SqliteError && unavailable.test(error.code)
    ? new DatabaseUnavailable(error.message, { cause: error })
    : error
