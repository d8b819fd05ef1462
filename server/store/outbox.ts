// The outbox: an event is recorded in the transaction of its change, with one delivery for each integration.
import { randomUUID } from 'node:crypto'
import sql, { bulk } from 'sql-template-tag'
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'
import { insertStatement } from './statement.js'
import { lockedTargets } from './targets.js'

const insertEvent = insertStatement<[messageId: string, type: string, noteCode: string, body: string, now: number]>(
  'events',
  sql`id`,
  (messageId, type, noteCode, body, now) =>
    sql`INSERT INTO events (message_id, type, note_code, body, created_at)
        VALUES (${messageId}, ${type}, ${noteCode}, ${body}, ${now})`
)

export const outbox = (queries: Queries, onEvent: (event: NoteEvent) => void) => ({
  /**
   * Records an event with one delivery for each integration, of which there must be some. Call it in the transaction of the
   * change.
   */
  async record(event: NoteEvent, services: { id: number; target_id: number }[], now: number) {
    const targets = [...new Set(services.map(({ target_id }) => target_id))]
    // A target in a pause, after a message to a chat or after a failure, is due when the pause ends.
    await queries.run(
      sql`UPDATE targets SET due_at = CASE
            WHEN due_at <= ${now} THEN due_at
            WHEN leased_by IS NULL AND leased_until > ${now} THEN leased_until
            ELSE ${now} END
          WHERE id IN (${lockedTargets(queries, targets)})`
    )
    const message = `msg_${randomUUID().replaceAll('-', '')}`
    const [eventId] = await queries.insert<[id: number]>(
      insertEvent(message, event.type, event.data.note.note_code, JSON.stringify(event), now)
    )
    const rows = services.map(({ id, target_id }) => [eventId, id, target_id, 'pending', 0, now])
    await queries.run(
      sql`INSERT INTO deliveries (event_id, service_id, target_id, status, attempts, queued_at) VALUES ${bulk(rows)}`
    )
    onEvent(event)
  },
})
