// The pending deliveries of targets, and the outcomes of attempts at them. A worker that holds the lease of a target calls
// these: see target-leases.ts.
import sql, { bulk, empty, join, type Sql } from 'sql-template-tag'
import type { Queries } from './database.js'
import type { ServiceKind, ServiceRecord } from './services.js'
import { rowsStatement, statement } from './statement.js'
import { grouped, inBatches, rowCount } from './statement-parameters.js'
import { lockTargets } from './targets.js'

/** `dead`: given up, and kept so that it can be retried by hand. */
export type DeliveryStatus = 'pending' | 'delivered' | 'dead'

/** What an integration says about the requests of its deliveries. */
type DeliveryService = Pick<ServiceRecord, 'address' | 'room_id' | 'secret'> & { kind: ServiceKind }

/** A pending delivery. */
export interface Delivery extends DeliveryService {
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
  /** The integration that all deliveries of the target are of. It is read with each of them if it is not known. */
  known?: DeliveryService | undefined
}

/** The log entry of an attempt. Times are in milliseconds. */
export interface AttemptRecord {
  started_at: number
  duration_ms: number
  /** `null` if there was no response. */
  http_status: number | null
  /** Why the attempt failed, as a phrase. `null` if it was successful. */
  error: string | null
  /** The start of the response body. */
  answer: string | null
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
]

type ServiceRow = [kind: ServiceKind, address: string | null, room_id: string | null, secret: string | null]

type SelectionValues = [targetId: number, afterId: number, asideDueBy: number, attemptsBelow: number, limit: number]

// As arrays, because making an object of a row takes as long as reading it.
const selectNextWith = (columns: Sql, tables: Sql) =>
  statement<SelectionValues>(
    (targetId, afterId, asideDueBy, below, limit) =>
      sql`SELECT deliveries.id, service_id, message_id, attempts, queued_at, deliveries.due_at, body ${columns}
          FROM deliveries JOIN events ON events.id = event_id ${tables}
          WHERE deliveries.target_id = ${targetId} AND status = 'pending' AND deliveries.id > ${afterId}
            AND (deliveries.due_at IS NULL OR deliveries.due_at <= ${asideDueBy}) AND attempts < ${below}
          ORDER BY deliveries.id LIMIT ${rowCount(limit)}`,
    { asArrays: true }
  )

const selectNext = selectNextWith(sql`, name, address, room_id, secret`, sql`JOIN services ON services.id = service_id`)
// Reading these columns for each delivery takes a hundredth of the time in which it is sent.
const selectNextOfKnown = selectNextWith(empty, empty)

function deliveryOf(row: [...DeliveryRow, ...ServiceRow] | DeliveryRow, known: DeliveryService | undefined): Delivery {
  const [id, service_id, message_id, attempts, queued_at, due_at, body] = row
  const { kind, address, room_id, secret } = known ?? serviceOf(row.slice(7) as ServiceRow)
  return { id, service_id, message_id, attempts, queued_at, due_at, body, kind, address, room_id, secret }
}

const serviceOf = ([kind, address, room_id, secret]: ServiceRow) => ({ kind, address, room_id, secret })

// Reads nothing but the index.
const selectPending = statement<[targetId: number, first: number, last: number]>(
  (targetId, first, last) =>
    sql`SELECT id FROM deliveries
        WHERE target_id = ${targetId} AND status = 'pending' AND id >= ${first} AND id <= ${last}`,
  { asArrays: true }
)

const markPending = rowsStatement<
  readonly [id: number],
  [status: DeliveryStatus, finishedAt: number | null, asideUntil: number | null]
>(
  (ids, status, finishedAt, asideUntil) =>
    sql`UPDATE deliveries SET status = ${status}, attempts = attempts + 1, finished_at = ${finishedAt},
          due_at = coalesce(${asideUntil}, due_at)
        WHERE id IN (${join(ids.flat())}) AND status = 'pending'`
)

const selectMarked = rowsStatement<readonly [id: number], [status: DeliveryStatus, finishedAt: number]>(
  (ids, status, finishedAt) =>
    sql`SELECT id FROM deliveries
        WHERE id IN (${join(ids.flat())}) AND status = ${status} AND coalesce(finished_at, 0) = ${finishedAt}`
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
  async next(target: { id: number }, { afterId, asideDueBy, attemptsBelow = anyAttempts, limit, known }: Selection) {
    const select = known ? selectNextOfKnown : selectNext
    const rows = await queries.all<DeliveryRow>(select(target.id, afterId, asideDueBy, attemptsBelow, limit))
    return rows.map((row) => deliveryOf(row, known))
  },

  /** Returns which deliveries to a target are pending, from one to another: others were settled, or deleted with their integration. */
  async pendingBetween(target: { id: number }, first: { id: number }, last: { id: number }): Promise<Set<number>> {
    const rows = await queries.all<[id: number]>(selectPending(target.id, first.id, last.id))
    return new Set(rows.map(([id]) => id))
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
    for (const group of grouped(outcomes, groupOf)) {
      const [{ status, asideUntil }] = group
      const finishedAt = status === 'pending' ? null : now
      for (const batch of inBatches(group)) {
        const marked = await markAlike(queries, batch, { status, finishedAt, asideUntil })
        for (const some of inBatches(marked)) await queries.run(insertAttempts(some.map(attemptRow)))
      }
    }
  },
})

const groupOf = ({ status, asideUntil }: Outcome) => (asideUntil === null ? status : `${status} ${asideUntil}`)

interface Mark extends Pick<Outcome, 'status' | 'asideUntil'> {
  finishedAt: number | null
}

/** Marks deliveries. Returns the outcomes of those that were pending. */
async function markAlike(queries: Queries, outcomes: Outcome[], { status, finishedAt, asideUntil }: Mark) {
  const ids = outcomes.map(({ delivery }) => [delivery.id] as const)
  const count = await queries.run(markPending(ids, status, finishedAt, asideUntil))
  if (count === outcomes.length) return outcomes
  // Rare. RETURNING would say it at once, but costs SQLite half as much as the update.
  const rows = await queries.all<{ id: number }>(selectMarked(ids, status, finishedAt ?? 0))
  const marked = new Set(rows.map(({ id }) => id))
  return outcomes.filter(({ delivery }) => marked.has(delivery.id))
}

const attemptRow = ({ delivery, attempt }: Outcome): AttemptRow => {
  const { started_at, duration_ms, http_status, error, answer } = attempt
  return [delivery.id, started_at, duration_ms, http_status, error, answer]
}
