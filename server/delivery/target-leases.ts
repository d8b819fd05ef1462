// The targets that a worker has leased. Only the holder of a lease sends to its target, so that events arrive in order.

import type { Store } from '../store/store.js'
import type { Target } from '../store/target-leases.js'

/** The targets of a worker that crashes are claimed by others after this time. */
const leaseMs = 5_000
/** How often a worker extends its leases: several times before they expire. */
export const extendEveryMs = leaseMs / 4

interface LeaseDependencies {
  store: Store
  now: () => number
  /** Milliseconds, of a clock that is never set. */
  monotonicNow: () => number
  workerId: string
}

export type Leases = ReturnType<typeof createLeases>

export function createLeases({ store, now, monotonicNow, workerId }: LeaseDependencies) {
  /**
   * When the lease of each target expires, in monotonic time. After that, another worker may hold it. The database has the
   * same moment in wall time, for the other workers.
   */
  const expiry = new Map<number, number>()
  const lease = () => ({ now: now(), until: now() + leaseMs, expiresAt: monotonicNow() + leaseMs })
  return {
    /** Leases up to `limit` targets that are due. */
    async claim(limit: number): Promise<Target[]> {
      if (!(await store.deliveries.isAnyDue(now()))) return []
      const { expiresAt, ...times } = lease()
      const claimed = await store.transaction(
        ({ deliveries }) => deliveries.claim(workerId, { ...times, targets: limit }),
        'snapshot'
      )
      for (const { id } of claimed) expiry.set(id, expiresAt)
      return claimed
    },

    /** Extends all leases. Those that another worker has taken over are lost at once. */
    async extend(): Promise<void> {
      if (expiry.size === 0) return
      const ids = [...expiry.keys()]
      const { expiresAt, ...times } = lease()
      const held = await store.transaction(
        ({ deliveries }) => deliveries.extendLeases(workerId, ids, times),
        'snapshot'
      )
      const extended = new Set(held.map(({ id }) => id))
      for (const id of ids) if (expiry.has(id)) expiry.set(id, extended.has(id) ? expiresAt : 0)
    },

    /** `at` is in monotonic time. */
    isHeld: (id: number, at: number) => (expiry.get(id) ?? 0) > at,

    /** Forgets a lease. The database releases it with the outcomes of its deliveries. */
    drop: (id: number) => void expiry.delete(id),
  }
}
