// The queue of due targets. A worker leases a target and delivers to it in order, so that no target receives two events
// at the same time. The workers' transactions run at `snapshot`. That suffices, because every change of `due_at`
// writes the target's row.
import sql, { bulk } from 'sql-template-tag'
import type { Queries } from './database.js'
import type { AttemptRecord, DeliveryStatus } from './delivery-admin.js'
import type { ServiceKind, ServiceRecord } from './services.js'
import { anyOf, inBatches } from './sql-lists.js'
import { lockedTargets, lockTargets } from './targets.js'

/** A target that a worker has leased. */
export interface Target {
  id: number
  kind: ServiceKind
}

/** A pending delivery, with what its integration says about the request. */
export interface Delivery extends Pick<ServiceRecord, 'name' | 'address' | 'room_id' | 'secret'> {
  id: number
  service_id: number
  message_id: string
  /** How many attempts have been made since it was recorded or last retried by hand. */
  attempts: number
  /** The event as JSON. */
  body: string
}

/** An attempt and the status of its delivery after it. */
export interface Outcome {
  delivery: { id: number }
  status: DeliveryStatus
  attempt: AttemptRecord
}

/** The end of a lease, and when the target may be sent to again. */
export interface Release {
  id: number
  dueAt: number
}

export const deliveryQueue = (queries: Queries) => ({
  ...targetLeases(queries),

  /**
   * Returns the next pending deliveries to a target, in order, after the delivery `afterId`; 0 begins with the first.
   */
  next: (target: { id: number }, afterId: number, limit: number) =>
    queries.all<Delivery>(
      sql`SELECT deliveries.id, service_id, message_id, attempts, body, name, address, room_id, secret
          FROM deliveries JOIN events ON events.id = event_id JOIN services ON services.id = service_id
          WHERE deliveries.target_id = ${target.id} AND status = 'pending' AND deliveries.id > ${afterId}
          ORDER BY deliveries.id LIMIT ${limit}`
    ),

  /**
   * Writes the outcomes of attempts, except for deliveries that were deleted or settled meanwhile. Call it in a
   * transaction.
   */
  async mark(outcomes: Outcome[], now: number) {
    const marked = new Set<number>()
    for (const status of ['delivered', 'dead', 'pending'] satisfies DeliveryStatus[]) {
      const ids = outcomes.filter((outcome) => outcome.status === status).map(({ delivery }) => delivery.id)
      if (ids.length === 0) continue
      const rows = await queries.all<{ id: number }>(
        sql`UPDATE deliveries
            SET status = ${status}, attempts = attempts + 1, finished_at = ${status === 'pending' ? null : now}
            WHERE id IN (${anyOf(ids)}) AND status = 'pending' RETURNING id`
      )
      for (const { id } of rows) marked.add(id)
    }
    const rows = outcomes
      .filter(({ delivery }) => marked.has(delivery.id))
      .map(({ delivery, attempt: { started_at, duration_ms, http_status, error, answer } }) => [
        delivery.id,
        started_at,
        duration_ms,
        http_status,
        error,
        answer,
      ])
    for (const batch of inBatches(rows)) {
      await queries.run(
        sql`INSERT INTO attempts (delivery_id, started_at, duration_ms, http_status, error, answer) VALUES ${bulk(batch)}`
      )
    }
  },
})

const targetLeases = (queries: Queries) => ({
  /** Returns whether `claim` would find a target. */
  async isAnyDue(now: number) {
    const row = await queries.get(sql`SELECT 1 FROM targets WHERE due_at <= ${now} AND leased_until <= ${now} LIMIT 1`)
    return row !== undefined
  },

  /** Leases targets that are due, those that have been due longest first. Call it in a transaction. */
  claim: (workerId: string, { now, until, targets }: Record<'now' | 'until' | 'targets', number>) =>
    queries.all<Target>(
      sql`UPDATE targets SET leased_by = ${workerId}, leased_until = ${until}
          WHERE leased_until <= ${now} AND id IN (
            SELECT id FROM targets WHERE due_at <= ${now} AND leased_until <= ${now}
            ORDER BY due_at LIMIT ${targets} ${queries.dialect.skipLocked}
          )
          RETURNING id, kind`
    ),

  /** Extends the leases of a worker. Returns the targets that it still holds. */
  extendLeases: (workerId: string, ids: number[], until: number) =>
    queries.all<{ id: number }>(
      sql`UPDATE targets SET leased_until = ${until}
          WHERE leased_by = ${workerId} AND id IN (${lockedTargets(queries, ids)}) RETURNING id`
    ),

  /** Locks targets until the end of the transaction. */
  lockTargets: (targets: { id: number }[]) =>
    lockTargets(
      queries,
      targets.map(({ id }) => id)
    ),

  /**
   * Ends leases. A target is not sent to before its `dueAt`, and is due then if a delivery is pending. Call it in a
   * transaction.
   */
  async release(workerId: string, releases: Release[]) {
    for (const [dueAt, ids] of idsByDueTime(releases)) {
      await queries.run(
        sql`UPDATE targets SET leased_by = NULL, leased_until = ${dueAt}, due_at = CASE WHEN EXISTS (
              SELECT 1 FROM deliveries WHERE target_id = targets.id AND status = 'pending'
            ) THEN CAST(${dueAt} AS BIGINT) END
            WHERE id IN (${anyOf(ids)}) AND leased_by = ${workerId}`
      )
    }
  },
})

/** Groups ids by due time: targets that are due at the same time need one statement. */
function idsByDueTime(releases: Release[]): Map<number, number[]> {
  const ids = new Map<number, number[]>()
  for (const { id, dueAt } of releases) ids.set(dueAt, [...(ids.get(dueAt) ?? []), id])
  return ids
}
