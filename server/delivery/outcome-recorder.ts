// Writes the outcomes of attempts, many in one transaction: a commit for each would cost more than the attempt.
import { setTimeout as delay } from 'node:timers/promises'
import type { Outcome } from '../store/delivery-queue.js'
import type { Store } from '../store/store.js'
import type { Release } from '../store/target-leases.js'

/** How long an outcome waits for others. Outcomes that are not written yet are delivered again after a crash. */
const flushAfterMs = 50
/** Outcomes that are written without waiting. A larger transaction would hold up the API's own writes. */
const maxBatch = 512
/** From here on no new attempts are made until the database has caught up. */
const behindAfterMs = 1_000
const retryAfterMs = 1_000

interface RecorderDependencies {
  store: Store
  log: Record<'error', (details: object, message: string) => void>
  now: () => number
  /** The worker that holds the leases. */
  workerId: string
  /** Called after each write. */
  onRecorded: () => void
}

export type OutcomeRecorder = ReturnType<typeof createOutcomeRecorder>

export function createOutcomeRecorder({ store, log, now, workerId, onRecorded }: RecorderDependencies) {
  let outcomes: Outcome[] = []
  let releases: Release[] = []
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  /**
   * When the oldest entry that is not written yet was added. Real time: it measures how long the database takes, which
   * an injected clock does not show.
   */
  let waitingSince: number | undefined

  function flushSoon() {
    waitingSince ??= performance.now()
    timer ??= setTimeout(flush, flushAfterMs)
    if (outcomes.length === maxBatch) flush()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  async function write(): Promise<void> {
    const batch = { outcomes, releases }
    outcomes = []
    releases = []
    if (batch.outcomes.length + batch.releases.length === 0) return
    const startedAt = performance.now()
    try {
      // At-least-once delivery allows a failure of the machine to undo the last outcomes: their deliveries are repeated.
      await store.transaction(
        async ({ deliveries }) => {
          await deliveries.lockTargets(batch.releases)
          await deliveries.mark(batch.outcomes, now())
          await deliveries.release(workerId, batch.releases, now())
        },
        'snapshot',
        { isDurable: false }
      )
    } catch (err) {
      log.error({ err }, `could not record delivery outcomes, will ${stopping ? 'deliver again' : 'retry'}`)
      // The leases expire; the worker that claims these targets next delivers again.
      if (stopping) return
      outcomes = [...batch.outcomes, ...outcomes]
      releases = [...batch.releases, ...releases]
      await delay(retryAfterMs)
      return write()
    }
    waitingSince = outcomes.length + releases.length === 0 ? undefined : startedAt
    onRecorded()
  }

  return {
    /** Queues an outcome to be written soon. */
    record(outcome: Outcome) {
      outcomes.push(outcome)
      flushSoon()
    },
    /** Queues the end of a lease, which is written after the outcomes of the target. */
    release(release: Release) {
      releases.push(release)
      flushSoon()
    },
    /** Returns whether writing takes so long that no new attempts should be made. */
    isBehind: () => waitingSince !== undefined && performance.now() - waitingSince > behindAfterMs,
    /** Writes everything that is queued, retrying until it succeeds. */
    flush,
    /** Writes everything that is queued, without retries. */
    stop() {
      stopping = true
      return flush()
    },
  }
}
