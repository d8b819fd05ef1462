// A connection to a SQLite file, and queries on it through prepared statements.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import Sqlite from 'better-sqlite3'
import sql, { empty } from 'sql-template-tag'
import { DatabaseUnavailable, type Dialect, type Insert, type Queries, type Query } from './database.js'

const dialect: Dialect = {
  id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  integer: 'INTEGER',
  bytes: 'BLOB',
  tableEnd: ' STRICT',
  byBytes: empty,
  // SQLite has a single writer, so no row needs a lock.
  lock: empty,
  skipLocked: empty,
  hasConcurrentWriters: false,
  lastId: (table) => sql`SELECT seq AS id FROM sqlite_sequence WHERE name = ${table}`,
  setLastId: (table, id) => [
    sql`DELETE FROM sqlite_sequence WHERE name = ${table}`,
    sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${id})`,
  ],
}

/** Marks, as `user_version`, a file in which SQLite has overwritten everything that was ever deleted. */
export const overwritesDeleted = 1

/** How long opening blocks the process while another process creates the file or recovers it after a crash. */
const openTimeoutMs = 5_000

/**
 * How much of the file each connection keeps in memory. What it does not is one system call away, in the memory of the
 * operating system. better-sqlite3's 16 MiB would fill up with pages that creates have written.
 */
const cacheKibibytes = 4_096

/**
 * After so many pages, a commit copies the write-ahead log into the file: 16 MiB. Each page is copied once, however often it has
 * changed, so that with SQLite's 1,000 pages creates take a tenth longer.
 */
const checkpointPages = 4_000

/** Named, because the built server contains the package's JavaScript, which looks for the binary next to itself. */
const nativeBinding = createRequire(import.meta.url).resolve('better-sqlite3/build/Release/better_sqlite3.node')

// better-sqlite3 12 on Node 24.19 and later aborts the process when one of its objects is garbage-collected while no
// JavaScript runs. Connections, closed ones too, and statements are therefore kept until the process ends, `exec` is used
// where `pragma` would leave a statement behind, and the contract's limits on lists bound the number of distinct statements.
const kept: unknown[] = []

/**
 * Opens a connection. Its statements block the process for up to `busyTimeoutMs` while another process holds the lock
 * that they need.
 */
export function connectSqlite(file: string, busyTimeoutMs: number): Sqlite.Database {
  try {
    const isNew = !existsSync(file)
    const connection = new Sqlite(file, { timeout: openTimeoutMs, nativeBinding })
    kept.push(connection)
    connection.exec('PRAGMA journal_mode = WAL')
    // Without it, the names of users who are forgotten would stay in unused parts of the file.
    connection.exec('PRAGMA secure_delete = ON')
    if (isNew) connection.exec(`PRAGMA user_version = ${overwritesDeleted}`)
    // better-sqlite3 defaults to NORMAL in WAL mode, which can lose the last commits in a power failure.
    connection.exec('PRAGMA synchronous = FULL')
    connection.exec('PRAGMA foreign_keys = ON')
    connection.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`)
    connection.exec(`PRAGMA cache_size = -${cacheKibibytes}`)
    connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
    return connection
  } catch (error) {
    throw unavailableOr(error, file)
  }
}

/** `onWrite` is called before each statement that may write. */
export function queriesOn(connection: Sqlite.Database, onWrite: () => void = () => {}): Queries {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>()
  kept.push(statements)

  function prepared({ sql, asArrays = false }: Query) {
    let statement = statements.get(sql)
    if (!statement) {
      statement = connection.prepare(sql)
      if (asArrays) statement.raw()
      statements.set(sql, statement)
    }
    if (!statement.readonly) onWrite()
    return statement
  }

  // Not async: a promise for each statement is enough.
  function withDatabaseErrors<Result>(action: () => Result): Promise<Result> {
    try {
      return Promise.resolve(action())
    } catch (error) {
      return Promise.reject(unavailableOr(error, connection.name))
    }
  }

  const run = (query: Query) => withDatabaseErrors(() => prepared(query).run(query.values).changes)
  return {
    dialect,
    all: <Row>(query: Query) => withDatabaseErrors(() => prepared(query).all(query.values) as Row[]),
    get: <Row>(query: Query) => withDatabaseErrors(() => prepared(query).get(query.values) as Row | undefined),
    insert: <Row>(statement: Insert) =>
      withDatabaseErrors(() => {
        prepared(statement).run(statement.values)
        return prepared(statement.inserted).get([]) as Row
      }),
    run,
    runLast: run,
    byCommit: (_, work) => work(),
  }
}

/**
 * Returns a function that returns a number, which is another one after each commit of another connection. It is read once in
 * each turn of the event loop, whose requests had all arrived before, unless there were more than libuv takes from the system
 * at once (1,024 connections).
 */
export function dataVersionFor(connection: Sqlite.Database): () => number {
  const statement = connection.prepare('PRAGMA data_version').pluck()
  kept.push(statement)
  let version: number | undefined
  const forget = () => {
    version = undefined
  }

  return () => {
    if (version !== undefined) return version
    try {
      version = statement.get() as number
    } catch (error) {
      throw unavailableOr(error, connection.name)
    }
    setImmediate(forget)
    return version
  }
}

/** What the state of the database is, by the start of the result code. */
const states: Record<string, string> = {
  SQLITE_BUSY: 'is locked by another process',
  SQLITE_LOCKED: 'is locked by another connection',
  SQLITE_FULL: 'cannot grow: the disk is full',
  SQLITE_IOERR: 'cannot be read or written',
  SQLITE_READONLY: 'is read-only for this user, or is in a read-only folder',
  SQLITE_CANTOPEN: 'cannot be opened',
  SQLITE_NOMEM: 'cannot be used: the process is out of memory',
  SQLITE_CORRUPT: 'is damaged: stop the server and restore a backup',
  SQLITE_NOTADB: 'is not a SQLite database: check DATABASE_URL, or restore a backup',
}

/** Returns `DatabaseUnavailable` for an error of the database's state, and any other error unchanged. */
export function unavailableOr(error: unknown, file: string): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error
  const [, state] = Object.entries(states).find(([code]) => error.code.startsWith(code)) ?? []
  return state ? new DatabaseUnavailable(`database file ${file} ${state} (${error.code})`, { cause: error }) : error
}
