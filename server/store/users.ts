// Users.
import sql from 'sql-template-tag'
import type { Role } from '../rules/access.js'
import { nextUserCode } from '../rules/next-user-code.js'
import type { User } from '../rules/participants.js'
import type { Queries } from './database.js'
import { anyOf } from './sql-lists.js'

export interface UserRecord extends User {
  role: Role
  created_at: number
  disabled_at: number | null
}

export const users = (queries: Queries) => ({
  /** Returns the users with these codes, in any order. Unknown codes are left out. */
  async byCodes(codes: string[]): Promise<User[]> {
    if (codes.length === 0) return []
    return queries.all(sql`SELECT id, code AS user_code, name FROM users WHERE code IN (${anyOf(codes)})`)
  },

  list: () =>
    queries.all<UserRecord>(
      sql`SELECT id, code AS user_code, name, role, created_at, disabled_at FROM users ORDER BY id`
    ),

  async isAny() {
    return (await queries.get(sql`SELECT id FROM users LIMIT 1`)) !== undefined
  },

  /** Returns the next code that is a number of ten digits. */
  async nextCode() {
    const rows = await queries.all<{ code: string }>(sql`SELECT code FROM users WHERE code LIKE '__________'`)
    return nextUserCode(rows.map(({ code }) => code))
  },

  /** Adds a user. Returns `false` if the code is taken. */
  async add({ code, name, role, now }: { code: string; name: string; role: Role; now: number }) {
    const added = await queries.run(
      sql`INSERT INTO users (code, name, role, created_at) VALUES (${code}, ${name}, ${role}, ${now})
          ON CONFLICT (code) DO NOTHING`
    )
    return added === 1
  },

  /** Disables a user. Returns `false` if the user does not exist or is disabled already. */
  async disable(code: string, now: number) {
    return (
      (await queries.run(sql`UPDATE users SET disabled_at = ${now} WHERE code = ${code} AND disabled_at IS NULL`)) === 1
    )
  },
})
