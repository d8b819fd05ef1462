// The outbox: events, their deliveries, and each attempt at one. The queue is one of targets: a worker leases a target
// and delivers to it in order, so that a target is never sent to by two at a time.
import { randomUUID } from 'node:crypto'
import sql, { bulk, join } from 'sql-template-tag'
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'
import { anyOf, inParts } from './lists.js'
import type { ServiceRecord } from './services.js'

export type DeliveryStatus = 'pending' | 'delivered' | 'dead'

/** A delivery to make. */
export interface Delivery {
  id: number
  message_id: string
  /** Attempts made so far, since it was last pending anew. */
  attempts: number
  /** The event as JSON. */
  body: string
}

/** What came of an attempt. Times in milliseconds. */
export interface Attempt {
  started_at: number
  duration_ms: number
  /** Absent where no answer came. */
  http_status: number | null
  /** Why it failed, in words. */
  error: string | null
  /** The first characters of the answer's body. */
  answer: string | null
}

/** An attempt, and what it leaves of its delivery. */
export interface Outcome {
  delivery: { id: number }
  status: DeliveryStatus
  attempt: Attempt
}

/** A delivery as people look at it; `http_status` and `error` are the last attempt's. */
export interface DeliveryRecord {
  id: number
  event: NoteEvent['type']
  note_code: string
  service_id: number
  kind: ServiceRecord['name']
  status: DeliveryStatus
  attempts: number
  created_at: number
  finished_at: number | null
  http_status: number | null
  error: string | null
}

export interface DeliveryFilter {
  note?: string
  service?: number
  status?: DeliveryStatus
}

/** Targets, in one order wherever many are changed at once: of two who do so neither waits for what the other has. */
const locked = ({ dialect }: Queries, ids: number[]) =>
  sql`SELECT id FROM services WHERE id IN (${anyOf(ids)}) ORDER BY id ${dialect.lock}`

/**
 * `recorded` is told of each event, before it is committed. What workers do to the queue are `snapshot` transactions: all
 * who change whether a target is due write its row.
 */
export const deliveries = (queries: Queries, recorded: (event: NoteEvent) => void = () => {}) => ({
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
    for (const part of inParts(rows)) {
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

  /** Ids of those to an integration that were given up, oldest first. */
  async dead(service: number) {
    const rows = await queries.all<{ id: number }>(
      sql`SELECT id FROM deliveries WHERE service_id = ${service} AND status = 'dead' ORDER BY id`
    )
    return rows.map(({ id }) => id)
  },

  /** Newest first. */
  list: (filter: DeliveryFilter, limit: number) =>
    queries.all<DeliveryRecord>(
      sql`SELECT ${shown} FROM ${joined} WHERE ${matches(filter)} ORDER BY deliveries.id DESC LIMIT ${limit}`
    ),

  get: (id: number) =>
    queries.get<DeliveryRecord & { message_id: string; due_at: number | null; body: string }>(
      sql`SELECT ${shown}, message_id, due_at, body FROM ${joined} WHERE deliveries.id = ${id}`
    ),

  /** All attempts at a delivery, oldest first. */
  attempts: (id: number) =>
    queries.all<Attempt>(
      sql`SELECT started_at, duration_ms, http_status, error, answer FROM attempts
          WHERE delivery_id = ${id} ORDER BY id`
    ),

  /** How many deliveries are pending, and when the event of the oldest happened. */
  async pending() {
    const row = await queries.get<{ count: number; oldest_at: number | null }>(
      sql`SELECT count, created_at AS oldest_at
          FROM (SELECT count(*) AS count, min(deliveries.id) AS oldest
            FROM services JOIN deliveries ON service_id = services.id AND status = 'pending'
            WHERE due_at IS NOT NULL) AS queue
          LEFT JOIN deliveries ON deliveries.id = oldest LEFT JOIN events ON events.id = event_id`
    )
    return row ?? { count: 0, oldest_at: null }
  },

  /** Forgets what was finished before that time, at most `limit` deliveries; answers how many. In a transaction. */
  async forget(before: number, limit: number) {
    const forgotten = await queries.run(
      sql`DELETE FROM deliveries WHERE id IN (
            SELECT deliveries.id FROM events JOIN deliveries ON event_id = events.id
            WHERE created_at < ${before} AND finished_at < ${before} ORDER BY created_at LIMIT ${limit})`
    )
    await queries.run(
      sql`DELETE FROM events WHERE id IN (
            SELECT id FROM events WHERE created_at < ${before}
            AND NOT EXISTS (SELECT 1 FROM deliveries WHERE event_id = events.id) LIMIT ${limit})`
    )
    await queries.run(
      sql`DELETE FROM services WHERE note_id IS NULL
          AND NOT EXISTS (SELECT 1 FROM deliveries WHERE service_id = services.id)`
    )
    return forgotten
  },
})

const shown = sql`deliveries.id, type AS event, note_code, service_id, name AS kind, status, deliveries.attempts,
  events.created_at, finished_at, http_status, error`

const joined = sql`deliveries JOIN events ON events.id = event_id JOIN services ON services.id = service_id
  LEFT JOIN attempts ON attempts.id = (SELECT max(id) FROM attempts AS last WHERE last.delivery_id = deliveries.id)`

const matches = ({ note, service, status }: DeliveryFilter) =>
  join(
    [
      sql`1 = 1`,
      ...(note === undefined ? [] : [sql`note_code = ${note}`]),
      ...(service === undefined ? [] : [sql`service_id = ${service}`]),
      ...(status === undefined ? [] : [sql`status = ${status}`]),
    ],
    ' AND '
  )

/** Ids by when they are due, so that those due together are one statement. */
function byTime(releases: { id: number; dueAt: number }[]) {
  const ids = new Map<number, number[]>()
  for (const { id, dueAt } of releases) ids.set(dueAt, [...(ids.get(dueAt) ?? []), id])
  return ids
}
