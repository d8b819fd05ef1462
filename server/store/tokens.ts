// Access tokens. Only their hashes are stored.
import sql from 'sql-template-tag'
import type { Caller } from '../rules/access.js'
import type { Queries } from './database.js'

export type TokenScope = 'read' | 'write'

/** A valid token and its user. */
export interface Grant {
  token_id: number
  scope: TokenScope
  expires_at: number | null
  last_used_at: number | null
  caller: Caller
}

export interface TokenRecord {
  id: number
  user_code: string
  last4: string
  scope: TokenScope
  created_at: number
  expires_at: number | null
  last_used_at: number | null
  revoked_at: number | null
}

export const tokens = (queries: Queries) => ({
  /**
   * Returns the grant of the token with this SHA-256, or `undefined` if it is unknown or revoked or its user is disabled.
   * The caller checks whether it has expired.
   */
  async byHash(hash: string): Promise<Grant | undefined> {
    const row = await queries.get<Caller & Omit<Grant, 'caller'>>(
      sql`SELECT tokens.id AS token_id, scope, expires_at, last_used_at, users.id, code AS user_code, name, role
          FROM tokens JOIN users ON users.id = user_id
          WHERE hash = ${hash} AND revoked_at IS NULL AND disabled_at IS NULL`
    )
    if (!row) return undefined
    const { token_id, scope, expires_at, last_used_at, ...caller } = row
    return { token_id, scope, expires_at, last_used_at, caller }
  },

  /** Stores a token. Returns `undefined` if the user does not exist or is disabled. */
  create: (token: {
    userCode: string
    hash: string
    last4: string
    scope: TokenScope
    expiresAt: number | null
    now: number
  }) =>
    queries.get<{ id: number }>(
      sql`INSERT INTO tokens (user_id, hash, last4, scope, created_at, expires_at)
          SELECT id, ${token.hash}, ${token.last4}, ${token.scope}, ${token.now}, ${token.expiresAt}
          FROM users WHERE code = ${token.userCode} AND disabled_at IS NULL RETURNING id`
    ),

  list: () =>
    queries.all<TokenRecord>(
      sql`SELECT tokens.id, code AS user_code, last4, scope, tokens.created_at, expires_at, last_used_at, revoked_at
          FROM tokens JOIN users ON users.id = user_id ORDER BY tokens.id`
    ),

  /** Revokes a token. Returns `false` if it does not exist or is revoked already. */
  async revoke(id: number, now: number) {
    return (await queries.run(sql`UPDATE tokens SET revoked_at = ${now} WHERE id = ${id} AND revoked_at IS NULL`)) === 1
  },

  /** Deletes all tokens of a user and returns how many. */
  deleteOf: (user: { id: number }) => queries.run(sql`DELETE FROM tokens WHERE user_id = ${user.id}`),

  /** Stores when a token was last used. */
  markUsed: (id: number, now: number) => queries.run(sql`UPDATE tokens SET last_used_at = ${now} WHERE id = ${id}`),
})
