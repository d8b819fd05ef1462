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
  /** The grant of a token by its SHA-256, unless it is revoked or its user disabled. Expiry is for the caller to hold. */
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

  /** `undefined` when the user does not exist or is disabled. */
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

  /** `false` when there is no such token, or it is revoked already. */
  async revoke(id: number, now: number) {
    return (await queries.run(sql`UPDATE tokens SET revoked_at = ${now} WHERE id = ${id} AND revoked_at IS NULL`)) === 1
  },

  used: (id: number, now: number) => queries.run(sql`UPDATE tokens SET last_used_at = ${now} WHERE id = ${id}`),
})
