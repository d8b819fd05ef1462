// Writes down what came of attempts, many in one transaction: a commit for each would cost more than the attempt.
import { setTimeout as delay } from 'node:timers/promises'
import type { Outcome } from '../store/delivery-queue.js'
import type { Store } from '../store/store.js'

// What is not recorded is sent again after a crash; what is recorded together holds up the requests of the API.
const within = 50
const atOnce = 512
const longest = 1_000

interface RecorderParts {
  store: Store
  log: Record<'error', (details: object, message: string) => void>
  now: () => number
  /** Who has leased the targets. */
  worker: string
  /** Called when something has been written. */
  recorded: () => void
}

export function createRecorder({ store, log, now, worker, recorded }: RecorderParts) {
  let outcomes: Outcome[] = []
  let releases: { id: number; dueAt: number }[] = []
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  /** When what is still to be written came. */
  let since: number | undefined

  function flushSoon() {
    since ??= Date.now()
    timer ??= setTimeout(flush, within)
    if (outcomes.length === atOnce) flush()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  async function write() {
    const made = outcomes
    const given = releases
    outcomes = []
    releases = []
    if (made.length + given.length === 0) return
    const begun = Date.now()
    try {
      await store.transaction(async ({ deliveries }) => {
        await deliveries.lockTargets(given)
        await deliveries.mark(made, now())
        await deliveries.release(worker, given)
      }, 'snapshot')
    } catch (err) {
      log.error({ err }, 'deliveries could not be recorded')
      // Whoever takes these targets over when the leases have run out makes the deliveries again.
      if (stopping) return
      outcomes = [...made, ...outcomes]
      releases = [...given, ...releases]
      await delay(1000)
      return write()
    }
    since = outcomes.length + releases.length === 0 ? undefined : begun
    recorded()
  }

  return {
    /** Takes down an outcome, to be written soon. */
    record(outcome: Outcome) {
      outcomes.push(outcome)
      flushSoon()
    },
    /** Gives a target back, to be sent to no sooner than `dueAt`, once its outcomes are written. */
    release(id: number, dueAt: number) {
      releases.push({ id, dueAt })
      flushSoon()
    },
    /** Whether something has waited long to be written. */
    isBehind: () => since !== undefined && Date.now() - since > longest,
    /** Writes all there is, and goes on trying until it is written. */
    flush,
    /** Writes all there is, or gives up. */
    stop() {
      stopping = true
      return flush()
    },
  }
}
