// The PostgreSQL engine: a pool of connections, and transactions that are repeated if they collide.
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import {
  type CommitListener,
  type Database,
  DatabaseUnavailable,
  type Isolation,
  OutcomeUnknown,
  type Queries,
  type TransactionOptions,
} from './database.js'
import { keyedMutex } from './keyed-mutex.js'
import { createRetry } from './postgres-collisions.js'
import { isCollision, translated, withDatabaseErrors } from './postgres-errors.js'
import { createGroupCommit } from './postgres-group-commit.js'
import { queriesOn, type Transactions, transactionsOn } from './postgres-queries.js'

/** Statements take a few milliseconds. One that takes this long is stuck. */
const statementTimeoutMs = 10_000
const pingTimeoutMs = 2_000

/** Opens the database at the address with up to this many connections, and one more for `ping`. */
export function openPostgres(server: string, connections: number, timeoutMs = statementTimeoutMs): Database {
  const pool = createPool(server, connections, {
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeoutMs,
    // Longer than statement_timeout: it ends statements whose answer was lost on the network. Those that are sent together
    // have this time together.
    query_timeout: timeoutMs + 2_000,
    idle_in_transaction_session_timeout: 60_000,
    idleTimeoutMillis: 60_000,
  })
  const pingPool = createPool(server, 1, { connectionTimeoutMillis: pingTimeoutMs, query_timeout: pingTimeoutMs })
  const retried = createRetry()
  let waiting = 0
  let onCommit: CommitListener = () => {}
  // Reads outside of transactions see what was committed when they began. As serializable transactions, they would wait for
  // writers and make them fail.
  const reads = queriesOn(pool)
  const inGroup = createGroupCommit((works) => retried(() => transaction(pool, works, 'snapshot')))
  const inTurn = keyedMutex()

  async function alone<Result>(work: Work<Result>, isolation: Level, isDurable: boolean): Promise<Result> {
    const [result] = await retried(() => transaction(pool, [work], isolation, isDurable))
    return result as Result
  }

  function run<Result>(work: Work<Result>, isolation: Isolation, options: TransactionOptions): Promise<Result> {
    const { subject, isDurable = true } = options
    if (isolation === 'independent') return inGroup(work)
    const runAlone = () => alone(work, isolation, isDurable)
    return subject === undefined ? runAlone() : inTurn(subject, runAlone)
  }

  return {
    ...reads,
    run: (query) => retried(() => reads.run(query)),
    async transaction(work, isolation = 'serializable', options = {}) {
      const requestedAt = performance.now()
      waiting++
      try {
        const result = await run(work, isolation, options)
        onCommit([performance.now() - requestedAt])
        return result
      } finally {
        waiting--
      }
    },
    async ping() {
      await withDatabaseErrors(() => pingPool.query('SELECT 1'))
    },
    dataVersion: () => undefined,
    load: () => ({ waiting }),
    onCommit(listener) {
      onCommit = listener
    },
    async close() {
      await Promise.all([pool.end(), pingPool.end()])
    },
  }
}

function createPool(server: string, max: number, timeouts: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: server,
    max,
    ...timeouts,
    keepAlive: true,
    // A command that fails can exit without closing the database.
    allowExitOnIdle: true,
    fallback_application_name: 'notewire',
  })
  // The next query reports a broken connection. Without a listener, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The same queries for all transactions on a connection, so that the stores on them are built once. */
const transactionsOfClients = new WeakMap<PoolClient, Transactions>()

function transactionsOf(client: PoolClient): Transactions {
  const transactions = transactionsOfClients.get(client) ?? transactionsOn(client)
  transactionsOfClients.set(client, transactions)
  return transactions
}

type Work<Result> = (queries: Queries) => Promise<Result>

type Level = Exclude<Isolation, 'independent'>
const levels: Record<Level, string> = { serializable: 'SERIALIZABLE', snapshot: 'REPEATABLE READ' }

/** Does all of the works in one transaction, at the same time. */
async function transaction<Result>(
  pool: Pool,
  works: Work<Result>[],
  isolation: Level,
  isDurable = true
): Promise<Result[]> {
  const client = await withDatabaseErrors(() => pool.connect())
  const transactions = transactionsOf(client)
  let isUsable = false
  try {
    transactions.begin(levels[isolation], isDurable)
    const results = await allOf(works.map((work, index) => work(transactions.queries(index))))
    await commit(transactions)
    isUsable = true
    return results
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) isUsable = await rollBack(transactions)
    throw error
  } finally {
    client.release(!isUsable)
  }
}

/** Returns the results of all. Throws the first error only when all are settled. */
async function allOf<Result>(promises: Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

async function commit(transactions: Transactions) {
  const [written, committed] = await transactions.commit()
  // PostgreSQL executes nothing behind a statement that has failed.
  if (written.status === 'rejected' && written.reason instanceof DatabaseError) throw translated(written.reason)
  if (committed.status === 'rejected') {
    const { reason } = committed
    // Nothing was committed.
    if (isCollision(reason)) throw reason
    if (reason instanceof DatabaseError && reason.severity === 'ERROR') throw translated(reason)
    throw new OutcomeUnknown('the connection was lost during a commit', { cause: reason })
  }
  // PostgreSQL answers COMMIT with ROLLBACK if a statement has failed and the work ignored it.
  if (committed.value.command !== 'COMMIT') {
    throw new Error('a statement in the transaction had failed: nothing was written')
  }
}

/** Returns whether the connection can be used again. */
async function rollBack(transactions: Transactions): Promise<boolean> {
  try {
    await transactions.rollBack()
    return true
  } catch {
    return false
  }
}
