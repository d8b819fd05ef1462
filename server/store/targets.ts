// Targets: what is sent to. Chat integrations of a kind with the same address share one, so that the order of messages and
// the pause between them hold for the chat.
//
// No worker claims a target before its `leased_until`. With `leased_by`, that is the end of a lease; without it, the end of
// the pause after the last attempt.
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from './database.js'
import type { ServiceKind } from './services.js'
import { anyOf } from './statement-parameters.js'

/** Returns the id of the target of a new integration. Call it in a transaction. */
export async function findOrAddTarget(queries: Queries, kind: ServiceKind, addressHash: string): Promise<number> {
  const shared =
    kind === 'webhook'
      ? undefined
      : await queries.get<{ id: number }>(
          sql`SELECT id FROM targets WHERE kind = ${kind} AND address_hash = ${addressHash} AND kind <> 'webhook'
              ${queries.dialect.lock}`
        )
  // PostgreSQL repeats a transaction that collides with one that adds the same target.
  const row =
    shared ??
    (await queries.get<{ id: number }>(
      sql`INSERT INTO targets (kind, address_hash) VALUES (${kind}, ${addressHash}) ON CONFLICT DO NOTHING RETURNING id`
    ))
  if (!row) throw new Error('INSERT returned no row')
  return row.id
}

/**
 * Queries the ids of targets and locks their rows. The fixed order prevents deadlocks between transactions that lock
 * several.
 */
export const lockedTargets = ({ dialect }: Queries, ids: number[]): Sql =>
  sql`SELECT id FROM targets WHERE id IN (${anyOf(ids)}) ORDER BY id ${dialect.lock}`

/**
 * Locks targets until the end of the transaction. Everything that changes a target locks it before its integrations and
 * deliveries, so that no two transactions wait for each other.
 */
export async function lockTargets(queries: Queries, ids: number[]) {
  if (ids.length > 0) await queries.all(lockedTargets(queries, ids))
}

/** Deletes those of the targets that no integration refers to. */
export async function deleteUnusedTargets(queries: Queries, ids: number[]) {
  if (ids.length === 0) return
  await queries.run(
    sql`DELETE FROM targets WHERE id IN (${anyOf(ids)})
        AND NOT EXISTS (SELECT 1 FROM services WHERE target_id = targets.id)`
  )
}
