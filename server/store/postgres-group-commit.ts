// Group commit: independent transactions of requests that wait at the same time become one transaction, with one COMMIT. Their
// statements share round trips.

import { gatherRequests } from '../gather-requests.js'
import { DatabaseUnavailable, type Queries } from './database.js'

/** How many transactions are committed together. */
const maxTogether = 32
/** How many groups a server commits at the same time: while PostgreSQL waits for the disk, the next one can begin. */
const maxGroups = 2

/** Does the work of a transaction. Returns a function that fulfills its promise, to be called after the commit. */
type Run = (queries: Queries) => Promise<() => void>

interface PendingTransaction {
  run: Run
  reject(error: unknown): void
}

/** `commit` runs the transactions in one. If one of them fails, it rolls back all of them. */
export function createGroupCommit(commit: (runs: Run[]) => Promise<(() => void)[]>) {
  let waiting: PendingTransaction[] = []
  let groups = 0

  function begin() {
    while (waiting.length > 0 && groups < maxGroups) {
      commitTogether(waiting.slice(0, maxTogether))
      waiting = waiting.slice(maxTogether)
    }
  }

  async function commitTogether(transactions: PendingTransaction[]) {
    groups++
    try {
      for (const fulfill of await commit(transactions.map(({ run }) => run))) fulfill()
    } catch (error) {
      const isAlone = transactions.length === 1
      for (const transaction of transactions) {
        // If the database is away, it may even have committed them.
        if (isAlone || error instanceof DatabaseUnavailable) transaction.reject(error)
        // One transaction must not fail because of another one.
        else commitTogether([transaction])
      }
    } finally {
      groups--
      begin()
    }
  }

  return <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      async function run(queries: Queries) {
        const result = await work(queries)
        return () => resolve(result)
      }
      waiting.push({ run, reject })
      if (waiting.length === 1) gatherRequests(() => waiting.length, maxTogether).then(begin)
    })
}
