// What people look at of the outbox, and how long it is kept.
import sql, { join } from 'sql-template-tag'
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'
import type { ServiceRecord } from './services.js'

export type DeliveryStatus = 'pending' | 'delivered' | 'dead'

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

export const deliveryLog = (queries: Queries) => ({
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
