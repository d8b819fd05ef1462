// Targets of their own, apart from the integrations of notes. The URLs of integrations are encrypted.
import sql, { raw } from 'sql-template-tag'
import { ConfigError } from '../../config.js'
import type { Secrets } from '../../encryption.js'
import { addressHash } from '../../rules/target-address.js'
import type { Queries } from '../database.js'
import type { ServiceKind } from '../services.js'

/** An integration of version 1: its own target, with its URL as plain text. */
interface OldService {
  id: number
  name: ServiceKind
  webhook_url: string | null
  room_id: string | null
  due_at: number | null
}

export async function addTargets(queries: Queries, secrets: Secrets | undefined) {
  for (const statement of added(queries)) await queries.run(raw(statement))
  const services = await queries.all<OldService>(
    sql`SELECT id, name, webhook_url, room_id, due_at FROM services ORDER BY id`
  )
  await requireKey(queries, secrets, services.length > 0)
  const targets = new Map<string, number>()
  for (const service of services) {
    const { id, name, webhook_url, due_at } = service
    const hash = addressHash(webhook_url ?? service.room_id ?? '')
    const key = name === 'webhook' ? `webhook ${id}` : `${name} ${hash}`
    const target = targets.get(key) ?? (await addTarget(queries, name, hash))
    targets.set(key, target)
    const address = webhook_url === null ? null : secrets?.seal(webhook_url)
    await queries.run(sql`UPDATE services SET target_id = ${target}, webhook_url = ${address} WHERE id = ${id}`)
    if (due_at === null) continue
    await queries.run(
      sql`UPDATE targets SET due_at = ${due_at} WHERE id = ${target} AND (due_at IS NULL OR due_at > ${due_at})`
    )
  }
  await moveDeliveries(queries)
  for (const statement of finished) await queries.run(raw(statement))
}

// SQLite adds a column with a reference only if it may be NULL. target_id of services never is.
const added = ({ dialect: { id, integer, tableEnd } }: Queries) => [
  // What is sent to. A webhook integration has a target of its own; chat integrations of a kind with the same address share
  // one. address_hash: SHA-256 of the address, which is the same after a change of the key.
  // failures: failed attempts since the target last took an event; failing_since: when the first of them was made;
  // down_since: when the retry schedule had run out. probing: 1 if the event behind the first one may be tried.
  // due_at: when the next delivery may be attempted; NULL if none is pending.
  // leased_until: until then no worker may claim it, because one has leased it or has just sent to it.
  // timed_at: the time at which due_at and leased_until were computed.
  `CREATE TABLE targets (
      id ${id},
      kind TEXT NOT NULL,
      address_hash TEXT NOT NULL,
      failures ${integer} NOT NULL DEFAULT 0,
      failing_since ${integer},
      down_since ${integer},
      probing ${integer} NOT NULL DEFAULT 0 CHECK (probing IN (0, 1)),
      due_at ${integer},
      leased_by TEXT,
      leased_until ${integer} NOT NULL DEFAULT 0,
      timed_at ${integer} NOT NULL DEFAULT 0
    )${tableEnd}`,
  "CREATE UNIQUE INDEX targets_shared ON targets (address_hash, kind) WHERE kind <> 'webhook'",
  'CREATE INDEX targets_due ON targets (due_at) WHERE due_at IS NOT NULL',
  'CREATE INDEX targets_failing ON targets (failures) WHERE failures > 0',
  // added_by: NULL for integrations of the first version.
  `ALTER TABLE services ADD COLUMN target_id ${integer} REFERENCES targets`,
  `ALTER TABLE services ADD COLUMN added_by ${integer} REFERENCES users`,
  'CREATE INDEX services_by_target ON services (target_id)',
  // target_id: copied from the integration, so that the queue of a target is read along an index.
  // queued_at: when it was recorded or last retried by hand. due_at: not NULL if the delivery is set aside, so that later
  // ones pass it. reason: why it was given up, if not because of an attempt.
  `ALTER TABLE deliveries ADD COLUMN target_id ${integer} NOT NULL DEFAULT 0`,
  `ALTER TABLE deliveries ADD COLUMN queued_at ${integer} NOT NULL DEFAULT 0`,
  `ALTER TABLE deliveries ADD COLUMN due_at ${integer}`,
  'ALTER TABLE deliveries ADD COLUMN reason TEXT',
]

const finished = [
  'DROP INDEX services_due',
  'ALTER TABLE services DROP COLUMN due_at',
  'ALTER TABLE services DROP COLUMN leased_by',
  'ALTER TABLE services DROP COLUMN leased_until',
  // address: the encrypted URL; NULL for chat_b.
  'ALTER TABLE services RENAME COLUMN webhook_url TO address',
  'DROP INDEX deliveries_by_service',
  'CREATE INDEX deliveries_by_service ON deliveries (service_id)',
]

/** The addresses must not be encrypted with another key than the tokens and secrets beside them. */
async function requireKey(queries: Queries, secrets: Secrets | undefined, isNeeded: boolean) {
  if (isNeeded && !secrets) {
    throw new ConfigError('the database was made by an older version: start the server on it once to upgrade it')
  }
  const newest = await queries.get<{ secret: string }>(
    sql`SELECT secret FROM services WHERE secret IS NOT NULL ORDER BY id DESC LIMIT 1`
  )
  if (!newest || secrets?.canOpen(newest.secret)) return
  throw new ConfigError(
    'SECRET_KEY, or the key file, does not decrypt the tokens and secrets of integrations: restore the key that encrypted ' +
      'them, or delete these integrations with `notewire secrets forget` of the version that made the database'
  )
}

async function addTarget(queries: Queries, kind: ServiceKind, hash: string): Promise<number> {
  const row = await queries.get<{ id: number }>(
    sql`INSERT INTO targets (kind, address_hash) VALUES (${kind}, ${hash}) RETURNING id`
  )
  if (!row) throw new Error('INSERT returned no row')
  return row.id
}

/** PostgreSQL ends a statement that takes longer than a few seconds. */
const deliveriesAStatement = 20_000

async function moveDeliveries(queries: Queries) {
  const last = (await queries.get<{ id: number | null }>(sql`SELECT max(id) AS id FROM deliveries`))?.id ?? 0
  for (let from = 0; from < last; from += deliveriesAStatement) {
    await queries.run(
      sql`UPDATE deliveries SET target_id = (SELECT target_id FROM services WHERE services.id = service_id),
            queued_at = (SELECT created_at FROM events WHERE events.id = event_id)
          WHERE id > ${from} AND id <= ${from + deliveriesAStatement}`
    )
  }
  await queries.run(raw("CREATE INDEX deliveries_pending ON deliveries (target_id, id) WHERE status = 'pending'"))
  // A target continues the schedule of its first pending delivery.
  await queries.run(
    sql`UPDATE targets SET failures = coalesce((SELECT attempts FROM deliveries
          WHERE target_id = targets.id AND status = 'pending' ORDER BY id LIMIT 1), 0)
        WHERE due_at IS NOT NULL`
  )
  await queries.run(
    sql`UPDATE targets SET failing_since = (SELECT min(queued_at) FROM deliveries
          WHERE target_id = targets.id AND status = 'pending')
        WHERE failures > 0`
  )
}
