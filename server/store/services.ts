// Service integrations, the targets of a note's events.
import sql from 'sql-template-tag'
import type { Queries } from './database.js'

export type ServiceKind = 'chat_a' | 'chat_b' | 'chat_c' | 'chat_d' | 'webhook'

/** An integration. `secret` is encrypted: the token of a chat_b integration or the secret of a webhook. */
export interface ServiceRecord {
  id: number
  name: ServiceKind
  webhook_url: string | null
  room_id: string | null
  secret: string | null
}

export const services = (queries: Queries) => ({
  /** Returns the integrations of a note, oldest first. */
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

  /** Deletes an integration and its deliveries. Returns `false` if the note has no such integration. */
  async delete(note: { id: number }, id: number) {
    return (await queries.run(sql`DELETE FROM services WHERE id = ${id} AND note_id = ${note.id}`)) === 1
  },

  /** Returns the encrypted token or secret that was added last, or `undefined` if there is none. */
  async newestSecret() {
    const row = await queries.get<{ secret: string }>(
      sql`SELECT secret FROM services WHERE secret IS NOT NULL ORDER BY id DESC LIMIT 1`
    )
    return row?.secret
  },

  /** Returns the integrations of all notes that have a token or secret, which is encrypted. */
  withSecret: () =>
    queries.all<{ id: number; secret: string }>(
      sql`SELECT id, secret FROM services WHERE secret IS NOT NULL ORDER BY id`
    ),

  /** Deletes an integration of any note. */
  deleteById: (id: number) => queries.run(sql`DELETE FROM services WHERE id = ${id}`),
})
