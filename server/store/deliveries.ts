import { randomUUID } from 'node:crypto'
import sql, { bulk } from 'sql-template-tag'
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'

export const deliveries = (queries: Queries) => ({
  /** Puts an event into the outbox, one delivery for each target. Part of the transaction of the change. */
  async record(event: NoteEvent, targets: { id: number }[], now: number) {
    if (targets.length === 0) return
    const id = `msg_${randomUUID().replaceAll('-', '')}`
    const rows = targets.map((target) => [id, target.id, 'pending', 0, now])
    await queries.run(
      sql`INSERT INTO events (id, type, body, created_at) VALUES (${id}, ${event.type}, ${JSON.stringify(event)}, ${now})`
    )
    await queries.run(sql`INSERT INTO deliveries (event_id, service_id, status, attempts, due_at) VALUES ${bulk(rows)}`)
  },
})
