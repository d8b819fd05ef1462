// Group commit: the transactions of all waiting requests share one COMMIT, and so one fsync.
import { setTimeout as delay } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { gatherRequests } from '../gather-requests.js'
import type { CommitListener, Isolation, Queries, TransactionOptions } from './database.js'
import { queriesOn, unavailableOr } from './sqlite-connection.js'

/** How long to wait for another process that writes. */
const maxWaitMs = 5_000
const retryAfterMs = 10
/** Sharing a commit among more transactions would save each of them little, and block other requests longer. */
const enoughToCommit = 128

/** A transaction that waits for its turn. */
interface PendingTransaction {
  /** In monotonic time. */
  requestedAt: number
  isDurable: boolean
  /** Does the work. Returns a function that fulfills the promise of the transaction, to be called after the commit. */
  run(): Promise<() => void>
  reject(error: unknown): void
}

/** Groups transactions on the connection. */
export function createGroupCommit(connection: Sqlite.Database) {
  let hasWritten = false
  /** What is to be done before COMMIT. */
  const beforeCommit = new Map<string, () => Promise<void>>()
  const queries: Queries = {
    ...queriesOn(connection, () => {
      hasWritten = true
    }),
    async byCommit(key, work) {
      beforeCommit.set(key, work)
    },
  }
  let waiting: PendingTransaction[] = []
  let committing: PendingTransaction[] = []
  let isDraining = false
  let onCommit: CommitListener = () => {}

  async function drain() {
    isDraining = true
    while (waiting.length > 0) {
      await gatherRequests(() => waiting.length, enoughToCommit)
      await commitWaiting()
    }
    isDraining = false
  }

  /** A transaction that fails is rolled back alone. If COMMIT fails, all of them fail. */
  async function commitWaiting() {
    const transactions = waiting
    waiting = []
    committing = transactions
    let settlements: (() => void)[]
    try {
      await begin(connection, transactions)
      settlements = (await runWithoutSavepoints(transactions)) ?? (await runInSavepoints(transactions))
      for (const work of beforeCommit.values()) await work()
      connection.exec('COMMIT')
    } catch (error) {
      rollBack(connection)
      for (const transaction of transactions) transaction.reject(unavailableOr(error, connection.name))
      return
    } finally {
      committing = []
      beforeCommit.clear()
    }
    const now = performance.now()
    onCommit(transactions.map(({ requestedAt }) => now - requestedAt))
    for (const settle of settlements) settle()
  }

  /**
   * Runs the transactions. Most that fail have written nothing yet, and need no savepoint, which would take as long as a
   * statement of each. If one fails that has written, returns `undefined`: all of them must run again.
   */
  async function runWithoutSavepoints(transactions: PendingTransaction[]) {
    const settlements: (() => void)[] = []
    for (const transaction of transactions) {
      hasWritten = false
      try {
        settlements.push(await transaction.run())
      } catch (error) {
        if (!connection.inTransaction || transactions.length === 1) throw error
        if (hasWritten) return undefined
        settlements.push(() => transaction.reject(unavailableOr(error, connection.name)))
      }
    }
    return settlements
  }

  async function runInSavepoints(transactions: PendingTransaction[]) {
    await begin(connection, transactions)
    const settlements: (() => void)[] = []
    for (const transaction of transactions) settlements.push(await runInSavepoint(connection, transaction))
    return settlements
  }

  /** Runs the work in a transaction. */
  function transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    _?: Isolation,
    { isDurable = true }: TransactionOptions = {}
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      async function run() {
        const result = await work(queries)
        return () => resolve(result)
      }
      waiting.push({ requestedAt: performance.now(), isDurable, run, reject })
      if (waiting.length === 1 && !isDraining) setImmediate(drain)
    })
  }

  return {
    transaction,
    waiting: () => waiting.length + committing.length,
    onCommit(listener: CommitListener) {
      onCommit = listener
    },
  }
}

/**
 * Rolls back what the one before has left, and begins a transaction. Waits for writing processes without blocking this one,
 * whose reads go on.
 */
async function begin(connection: Sqlite.Database, transactions: PendingTransaction[]) {
  if (connection.inTransaction) connection.exec('ROLLBACK')
  // NORMAL leaves out the fsync of COMMIT.
  const synchronous = transactions.some(({ isDurable }) => isDurable) ? 'FULL' : 'NORMAL'
  const end = performance.now() + maxWaitMs
  for (;;) {
    try {
      return connection.exec(`PRAGMA synchronous = ${synchronous}; BEGIN IMMEDIATE`)
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
      if (!isBusy || performance.now() > end) throw error
      await delay(retryAfterMs)
    }
  }
}

/** Rolls back what SQLite has not rolled back already. If that fails, the next transaction begins with it. */
function rollBack(connection: Sqlite.Database) {
  try {
    if (connection.inTransaction) connection.exec('ROLLBACK')
  } catch {
    // The error that led here says more.
  }
}

async function runInSavepoint(connection: Sqlite.Database, transaction: PendingTransaction): Promise<() => void> {
  connection.exec('SAVEPOINT pending')
  try {
    const settle = await transaction.run()
    connection.exec('RELEASE pending')
    return settle
  } catch (error) {
    // SQLite rolls back the whole transaction on some errors, such as a full disk.
    if (!connection.inTransaction) throw error
    connection.exec('ROLLBACK TO pending')
    connection.exec('RELEASE pending')
    return () => transaction.reject(unavailableOr(error, connection.name))
  }
}
