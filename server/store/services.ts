import sql from 'sql-template-tag'
import type { Queries } from './database.js'

/** A target of a note's events. `secret` is sealed: the token of a chat_b, the secret of a webhook. */
export interface ServiceRecord {
  id: number
  name: 'chat_a' | 'chat_b' | 'chat_c' | 'chat_d' | 'webhook'
  webhook_url: string | null
  room_id: string | null
  secret: string | null
}

export const services = (queries: Queries) => ({
  list: (note: { id: number }) =>
    queries.all<ServiceRecord>(
      sql`SELECT id, name, webhook_url, room_id, secret FROM services WHERE note_id = ${note.id} ORDER BY id`
    ),

  async add(note: { id: number }, service: Omit<ServiceRecord, 'id'>, now: number): Promise<ServiceRecord> {
    const { name, webhook_url, room_id, secret } = service
    const row = await queries.get<{ id: number }>(
      sql`INSERT INTO services (note_id, name, webhook_url, room_id, secret, created_at)
          VALUES (${note.id}, ${name}, ${webhook_url}, ${room_id}, ${secret}, ${now}) RETURNING id`
    )
    if (!row) throw new Error('INSERT returned no row')
    return { id: row.id, ...service }
  },

  /** Its deliveries go with it. `false` when the note has no such integration. */
  async delete(note: { id: number }, id: number) {
    return (await queries.run(sql`DELETE FROM services WHERE id = ${id} AND note_id = ${note.id}`)) === 1
  },

  /** The sealed token or secret that came last; `undefined` when there is none. */
  async newestSecret() {
    const row = await queries.get<{ secret: string }>(
      sql`SELECT secret FROM services WHERE secret IS NOT NULL ORDER BY id DESC LIMIT 1`
    )
    return row?.secret
  },

  /** All integrations, of all notes, that have a sealed token or secret. */
  sealed: () =>
    queries.all<{ id: number; secret: string }>(
      sql`SELECT id, secret FROM services WHERE secret IS NOT NULL ORDER BY id`
    ),

  /** Removes an integration whatever its note. */
  remove: (id: number) => queries.run(sql`DELETE FROM services WHERE id = ${id}`),
})
