// The queue of due targets. A worker leases a target and delivers to it in order, so that no target receives two events
// at the same time. The workers' transactions run at `snapshot`. That suffices, because every change of `due_at`
// writes the target's row.
//
// Servers share these times through the database, and each compares them with its own wall clock. So their clocks must agree
// to within about a second. A clock that is ahead by more than the length of a lease takes over the targets of other
// servers: events may arrive twice or out of order, but none is lost. Times that a clock left in the future before it was
// set back are moved: see `correctTimes`.
import sql from 'sql-template-tag'
import type { Queries } from './database.js'
import type { ServiceKind } from './services.js'
import { anyOf, grouped, rowCount } from './statement-parameters.js'
import { lockedTargets, lockTargets } from './targets.js'

/** How a target took its last events. */
export interface TargetHealth {
  /** Failed attempts since it last took an event. */
  failures: number
  /** When the first of them was made. */
  failing_since: number | null
  /** When the retry schedule had run out. */
  down_since: number | null
  /** 1 if the delivery behind the first one may be tried. */
  probing: number
}

/** A target that a worker has leased. */
export interface Target extends TargetHealth {
  id: number
  kind: ServiceKind
}

/** The end of a lease, and what follows for the target. */
export interface Release {
  id: number
  health: TargetHealth
  /** When its first delivery is due. */
  dueAt: number
  /** The earliest time of any attempt. */
  notBefore: number
}

export const dueTargets = (queries: Queries) => ({
  /** Returns whether `claim` would find a target. */
  async isAnyDue(now: number) {
    const row = await queries.get(sql`SELECT 1 FROM targets WHERE due_at <= ${now} AND leased_until <= ${now} LIMIT 1`)
    return row !== undefined
  },

  /** Leases targets that are due, those that have been due longest first. Call it in a transaction. */
  claim: (workerId: string, { now, until, targets }: Record<'now' | 'until' | 'targets', number>) =>
    queries.all<Target>(
      sql`UPDATE targets SET leased_by = ${workerId}, leased_until = ${until}, timed_at = ${now}
          WHERE leased_until <= ${now} AND id IN (
            SELECT id FROM targets WHERE due_at <= ${now} AND leased_until <= ${now}
            ORDER BY due_at LIMIT ${rowCount(targets)} ${queries.dialect.skipLocked}
          )
          RETURNING id, kind, failures, failing_since, down_since, probing`
    ),

  /** Extends the leases of a worker. Returns the targets that it still holds. Call it in a transaction. */
  extendLeases: (workerId: string, ids: number[], { now, until }: Record<'now' | 'until', number>) =>
    queries.all<{ id: number }>(
      sql`UPDATE targets SET leased_until = ${until}, timed_at = ${now}
          WHERE leased_by = ${workerId} AND id IN (${lockedTargets(queries, ids)}) RETURNING id`
    ),

  /** Locks targets until the end of the transaction. */
  lockTargets: (targets: { id: number }[]) =>
    lockTargets(
      queries,
      targets.map(({ id }) => id)
    ),

  /** Ends leases. A target is due again if a delivery is pending. Call it in a transaction. */
  async release(workerId: string, releases: Release[], now: number) {
    for (const group of grouped(releases, ({ id, ...rest }) => JSON.stringify(rest))) {
      const { health, dueAt, notBefore } = group[0]
      await queries.run(
        sql`UPDATE targets SET leased_by = NULL, leased_until = ${notBefore}, timed_at = ${now},
              failures = ${health.failures}, failing_since = ${health.failing_since},
              down_since = ${health.down_since}, probing = ${health.probing},
              due_at = CASE WHEN EXISTS (SELECT 1 FROM deliveries
                  WHERE target_id = targets.id AND status = 'pending' AND deliveries.due_at IS NULL)
                THEN CAST(${dueAt} AS BIGINT)
                ELSE (SELECT min(deliveries.due_at) FROM deliveries WHERE target_id = targets.id AND status = 'pending')
              END
            WHERE id IN (${anyOf(group.map(({ id }) => id))}) AND leased_by = ${workerId}`
      )
    }
  },

  /** Returns whether `correctTimes` would find a target. */
  async isAnyTimeAhead(now: number) {
    const row = await queries.get(sql`SELECT 1 FROM targets WHERE ${isTimeAhead(now)} LIMIT 1`)
    return row !== undefined
  },

  /**
   * Moves the times of targets that were computed in the future, before the clock was set back: their waits begin now.
   * Without that, they would wait until the clock has caught up. Call it in a transaction.
   */
  async correctTimes(now: number) {
    const targets = await queries.all<{ id: number; timed_at: number }>(
      sql`SELECT id, timed_at FROM targets WHERE ${isTimeAhead(now)} ORDER BY id ${queries.dialect.lock}`
    )
    for (const { id, timed_at } of targets) {
      const step = timed_at - now
      await queries.run(
        sql`UPDATE targets SET due_at = due_at - ${step}, leased_until = leased_until - ${step}, timed_at = ${now}
            WHERE id = ${id}`
      )
      await queries.run(
        sql`UPDATE deliveries SET due_at = due_at - ${step}
            WHERE target_id = ${id} AND status = 'pending' AND due_at IS NOT NULL`
      )
    }
  },
})

/** How much the clocks of servers may differ. */
const maxClockDifferenceMs = 2_000

const isTimeAhead = (now: number) => sql`due_at IS NOT NULL AND timed_at > ${now + maxClockDifferenceMs}`
