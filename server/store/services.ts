// Service integrations: which targets receive the events of a note.
import sql from 'sql-template-tag'
import type { components } from '../../generated/types.js'
import type { Queries } from './database.js'
import { deleteUnusedTargets, findOrAddTarget, lockTargets } from './targets.js'

export type ServiceKind = components['schemas']['Service']['name']

/**
 * An integration. `address` and `secret` are encrypted: the URL, and the token of a chat_b integration or the secret of a
 * webhook.
 */
export interface ServiceRecord {
  id: number
  target_id: number
  name: ServiceKind
  address: string | null
  room_id: string | null
  secret: string | null
}

/** A new integration. `addressHash` identifies its target; `addedBy` is the id of a user. */
export interface NewService extends Omit<ServiceRecord, 'id' | 'target_id'> {
  addressHash: string
  addedBy: number | null
}

export const services = (queries: Queries) => ({
  /** Returns the integrations of a note, oldest first. */
  list: (note: { id: number }) =>
    queries.all<ServiceRecord>(
      sql`SELECT id, target_id, name, address, room_id, secret FROM services WHERE note_id = ${note.id} ORDER BY id`
    ),

  /** Call it in a transaction. */
  async add(note: { id: number }, service: NewService, now: number): Promise<ServiceRecord> {
    const { addressHash, addedBy, ...fields } = service
    const { name, address, room_id, secret } = fields
    const target_id = await findOrAddTarget(queries, name, addressHash)
    const row = await queries.get<{ id: number }>(
      sql`INSERT INTO services (note_id, target_id, name, address, room_id, secret, added_by, created_at)
          VALUES (${note.id}, ${target_id}, ${name}, ${address}, ${room_id}, ${secret}, ${addedBy}, ${now}) RETURNING id`
    )
    if (!row) throw new Error('INSERT returned no row')
    return { id: row.id, target_id, ...fields }
  },

  /**
   * Deletes an integration and its deliveries. Returns `false` if the note has no such integration. Call it in a
   * transaction.
   */
  async delete(note: { id: number }, id: number): Promise<boolean> {
    const service = await queries.get<Deleted>(
      sql`SELECT id, target_id FROM services WHERE id = ${id} AND note_id = ${note.id}`
    )
    if (service) await deleteService(queries, service)
    return service !== undefined
  },

  /** Deletes an integration of any note, and its deliveries. Call it in a transaction. */
  async deleteById(id: number) {
    const service = await queries.get<Deleted>(sql`SELECT id, target_id FROM services WHERE id = ${id}`)
    if (service) await deleteService(queries, service)
  },

  /** Returns what is encrypted of the integrations of all notes. */
  sealed: () =>
    queries.all<Pick<ServiceRecord, 'id' | 'address' | 'secret'>>(
      sql`SELECT id, address, secret FROM services ORDER BY id`
    ),

  /** Replaces what is encrypted of an integration. */
  setSealed: ({ id, address, secret }: Pick<ServiceRecord, 'id' | 'address' | 'secret'>) =>
    queries.run(sql`UPDATE services SET address = ${address}, secret = ${secret} WHERE id = ${id}`),
})

type Deleted = Pick<ServiceRecord, 'id' | 'target_id'>

async function deleteService(queries: Queries, { id, target_id }: Deleted) {
  await lockTargets(queries, [target_id])
  await queries.run(sql`DELETE FROM services WHERE id = ${id}`)
  await deleteUnusedTargets(queries, [target_id])
}
