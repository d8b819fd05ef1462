// The pending deliveries of targets, and the outcomes of attempts at them. A worker that holds the lease of a target calls
// these: see target-queue.
import sql, { bulk, join } from 'sql-template-tag'
import type { Queries } from './database.js'
import type { AttemptRecord, DeliveryStatus } from './delivery-admin.js'
import type { ServiceKind, ServiceRecord } from './services.js'
import { anyOf, grouped, inBatches, rowCount } from './sql-lists.js'
import { rowsStatement, statement } from './statement.js'
import { lockTargets } from './targets.js'

/** A pending delivery, with what its integration says about the request. */
export interface Delivery extends Pick<ServiceRecord, 'name' | 'address' | 'room_id' | 'secret'> {
  id: number
  service_id: number
  message_id: string
  /** How many attempts have been made since it was recorded or last retried by hand. */
  attempts: number
  queued_at: number
  /** Not `null` if it is set aside: later deliveries pass it until then. */
  due_at: number | null
  /** The event as JSON. */
  body: string
}

/** Which deliveries of a target to read. */
export interface Selection {
  afterId: number
  /** Those set aside are included if they are due by this time; 0 leaves them out. */
  asideDueBy: number
  /** Only deliveries with fewer attempts. */
  attemptsBelow?: number
  limit: number
}

/** An attempt, and the status of its delivery after it. */
export interface Outcome {
  delivery: { id: number }
  status: DeliveryStatus
  /** When the delivery is due again, if it is set aside. */
  asideUntil: number | null
  attempt: AttemptRecord
}

/** More attempts than any delivery has. */
const anyAttempts = 1_000_000_000

type DeliveryRow = [
  id: number,
  service_id: number,
  message_id: string,
  attempts: number,
  queued_at: number,
  due_at: number | null,
  body: string,
  name: ServiceKind,
  address: string | null,
  room_id: string | null,
  secret: string | null,
]

// As arrays, because making an object of a row takes as long as reading it.
const selectNext = statement<[targetId: number, afterId: number, asideDueBy: number, below: number, limit: number]>(
  (targetId, afterId, asideDueBy, below, limit) =>
    sql`SELECT deliveries.id, service_id, message_id, attempts, queued_at, deliveries.due_at, body,
          name, address, room_id, secret
        FROM deliveries JOIN events ON events.id = event_id JOIN services ON services.id = service_id
        WHERE deliveries.target_id = ${targetId} AND status = 'pending' AND deliveries.id > ${afterId}
          AND (deliveries.due_at IS NULL OR deliveries.due_at <= ${asideDueBy}) AND attempts < ${below}
        ORDER BY deliveries.id LIMIT ${rowCount(limit)}`,
  { asArrays: true }
)

function deliveryOf(row: DeliveryRow): Delivery {
  const [id, service_id, message_id, attempts, queued_at, due_at, body, name, address, room_id, secret] = row
  return { id, service_id, message_id, attempts, queued_at, due_at, body, name, address, room_id, secret }
}

const settle = rowsStatement<
  readonly [id: number],
  [status: DeliveryStatus, finishedAt: number | null, asideUntil: number | null]
>(
  (ids, status, finishedAt, asideUntil) =>
    sql`UPDATE deliveries SET status = ${status}, attempts = attempts + 1, finished_at = ${finishedAt},
          due_at = coalesce(${asideUntil}, due_at)
        WHERE id IN (${join(ids.flat())}) AND status = 'pending' RETURNING id`
)

type AttemptRow = [
  delivery_id: number,
  started_at: number,
  duration_ms: number,
  http_status: number | null,
  error: string | null,
  answer: string | null,
]

const insertAttempts = rowsStatement<AttemptRow>(
  (rows) =>
    sql`INSERT INTO attempts (delivery_id, started_at, duration_ms, http_status, error, answer) VALUES ${bulk(rows)}`
)

export const deliveryQueue = (queries: Queries) => ({
  /** Returns pending deliveries to a target, in order. */
  async next(target: { id: number }, { afterId, asideDueBy, attemptsBelow = anyAttempts, limit }: Selection) {
    const rows = await queries.all<DeliveryRow>(selectNext(target.id, afterId, asideDueBy, attemptsBelow, limit))
    return rows.map(deliveryOf)
  },

  /** Returns which of the deliveries are pending: others were settled, or deleted with their integration. */
  async pendingAmong(ids: number[]): Promise<Set<number>> {
    const rows = await queries.all<{ id: number }>(
      sql`SELECT id FROM deliveries WHERE id IN (${anyOf(ids)}) AND status = 'pending'`
    )
    return new Set(rows.map(({ id }) => id))
  },

  /** Sets aside the deliveries before one that the target has taken. */
  setAside: (target: { id: number }, before: { id: number }, dueAt: number) =>
    queries.run(
      sql`UPDATE deliveries SET due_at = ${dueAt}
          WHERE target_id = ${target.id} AND status = 'pending' AND due_at IS NULL AND id < ${before.id}`
    ),

  /** Gives up pending deliveries that were queued before a time. Returns how many. Call it in a transaction. */
  async giveUpOld(target: { id: number }, queuedBefore: number, now: number, limit: number): Promise<number> {
    await lockTargets(queries, [target.id])
    return queries.run(
      sql`UPDATE deliveries SET status = 'dead', finished_at = ${now}, due_at = NULL,
            reason = 'the target has been down for longer than the retry schedule'
          WHERE status = 'pending' AND id IN (
            SELECT id FROM deliveries WHERE target_id = ${target.id} AND status = 'pending'
            AND queued_at <= ${queuedBefore} ORDER BY id LIMIT ${rowCount(limit)})`
    )
  },

  /**
   * Writes the outcomes of attempts, except for deliveries that were deleted or settled meanwhile. Call it in a
   * transaction.
   */
  async mark(outcomes: Outcome[], now: number) {
    const marked = new Set<number>()
    for (const group of grouped(outcomes, ({ status, asideUntil }) => `${status} ${asideUntil}`)) {
      const { status, asideUntil } = group[0]
      const finishedAt = status === 'pending' ? null : now
      for (const batch of inBatches(group.map(({ delivery }) => [delivery.id] as const))) {
        const rows = await queries.all<{ id: number }>(settle(batch, status, finishedAt, asideUntil))
        for (const { id } of rows) marked.add(id)
      }
    }
    const rows = outcomes
      .filter(({ delivery }) => marked.has(delivery.id))
      .map(
        ({ delivery, attempt: { started_at, duration_ms, http_status, error, answer } }): AttemptRow => [
          delivery.id,
          started_at,
          duration_ms,
          http_status,
          error,
          answer,
        ]
      )
    for (const batch of inBatches(rows)) await queries.run(insertAttempts(batch))
  },
})
