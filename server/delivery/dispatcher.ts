// Works on due targets: many at the same time, the deliveries of each in order and one at a time.
import type { Target } from '../store/delivery-queue.js'
import type { Store } from '../store/store.js'
import type { Attempt } from './attempt.js'
import type { OutcomeRecorder } from './outcome-recorder.js'
import type { Leases } from './target-leases.js'

/** Targets that are worked on at the same time. An attempt that has become slow does not count. */
const concurrency = 32
/** An attempt that takes longer than this is slow. */
const slowAfterMs = 1_000
/** The limit for all targets, including those with slow attempts. */
const maxTargets = 512
/** Deliveries of a target that are read in one query. */
const pageSize = 20
/** After this many pages, a target goes back to the queue so that others get their turn. */
const maxPages = 50

interface DispatcherDependencies {
  store: Store
  log: Record<'error', (details: object, message: string) => void>
  now: () => number
  leases: Leases
  recorder: OutcomeRecorder
  attempt: Attempt
  /** Aborted when no new attempts may begin. */
  stopping: AbortSignal
  /** Called when the work on a target has ended. */
  onTargetDone: () => void
}

export function createDispatcher(dependencies: DispatcherDependencies) {
  const { store, log, now, leases, recorder, attempt, stopping, onTargetDone } = dependencies
  /** The work in progress by id of the target. */
  const targetsInProgress = new Map<number, Promise<void>>()
  /** When the current attempt at each target began. */
  const attemptStarts = new Map<number, number>()

  function freeSlots(): number {
    const slow = [...attemptStarts.values()].filter((start) => start <= now() - slowAfterMs).length
    return Math.min(concurrency + slow, maxTargets) - targetsInProgress.size
  }

  async function workOn(target: Target): Promise<void> {
    let dueAt = now()
    try {
      dueAt = await deliverInOrder(target)
    } catch (err) {
      log.error({ err }, 'could not read pending deliveries, will retry')
    }
    recorder.release(target.id, dueAt)
  }

  /**
   * Delivers until nothing is pending, an attempt fails, or other targets should get their turn. Returns when the
   * target is due again.
   */
  async function deliverInOrder(target: Target): Promise<number> {
    let lastId = 0
    for (let page = 0; page < maxPages; page++) {
      const deliveries = await store.deliveries.next(target, lastId, pageSize)
      for (const delivery of deliveries) {
        if (!mayAttempt(target)) return now()
        attemptStarts.set(target.id, now())
        const outcome = await attempt(delivery)
        attemptStarts.delete(target.id)
        recorder.record(outcome)
        if (outcome.status === 'pending' || outcome.dueAt > now()) return outcome.dueAt
        lastId = delivery.id
      }
      if (deliveries.length < pageSize) break
    }
    return now()
  }

  /** An attempt whose outcome cannot be recorded, or whose lease has expired, would be repeated. */
  const mayAttempt = ({ id }: Target) => !stopping.aborted && !recorder.isBehind() && leases.isHeld(id)

  return {
    /** Claims as many due targets as there are free slots, and begins to work on them. */
    async startDue(): Promise<void> {
      const slots = freeSlots()
      if (stopping.aborted || slots <= 0 || recorder.isBehind()) return
      for (const target of await leases.claim(slots)) {
        // Its lease had expired and is held again, so the work in progress goes on.
        if (targetsInProgress.has(target.id)) continue
        const work = workOn(target).finally(() => {
          targetsInProgress.delete(target.id)
          leases.drop(target.id)
          onTargetDone()
        })
        targetsInProgress.set(target.id, work)
      }
    },
    isIdle: () => targetsInProgress.size === 0,
    /** Resolves when the targets that are being worked on now are done. */
    whenDone: () => Promise.all(targetsInProgress.values()),
  }
}
