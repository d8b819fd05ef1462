// The outbox: an event is recorded in the transaction of its change, with one delivery for each target.
import { randomUUID } from 'node:crypto'
import sql, { bulk } from 'sql-template-tag'
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'
import { lockedTargets } from './delivery-queue.js'

export const outbox = (queries: Queries, onEvent: (event: NoteEvent) => void) => ({
  /**
   * Records an event with one delivery for each target. Does nothing without targets. Call it in the transaction of
   * the change.
   */
  async record(event: NoteEvent, targets: { id: number }[], now: number) {
    if (targets.length === 0) return
    const ids = targets.map(({ id }) => id)
    await queries.run(
      sql`UPDATE services SET due_at = coalesce(due_at, ${now}) WHERE id IN (${lockedTargets(queries, ids)})`
    )
    const message = `msg_${randomUUID().replaceAll('-', '')}`
    const row = await queries.get<{ id: number }>(
      sql`INSERT INTO events (message_id, type, note_code, body, created_at)
          VALUES (${message}, ${event.type}, ${event.data.note.note_code}, ${JSON.stringify(event)}, ${now})
          RETURNING id`
    )
    if (!row) throw new Error('INSERT returned no row')
    const rows = ids.map((id) => [row.id, id, 'pending', 0])
    await queries.run(sql`INSERT INTO deliveries (event_id, service_id, status, attempts) VALUES ${bulk(rows)}`)
    onEvent(event)
  },
})
