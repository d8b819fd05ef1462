// Past and pending deliveries for operators: lists, attempts, retries by hand, and the deletion of old ones.
import sql, { join, type Sql } from 'sql-template-tag'
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'
import type { AttemptRecord, DeliveryStatus } from './delivery-queue.js'
import type { ServiceKind } from './services.js'
import { anyOf, rowCount } from './statement-parameters.js'
import { deleteUnusedTargets, lockedTargets, lockTargets } from './targets.js'

/**
 * A delivery as operators see it. `http_status` and `error` are those of the last attempt; `error` is the reason if it was
 * given up for another one.
 */
export interface DeliveryRecord {
  id: number
  event: NoteEvent['type']
  note_code: string
  service_id: number
  kind: ServiceKind
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

/** Pending deliveries, and targets that do not take them. */
export interface QueueState {
  count: number
  /** The time of the oldest pending delivery, without those to targets that are down. */
  oldest_at: number | null
  /** Targets that failed when they were last tried, and are still in their retry schedule. */
  failing: number
  /** Targets for which the schedule has run out. */
  down: number
}

/** The reason of a delivery that an operator has cancelled. */
const cancelled = 'cancelled'

export const deliveryAdmin = (queries: Queries) => {
  /** Gives up pending deliveries without an attempt. Returns how many. */
  async function settle(targets: { target_id: number }[], which: Sql, reason: string, now: number): Promise<number> {
    await lockTargets(queries, [...new Set(targets.map(({ target_id }) => target_id))])
    return queries.run(
      sql`UPDATE deliveries SET status = 'dead', finished_at = ${now}, reason = ${reason}
          WHERE ${which} AND status = 'pending'`
    )
  }

  return {
    /** Returns deliveries, newest first. */
    list: (filter: DeliveryFilter, limit: number) =>
      queries.all<DeliveryRecord>(
        sql`SELECT ${shown} FROM ${joined} WHERE ${matches(filter)} ORDER BY deliveries.id DESC LIMIT ${rowCount(limit)}`
      ),

    get: (id: number) =>
      queries.get<DeliveryRecord & { message_id: string; due_at: number | null; body: string }>(
        sql`SELECT ${shown}, message_id, coalesce(deliveries.due_at, targets.due_at) AS due_at, body FROM ${joined}
          JOIN targets ON targets.id = deliveries.target_id WHERE deliveries.id = ${id}`
      ),

    /** Returns all attempts at a delivery, oldest first. */
    attempts: (id: number) =>
      queries.all<AttemptRecord>(
        sql`SELECT started_at, duration_ms, http_status, error, answer FROM attempts
          WHERE delivery_id = ${id} ORDER BY id`
      ),

    /** Returns the ids of the dead deliveries to an integration, oldest first, without those that were cancelled. */
    async deadIds(serviceId: number): Promise<number[]> {
      const rows = await queries.all<{ id: number }>(
        sql`SELECT id FROM deliveries WHERE service_id = ${serviceId} AND status = 'dead'
          AND (reason IS NULL OR reason <> ${cancelled}) ORDER BY id`
      )
      return rows.map(({ id }) => id)
    },

    /** Returns the ids of the pending deliveries to an integration, or to the targets with an address, oldest first. */
    async pendingIds(to: { service: number } | { addressHash: string }): Promise<number[]> {
      const isTo =
        'service' in to
          ? sql`service_id = ${to.service}`
          : sql`target_id IN (SELECT id FROM targets WHERE address_hash = ${to.addressHash})`
      const rows = await queries.all<{ id: number }>(
        sql`SELECT id FROM deliveries WHERE ${isTo} AND status = 'pending' ORDER BY id`
      )
      return rows.map(({ id }) => id)
    },

    /** Returns the state of the queue, for metrics. */
    async pending(): Promise<QueueState> {
      const queue = await queries.get<Pick<QueueState, 'count' | 'oldest_at'>>(
        sql`SELECT count(*) AS count, min(CASE WHEN down_since IS NULL THEN queued_at END) AS oldest_at
          FROM deliveries JOIN targets ON targets.id = target_id WHERE status = 'pending'`
      )
      // Those of deleted notes are left out: nobody can repair or remove them any more.
      const targets = await queries.get<Pick<QueueState, 'failing' | 'down'>>(
        sql`SELECT count(CASE WHEN down_since IS NULL THEN 1 END) AS failing, count(down_since) AS down FROM targets
          WHERE failures > 0
            AND EXISTS (SELECT 1 FROM services WHERE target_id = targets.id AND note_id IS NOT NULL)`
      )
      return { count: 0, oldest_at: null, failing: 0, down: 0, ...queue, ...targets }
    },

    /**
     * Makes deliveries pending and due now, as if no attempt had been made. Returns the ids that exist. Call it in a
     * transaction.
     */
    async retry(ids: number[], now: number): Promise<number[]> {
      const found = await queries.all<{ target_id: number }>(
        sql`SELECT DISTINCT target_id FROM deliveries WHERE id IN (${anyOf(ids)})`
      )
      if (found.length === 0) return []
      const targets = found.map(({ target_id }) => target_id)
      await queries.run(
        sql`UPDATE targets
          SET due_at = ${now}, timed_at = ${now}, leased_until = CASE WHEN leased_by IS NULL THEN 0 ELSE leased_until END
          WHERE id IN (${lockedTargets(queries, targets)})`
      )
      const rows = await queries.all<{ id: number }>(
        sql`UPDATE deliveries
          SET status = 'pending', attempts = 0, finished_at = NULL, queued_at = ${now}, due_at = NULL, reason = NULL
          WHERE id IN (${anyOf(ids)}) RETURNING id`
      )
      return rows.map(({ id }) => id)
    },

    /** Cancels those of the deliveries that are pending. Returns how many. Call it in a transaction. */
    async cancel(ids: number[], now: number): Promise<number> {
      const targets = await queries.all<{ target_id: number }>(
        sql`SELECT DISTINCT target_id FROM deliveries WHERE id IN (${anyOf(ids)})`
      )
      return settle(targets, sql`id IN (${anyOf(ids)})`, cancelled, now)
    },

    /** Cancels the pending deliveries to integrations of a note that is deleted. Call it in a transaction. */
    async cancelOf(services: { id: number; target_id: number }[], now: number) {
      if (services.length === 0) return
      const ids = services.map(({ id }) => id)
      await settle(services, sql`service_id IN (${anyOf(ids)})`, 'the note was deleted', now)
    },

    /**
     * Deletes up to `limit` deliveries that were recorded and settled before a time, and what only they refer to. Returns
     * how many deliveries were deleted. Call it in a transaction.
     */
    async deleteSettled(before: number, limit: number): Promise<number> {
      const deleted = await queries.run(
        sql`DELETE FROM deliveries WHERE id IN (
            SELECT deliveries.id FROM events JOIN deliveries ON event_id = events.id
            WHERE created_at < ${before} AND finished_at < ${before} ORDER BY created_at LIMIT ${rowCount(limit)})`
      )
      await queries.run(
        sql`DELETE FROM events WHERE id IN (
            SELECT id FROM events WHERE created_at < ${before}
            AND NOT EXISTS (SELECT 1 FROM deliveries WHERE event_id = events.id) LIMIT ${rowCount(limit)})`
      )
      // Integrations of deleted notes.
      const services = await queries.all<{ target_id: number }>(
        sql`DELETE FROM services WHERE id IN (
            SELECT id FROM services WHERE note_id IS NULL
            AND NOT EXISTS (SELECT 1 FROM deliveries WHERE service_id = services.id) LIMIT ${rowCount(limit)})
          RETURNING target_id`
      )
      await deleteUnusedTargets(
        queries,
        services.map(({ target_id }) => target_id)
      )
      return deleted
    },
  }
}

const shown = sql`deliveries.id, type AS event, note_code, service_id, name AS kind, status, deliveries.attempts,
  events.created_at, finished_at, http_status, coalesce(reason, error) AS error`

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
