// The targets that a worker has leased. Only the holder of a lease sends to its target, so that events arrive in order.
import type { Target } from '../store/delivery-queue.js'
import type { Store } from '../store/store.js'

/** The targets of a worker that crashes are claimed by others after this time. */
const leaseMs = 5_000
/** How often a worker extends its leases: several times before they expire. */
export const extendEveryMs = leaseMs / 4

interface LeaseDependencies {
  store: Store
  now: () => number
  workerId: string
}

export type Leases = ReturnType<typeof createLeases>

export function createLeases({ store, now, workerId }: LeaseDependencies) {
  /** When the lease of each target expires. After that, another worker may hold it. */
  const expiry = new Map<number, number>()
  return {
    /** Leases up to `limit` targets that are due. */
    async claim(limit: number): Promise<Target[]> {
      if (!(await store.deliveries.isAnyDue(now()))) return []
      const until = now() + leaseMs
      const claimed = await store.transaction(
        ({ deliveries }) => deliveries.claim(workerId, { now: now(), until, targets: limit }),
        'snapshot'
      )
      for (const { id } of claimed) expiry.set(id, until)
      return claimed
    },

    /** Extends all leases that no other worker has taken over. */
    async extend(): Promise<void> {
      if (expiry.size === 0) return
      const until = now() + leaseMs
      const extended = await store.deliveries.extendLeases(workerId, [...expiry.keys()], until)
      for (const { id } of extended) expiry.set(id, until)
    },

    isHeld: (id: number) => (expiry.get(id) ?? 0) > now(),

    /** Forgets a lease. The database releases it with the outcomes of its deliveries. */
    drop: (id: number) => void expiry.delete(id),
  }
}
