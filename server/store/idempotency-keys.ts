// The idempotency keys of requests that have succeeded. Keys and requests are stored as hashes, and responses encrypted.
import sql from 'sql-template-tag'
import { limits } from '../../generated/limits.js'
import type { Queries } from './database.js'
import { rowCount } from './statement-parameters.js'

const keepMs = limits.idempotency_key_hours * 3_600_000

/** A key of a user, as SHA-256. */
export interface StoredKey {
  userId: number
  keyHash: string
}

export interface Kept {
  /** Hash of the request. */
  request_hash: string
  /** The encrypted response. */
  answer: string
}

export const idempotencyKeys = (queries: Queries) => ({
  /**
   * Claims a key, and returns `undefined`. If it is claimed already, returns what is kept under it. Blocks while another
   * transaction claims it. Call it first in a transaction that then calls `keep`.
   */
  async claim({ userId, keyHash }: StoredKey, requestHash: string, now: number) {
    // Reading first would make PostgreSQL roll back one of two transactions with different keys, if they are neighbors in
    // the index: each would insert where the other has read.
    const claimed = await queries.run(
      sql`INSERT INTO idempotency_keys (user_id, key_hash, request_hash, answer, created_at)
          VALUES (${userId}, ${keyHash}, ${requestHash}, '', ${now})
          ON CONFLICT (user_id, key_hash) DO UPDATE SET request_hash = ${requestHash}, created_at = ${now}
          WHERE idempotency_keys.created_at <= ${now - keepMs}`
    )
    if (claimed === 1) return undefined
    const kept = await queries.get<Kept>(
      sql`SELECT request_hash, answer FROM idempotency_keys WHERE user_id = ${userId} AND key_hash = ${keyHash}`
    )
    if (!kept) throw new Error('INSERT found a conflict with no row')
    return kept
  },

  /** Keeps the response under a claimed key. */
  async keep({ userId, keyHash }: StoredKey, { request_hash, answer }: Kept, now: number) {
    // An UPDATE would read the index: see `claim`.
    await queries.runLast(
      sql`INSERT INTO idempotency_keys (user_id, key_hash, request_hash, answer, created_at)
          VALUES (${userId}, ${keyHash}, ${request_hash}, ${answer}, ${now})
          ON CONFLICT (user_id, key_hash) DO UPDATE SET answer = ${answer}`
    )
  },

  /** Deletes up to `limit` keys that have expired. Returns how many. */
  deleteExpired: (now: number, limit: number) =>
    queries.run(
      sql`DELETE FROM idempotency_keys WHERE (user_id, key_hash) IN (
            SELECT user_id, key_hash FROM idempotency_keys WHERE created_at <= ${now - keepMs}
            ORDER BY created_at LIMIT ${rowCount(limit)} ${queries.dialect.skipLocked})`
    ),

  /** Deletes all keys of a user. */
  deleteOf: (user: { id: number }) => queries.run(sql`DELETE FROM idempotency_keys WHERE user_id = ${user.id}`),
})
