// Delivers events to their targets at least once: the events of a target in order, many targets at the same time.
//
// The dispatcher leases targets that are due, and gives each a turn. In its turn, the first delivery of the target is
// attempted, then the next one, until one fails. The retry policy gives a verdict on each attempt. The recorder writes the
// outcomes, and releases the target until its next delivery is due. When the first delivery has failed too often, the one
// behind it is the probe: if the target takes it, the first is set aside and tried again later.
import { randomUUID } from 'node:crypto'
import { limits } from '../../generated/limits.js'
import type { Store, Stores } from '../store/store.js'
import { type AttemptDependencies, createAttempter } from './attempt.js'
import { createDispatcher } from './dispatcher.js'
import { createOutcomeRecorder } from './outcome-recorder.js'
import { createLeases, extendEveryMs } from './target-leases.js'
import { createTurns } from './target-turn.js'

/** Events of this process wake the worker at once. Those of other processes, and retries, are found by polling. */
const pollEveryMs = 500
/** How long settled deliveries are kept. */
const keepMs = limits.settled_delivery_days * 86_400_000
const cleanUpEveryMs = 3_600_000
/** How many deliveries or keys one transaction deletes. More would hold up other transactions. */
const cleanUpBatch = 1_000

/** What a worker is built from. */
export interface WorkerDependencies extends AttemptDependencies {
  store: Store
  log: Record<'warn' | 'error', (details: object, message: string) => void>
  /** Returns milliseconds of a clock that is never set, which measures waits. */
  monotonicNow: () => number
}

export interface Worker {
  /** Delivers everything that is due, and returns when nothing is. */
  runOnce(): Promise<void>
  /** Delivers events as they come due, until `stop`. */
  start(): void
  /** Looks for due deliveries now. */
  wake(): void
  /** Waits for the attempts in progress, records their outcomes, and releases all targets. */
  stop(): Promise<void>
}

export function createWorker(dependencies: WorkerDependencies): Worker {
  const { store, log, now, monotonicNow, config } = dependencies
  const workerId = randomUUID()
  const stopping = new AbortController()
  const wakeUps = createWakeUps()
  const { wake } = wakeUps
  const leases = createLeases({ store, now, monotonicNow, workerId })
  const recorder = createOutcomeRecorder({ store, log, now, workerId, onRecorded: wake })
  const attempter = createAttempter(dependencies)
  const schedule = config.RETRY_SCHEDULE
  const takeTurn = createTurns({ store, log, now, monotonicNow, recorder, attempter, schedule })
  const dispatcher = createDispatcher({
    monotonicNow,
    leases,
    recorder,
    takeTurn,
    stopping: stopping.signal,
    onPlace: wake,
  })
  let loop: Promise<void> | undefined
  let timers: NodeJS.Timeout[] = []

  async function poll(): Promise<boolean> {
    try {
      await dispatcher.startDue()
    } catch (err) {
      log.error({ err }, 'could not claim due targets, will retry')
    }
    return !stopping.signal.aborted
  }

  /** Returns whether there is more to do. */
  async function pollUntilIdle(): Promise<boolean> {
    await dispatcher.startDue()
    if (!dispatcher.isIdle()) return true
    await recorder.flush()
    const isMoreDue = !stopping.signal.aborted && (await store.deliveries.isAnyDue(now()))
    if (isMoreDue) wake()
    return isMoreDue
  }

  async function deleteOld(): Promise<void> {
    await inBatches(({ deliveries }) => deliveries.deleteSettled(now() - keepMs, cleanUpBatch))
    await inBatches(({ idempotencyKeys }) => idempotencyKeys.deleteExpired(now(), cleanUpBatch))
  }

  async function inBatches(deleteBatch: (stores: Stores) => Promise<number>): Promise<void> {
    let deleted = cleanUpBatch
    while (!stopping.signal.aborted && deleted === cleanUpBatch) {
      deleted = await store.transaction(deleteBatch)
    }
  }

  async function correctTimes(): Promise<void> {
    if (!(await store.deliveries.isAnyTimeAhead(now()))) return
    await store.transaction(({ deliveries }) => deliveries.correctTimes(now()), 'snapshot')
    log.warn({}, 'the clock was set back: deliveries that waited for the old time are due earlier')
    wake()
  }

  const every = (everyMs: number, task: () => Promise<void>, failure: string) =>
    setInterval(() => task().catch((err) => log.error({ err }, failure)), everyMs)

  return {
    runOnce: () => wakeUps.loop(pollUntilIdle),

    start() {
      timers = [
        setInterval(wake, pollEveryMs),
        every(extendEveryMs, leases.extend, 'could not extend leases, will retry'),
        every(extendEveryMs, correctTimes, 'could not correct the times of targets, will retry'),
        every(cleanUpEveryMs, deleteOld, 'could not delete old deliveries and keys, will retry'),
      ]
      loop = wakeUps.loop(poll)
    },

    wake,

    async stop() {
      stopping.abort()
      wake()
      await loop
      // Leases are extended until the last attempt has ended.
      await dispatcher.whenDone()
      for (const timer of timers) clearInterval(timer)
      await recorder.stop()
      await attempter.close()
    },
  }
}

/** Returns a loop that sleeps until it is woken, and what wakes it. */
function createWakeUps() {
  let wake = () => {}
  return {
    wake: () => wake(),
    /** Runs `step` now and after each wake-up, until it returns `false`. */
    async loop(step: () => Promise<boolean>): Promise<void> {
      for (;;) {
        // Created before the step, so that a wake-up during the step is not lost.
        const woken = new Promise<void>((resolve) => {
          wake = resolve
        })
        if (!(await step())) return
        await woken
      }
    },
  }
}
