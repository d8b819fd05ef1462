// SQLite: one connection that writes, one that reads beside it (WAL), and many writers' work in one commit.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import sql, { empty, type Sql } from 'sql-template-tag'
import { type Database, DatabaseUnavailable, type Dialect, type Queries } from './database.js'

const dialect: Dialect = {
  id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  integer: 'INTEGER',
  bytes: 'BLOB',
  tableEnd: ' STRICT',
  byBytes: empty,
  // There is one writer.
  lock: empty,
  skipLocked: empty,
  countParts: 1,
  lastId: (table) => sql`SELECT seq AS id FROM sqlite_sequence WHERE name = ${table}`,
  setLastId: (table, id) => [
    sql`DELETE FROM sqlite_sequence WHERE name = ${table}`,
    sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${id})`,
  ],
}

const longestWait = 5_000

interface Unit {
  work: (queries: Queries) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** Opens the file, made with its folder where there is none. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true })
  const connection = connect(file)
  const writer = queriesOn(connection)
  const readingConnection = connect(file)
  const reader = queriesOn(readingConnection)
  let waiting: Unit[] = []
  let draining = false

  async function drain() {
    draining = true
    while (waiting.length > 0) await commitWaiting()
    draining = false
  }

  // Everything that the requests at hand want to change is one transaction: one COMMIT, one fsync. Each unit has a
  // savepoint of its own, so that one that fails is undone alone; where COMMIT fails, all have failed.
  async function commitWaiting() {
    const units = waiting
    waiting = []
    const outcomes: (() => void)[] = []
    try {
      await begin()
      if (units.length === 1) outcomes.push(await outcomeOf(units[0] as Unit))
      else for (const unit of units) outcomes.push(await outcomeInSavepoint(unit))
      connection.exec('COMMIT')
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK')
      for (const unit of units) unit.reject(translated(error))
      return
    }
    for (const settle of outcomes) settle()
  }

  /** Waits for other processes that write, without holding up this one's other work. */
  async function begin() {
    for (const until = Date.now() + longestWait; ; ) {
      try {
        return connection.exec('BEGIN IMMEDIATE')
      } catch (error) {
        if ((error as { code?: string }).code !== 'SQLITE_BUSY' || Date.now() > until) throw error
        await delay(10)
      }
    }
  }

  async function outcomeOf({ work, resolve }: Unit) {
    const result = await work(writer)
    return () => resolve(result)
  }

  async function outcomeInSavepoint(unit: Unit) {
    connection.exec('SAVEPOINT unit')
    try {
      const settle = await outcomeOf(unit)
      connection.exec('RELEASE unit')
      return settle
    } catch (error) {
      // A full disk has undone the whole transaction already.
      if (!connection.inTransaction) throw error
      connection.exec('ROLLBACK TO unit')
      connection.exec('RELEASE unit')
      return () => unit.reject(translated(error))
    }
  }

  return {
    ...reader,
    run: (query) => transaction((queries) => queries.run(query)),
    transaction,
    ping: async () => void (await reader.get(sql`SELECT 1`)),
    backup: async (target) => void (await readingConnection.backup(target)),
    close: async () => {
      readingConnection.close()
      connection.close()
    },
  }

  function transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const first = waiting.push({ work, resolve: resolve as Unit['resolve'], reject }) === 1
      if (first && !draining) setImmediate(drain)
    })
  }
}

// better-sqlite3 12 on Node 24.19 and later aborts the process when one of its objects is garbage-collected while no
// JavaScript runs. So none ever is: connections and statements are kept until the end, `exec` is used where `pragma` would
// leave a statement behind, and the contract's limits on lists bound how many different statements there can be.
const kept: unknown[] = []

function connect(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: 100 })
  connection.exec('PRAGMA journal_mode = WAL')
  // better-sqlite3 is built to use NORMAL with WAL, which can lose the last commits with the machine's power.
  connection.exec('PRAGMA synchronous = FULL')
  connection.exec('PRAGMA foreign_keys = ON')
  return connection
}

function queriesOn(connection: Sqlite.Database): Queries {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>()
  kept.push(connection, statements)
  const prepared = ({ sql }: Sql) => {
    let statement = statements.get(sql)
    if (!statement) {
      statement = connection.prepare(sql)
      statements.set(sql, statement)
    }
    return statement
  }
  const attempt = async <Result>(action: () => Result) => {
    try {
      return action()
    } catch (error) {
      throw translated(error)
    }
  }
  return {
    dialect,
    all: <Row>(query: Sql) => attempt(() => prepared(query).all(query.values) as Row[]),
    get: <Row>(query: Sql) => attempt(() => prepared(query).get(query.values) as Row | undefined),
    run: (query) => attempt(() => prepared(query).run(query.values).changes),
  }
}

/** A database that cannot work now is told apart from a statement that is wrong. */
function translated(error: unknown): unknown {
  const passing = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/
  return error instanceof Sqlite.SqliteError && passing.test(error.code)
    ? new DatabaseUnavailable(error.message, { cause: error })
    : error
}
