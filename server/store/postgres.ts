// The PostgreSQL engine: a pool of connections, and transactions that are repeated if they collide.
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import {
  type CommitListener,
  type Database,
  DatabaseUnavailable,
  type Isolation,
  OutcomeUnknown,
  type Queries,
} from './database.js'
import { isCollision, withDatabaseErrors } from './postgres-errors.js'
import { getTypeParser, queriesOn } from './postgres-queries.js'
import { createRetry } from './postgres-retry.js'

/** Statements take a few milliseconds. One that takes this long is stuck. */
const statementTimeoutMs = 10_000
const pingTimeoutMs = 2_000

/** Opens the database at the address with up to this many connections, and one more for `ping`. */
export function openPostgres(server: string, connections: number, timeoutMs = statementTimeoutMs): Database {
  const pool = createPool(server, connections, {
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeoutMs,
    // Longer than statement_timeout: it ends only statements whose answer was lost on the network.
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
  return {
    ...reads,
    run: (query) => retried(() => reads.run(query)),
    async transaction(work, isolation = 'serializable') {
      const requestedAt = performance.now()
      waiting++
      try {
        const result = await retried(() => transaction(pool, work, isolation))
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
    types: { getTypeParser },
  })
  // The next query reports a broken connection. Without a listener, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The same queries for all transactions on a connection, so that the stores on them are built once. */
const queriesOfClients = new WeakMap<PoolClient, Queries>()

function queriesOf(client: PoolClient): Queries {
  const queries = queriesOfClients.get(client) ?? queriesOn(client)
  queriesOfClients.set(client, queries)
  return queries
}

const levels: Record<Isolation, string> = { serializable: 'SERIALIZABLE', snapshot: 'REPEATABLE READ' }

async function transaction<Result>(
  pool: Pool,
  work: (queries: Queries) => Promise<Result>,
  isolation: Isolation
): Promise<Result> {
  const client = await withDatabaseErrors(() => pool.connect())
  let isUsable = false
  try {
    await withDatabaseErrors(() => client.query(`BEGIN ISOLATION LEVEL ${levels[isolation]}`))
    const result = await work(queriesOf(client))
    await commit(client)
    isUsable = true
    return result
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) isUsable = await rollBack(client)
    throw error
  } finally {
    client.release(!isUsable)
  }
}

async function commit(client: PoolClient) {
  let command: string
  try {
    command = (await client.query('COMMIT')).command
  } catch (error) {
    if (isCollision(error)) throw error
    throw new OutcomeUnknown('the connection was lost during a commit', { cause: error })
  }
  // PostgreSQL answers COMMIT with ROLLBACK if a statement has failed and the work ignored it.
  if (command !== 'COMMIT') throw new Error('a statement in the transaction had failed: nothing was written')
}

/** Returns whether the connection can be used again. */
async function rollBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return true
  } catch {
    return false
  }
}
