// The outbox: events, their deliveries, and each attempt at one. The queue is one of targets: a worker leases a target
// and delivers to it in order, so that a target is never sent to by two at a time.
import { randomUUID } from 'node:crypto'
import sql, { bulk, join } from 'sql-template-tag'
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'
import { type Attempt, type DeliveryStatus, deliveryLog } from './delivery-log.js'
import type { ServiceRecord } from './services.js'
import { anyOf, inBatches } from './sql-lists.js'

/** A delivery to make. */
export interface Delivery {
  id: number
  message_id: string
  /** Attempts made so far, since it was last pending anew. */
  attempts: number
  /** The event as JSON. */
  body: string
}

/** An attempt, and what it leaves of its delivery. */
export interface Outcome {
  delivery: { id: number }
  status: DeliveryStatus
  attempt: Attempt
}

/** Targets, in one order wherever many are changed at once: of two who do so neither waits for what the other has. */
const locked = ({ dialect }: Queries, ids: number[]) =>
  sql`SELECT id FROM services WHERE id IN (${anyOf(ids)}) ORDER BY id ${dialect.lock}`

/**
 * `recorded` is told of each event, before it is committed. What workers do to the queue are `snapshot` transactions: all
 * who change whether a target is due write its row.
 */
export const deliveries = (queries: Queries, recorded: (event: NoteEvent) => void = () => {}) => ({
  ...deliveryLog(queries),

  /** Puts an event into the outbox, one delivery for each target. Part of the transaction of the change. */
  async record(event: NoteEvent, targets: { id: number }[], now: number) {
    if (targets.length === 0) return
    const ids = targets.map(({ id }) => id)
    await queries.run(sql`UPDATE services SET due_at = coalesce(due_at, ${now}) WHERE id IN (${locked(queries, ids)})`)
    const message = `msg_${randomUUID().replaceAll('-', '')}`
    const row = await queries.get<{ id: number }>(
      sql`INSERT INTO events (message_id, type, note_code, body, created_at)
          VALUES (${message}, ${event.type}, ${event.data.note.note_code}, ${JSON.stringify(event)}, ${now})
          RETURNING id`
    )
    const rows = ids.map((id) => [row?.id, id, 'pending', 0])
    await queries.run(sql`INSERT INTO deliveries (event_id, service_id, status, attempts) VALUES ${bulk(rows)}`)
    recorded(event)
  },

  /** Whether a claim would find something. */
  async isAnyDue(now: number) {
    return (
      (await queries.get(sql`SELECT 1 FROM services WHERE due_at <= ${now} AND leased_until <= ${now} LIMIT 1`)) !==
      undefined
    )
  },

  /** Leases targets that are due, those due longest first. In a transaction. */
  claim: (worker: string, { now, until, targets }: Record<'now' | 'until' | 'targets', number>) =>
    queries.all<ServiceRecord>(
      sql`UPDATE services SET leased_by = ${worker}, leased_until = ${until}
          WHERE leased_until <= ${now} AND id IN (
            SELECT id FROM services WHERE due_at <= ${now} AND leased_until <= ${now}
            ORDER BY due_at LIMIT ${targets} ${queries.dialect.skipLocked}
          )
          RETURNING id, name, webhook_url, room_id, secret`
    ),

  /** The next deliveries to a target, in order, after one of them; from the first after 0. */
  next: (target: { id: number }, after: number, limit: number) =>
    queries.all<Delivery>(
      sql`SELECT deliveries.id, message_id, attempts, body FROM deliveries JOIN events ON events.id = event_id
          WHERE service_id = ${target.id} AND status = 'pending' AND deliveries.id > ${after}
          ORDER BY deliveries.id LIMIT ${limit}`
    ),

  /** Keeps the leases of a worker that is still at it. Answers those that it still has. */
  extendLeases: (worker: string, ids: number[], until: number) =>
    queries.all<{ id: number }>(
      sql`UPDATE services SET leased_until = ${until}
          WHERE leased_by = ${worker} AND id IN (${locked(queries, ids)}) RETURNING id`
    ),

  /** Keeps others from the targets until the end of the transaction: before their deliveries, as who deletes a target does. */
  async hold(targets: { id: number }[]) {
    if (targets.length > 0)
      await queries.all(
        locked(
          queries,
          targets.map(({ id }) => id)
        )
      )
  },

  /** Writes what came of attempts. Deliveries that are gone or done meanwhile stay so. In a transaction. */
  async mark(outcomes: Outcome[], now: number) {
    const marked = new Set<number>()
    for (const status of ['delivered', 'dead', 'pending'] satisfies DeliveryStatus[]) {
      const ids = outcomes.filter((each) => each.status === status).map(({ delivery }) => delivery.id)
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
    for (const part of inBatches(rows)) {
      await queries.run(
        sql`INSERT INTO attempts (delivery_id, started_at, duration_ms, http_status, error, answer) VALUES ${bulk(part)}`
      )
    }
  },

  /**
   * Gives leased targets back: each not to be sent to before its time, whatever comes, and due then if anything is pending.
   * In a transaction.
   */
  async release(worker: string, targets: { id: number; dueAt: number }[]) {
    for (const [dueAt, ids] of byTime(targets)) {
      await queries.run(
        sql`UPDATE services SET leased_by = NULL, leased_until = ${dueAt}, due_at = CASE WHEN EXISTS (
              SELECT 1 FROM deliveries WHERE service_id = services.id AND status = 'pending'
            ) THEN CAST(${dueAt} AS BIGINT) END
            WHERE id IN (${anyOf(ids)}) AND leased_by = ${worker}`
      )
    }
  },

  /** Makes deliveries pending anew, due now. Answers the ids of those that exist. In a transaction. */
  async retry(ids: number[], now: number) {
    const rows = await queries.all<{ id: number; service_id: number }>(
      sql`UPDATE deliveries SET status = 'pending', attempts = 0, finished_at = NULL
          WHERE id IN (${anyOf(ids)}) RETURNING id, service_id`
    )
    if (rows.length === 0) return []
    const services = [...new Set(rows.map(({ service_id }) => service_id))]
    await queries.run(
      sql`UPDATE services SET due_at = ${now}, leased_until = CASE WHEN leased_by IS NULL THEN 0 ELSE leased_until END
          WHERE id IN (${join(services)})`
    )
    return rows.map(({ id }) => id)
  },
})

/** Ids by when they are due, so that those due together are one statement. */
function byTime(releases: { id: number; dueAt: number }[]) {
  const ids = new Map<number, number[]>()
  for (const { id, dueAt } of releases) ids.set(dueAt, [...(ids.get(dueAt) ?? []), id])
  return ids
}
