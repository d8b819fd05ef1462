// Users.
import sql, { join } from 'sql-template-tag'
import type { Role } from '../rules/access.js'
import { nextUserCode } from '../rules/next-user-code.js'
import type { User } from '../rules/participants.js'
import { formerUser } from '../rules/replace-user-name.js'
import type { Queries } from './database.js'
import { startNamesEpoch } from './names-epoch.js'
import { rowsStatement } from './statement.js'
import { padded } from './statement-parameters.js'

export interface UserRecord extends User {
  role: Role
  created_at: number
  disabled_at: number | null
  /** When the name and the tokens were erased. */
  forgotten_at: number | null
}

const userColumns = sql`id, code AS user_code, name, role, created_at, disabled_at, forgotten_at`

const selectByCodes = rowsStatement<[code: string]>(
  (codes) => sql`SELECT id, code AS user_code, name FROM users WHERE code IN (${join(codes.flat())})`
)

export const users = (queries: Queries) => ({ ...userReads(queries), ...userWrites(queries) })

const userReads = (queries: Queries) => ({
  /** Returns the users with these codes, in any order. Unknown codes are left out. */
  async byCodes(codes: string[]): Promise<User[]> {
    if (codes.length === 0) return []
    return queries.all(selectByCodes(padded(codes).map((code) => [code])))
  },

  get: (code: string) => queries.get<UserRecord>(sql`SELECT ${userColumns} FROM users WHERE code = ${code}`),

  list: () => queries.all<UserRecord>(sql`SELECT ${userColumns} FROM users ORDER BY id`),

  async isAny() {
    return (await queries.get(sql`SELECT id FROM users LIMIT 1`)) !== undefined
  },

  /** Returns whether this is the only admin whose tokens are accepted. */
  async isOnlyAdmin({ id, role, disabled_at }: UserRecord) {
    if (role !== 'admin' || disabled_at !== null) return false
    const other = sql`SELECT id FROM users WHERE role = 'admin' AND disabled_at IS NULL AND id <> ${id} LIMIT 1`
    return (await queries.get(other)) === undefined
  },

  /** Returns the next code that is a number of ten digits. */
  async nextCode() {
    const rows = await queries.all<{ code: string }>(sql`SELECT code FROM users WHERE code LIKE '__________'`)
    return nextUserCode(rows.map(({ code }) => code))
  },
})

/** Call these in a transaction. */
const userWrites = (queries: Queries) => ({
  /** Adds a user. Returns `false` if the code is taken. */
  async add({ code, name, role, now }: { code: string; name: string; role: Role; now: number }) {
    const added = await queries.run(
      sql`INSERT INTO users (code, name, role, created_at) VALUES (${code}, ${name}, ${role}, ${now})
          ON CONFLICT (code) DO NOTHING`
    )
    return added === 1
  },

  async update(user: UserRecord, { name, role }: Pick<UserRecord, 'name' | 'role'>) {
    await queries.run(sql`UPDATE users SET name = ${name}, role = ${role} WHERE id = ${user.id}`)
    if (name !== user.name) await startNamesEpoch(queries)
  },

  /** Disables a user at this time, or enables the user with `null`. */
  setDisabled: ({ id }: UserRecord, at: number | null) =>
    queries.run(sql`UPDATE users SET disabled_at = ${at} WHERE id = ${id}`),

  /** Erases the name of a user and disables the user. */
  async forget({ id }: UserRecord, now: number) {
    await queries.run(
      sql`UPDATE users SET name = ${formerUser}, disabled_at = coalesce(disabled_at, ${now}),
            forgotten_at = coalesce(forgotten_at, ${now})
          WHERE id = ${id}`
    )
    await startNamesEpoch(queries)
  },
})
