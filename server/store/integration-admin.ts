// The integrations of all notes for operators, with the state of their targets.
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queries } from './database.js'
import type { ServiceKind } from './services.js'

/** An integration as operators see it. `address` is encrypted. */
export interface IntegrationRecord {
  id: number
  kind: ServiceKind
  /** `null` if the note has been deleted; the integration stays until the last event is settled. */
  note_code: string | null
  note_name: string | null
  address: string | null
  room_id: string | null
  /** `null` for integrations that the first version added. */
  added_by: string | null
  added_by_name: string | null
  created_at: number
  /** Failed attempts since the target last took an event. */
  failures: number
  failing_since: number | null
  down_since: number | null
  /** When the next event is due. */
  due_at: number | null
  /** The number of other integrations that share the chat. */
  shared_with: number
  pending: number
  /** Why the last failed attempt at the target failed. `null` unless the target is failing. */
  error: string | null
}

export interface IntegrationFilter {
  note?: string
  failing?: boolean
}

export const integrations = (queries: Queries) => ({
  /** Returns integrations, oldest first. */
  list: ({ note, failing }: IntegrationFilter) => {
    const ofNote = note === undefined ? [] : [sql`notes.code = ${note}`]
    const ofFailing = failing ? [sql`failures > 0`] : []
    return queries.all<IntegrationRecord>(
      sql`${selection} WHERE ${join([sql`1 = 1`, ...ofNote, ...ofFailing], ' AND ')} ORDER BY services.id`
    )
  },

  get: (id: number) => queries.get<IntegrationRecord>(sql`${selection} WHERE services.id = ${id}`),
})

/** The number of an integration's own events that wait, read along the index of its target's queue. */
const pending: Sql = sql`(SELECT count(*) FROM deliveries
  WHERE deliveries.target_id = targets.id AND status = 'pending' AND service_id = services.id)`

const lastError: Sql = sql`CASE WHEN failures > 0 THEN (
  SELECT error FROM attempts JOIN deliveries ON deliveries.id = delivery_id
  WHERE error IS NOT NULL AND service_id IN (SELECT id FROM services AS sharing WHERE sharing.target_id = targets.id)
  ORDER BY attempts.id DESC LIMIT 1) END`

const selection: Sql = sql`SELECT services.id, services.name AS kind, notes.code AS note_code, notes.name AS note_name, address,
    room_id, users.code AS added_by, users.name AS added_by_name, services.created_at, failures, failing_since, down_since,
    targets.due_at, (SELECT count(*) - 1 FROM services AS sharing WHERE sharing.target_id = targets.id) AS shared_with,
    ${pending} AS pending, ${lastError} AS error
  FROM services JOIN targets ON targets.id = target_id
  LEFT JOIN notes ON notes.id = note_id LEFT JOIN users ON users.id = added_by`
