// Groups and their members.
import sql, { bulk, empty, type Sql } from 'sql-template-tag'
import { GroupName } from '../../generated/operations.js'
import { access, type Caller } from '../rules/access.js'
import { foldGroupName } from '../rules/group-names.js'
import type { ListedGroup, User } from '../rules/participants.js'
import type { Queries } from './database.js'
import { markUsers } from './list-changes.js'
import { contains } from './sql-like.js'
import { anyOf, inBatches, rowCount } from './statement-parameters.js'

export interface GroupUser {
  user_code: string
  name: string
  is_admin: boolean
}

export interface GroupRecord {
  id: number
  name: string
  users: GroupUser[]
}

/** A group that is deleted, but that notes may still list. */
export interface HiddenGroup {
  id: number
  name: string
  deletedBy: Caller
}

interface GroupSearch {
  name?: string
  user_code?: string
  page: number
  per_page: number
}

export const groups = (queries: Queries) => ({ ...groupReads(queries), ...groupWrites(queries) })

const groupReads = (queries: Queries) => ({
  /** Returns a page of the groups that match, sorted by name, and the number of all of them. */
  async search({ name, user_code, page, per_page }: GroupSearch, caller: Caller) {
    const matching = sql`FROM groups WHERE deleted_name IS NULL AND ${visibleTo(caller)}
      ${name === undefined ? empty : sql`AND folded ${contains(foldGroupName(name))}`}
      ${user_code === undefined ? empty : sql`AND ${hasMember(sql`(SELECT id FROM users WHERE code = ${user_code})`)}`}`
    return {
      groups: await queries.all<{ name: string }>(
        sql`SELECT name ${matching} ORDER BY name ${queries.dialect.byBytes}
            LIMIT ${rowCount(per_page)} OFFSET ${rowCount((page - 1) * per_page)}`
      ),
      total: (await queries.get<{ total: number }>(sql`SELECT count(*) AS total ${matching}`))?.total ?? 0,
    }
  },

  /** Returns the group, or `undefined` if the caller cannot see it. */
  async get(name: string, caller: Caller): Promise<GroupRecord | undefined> {
    const rows = await queries.all<{ id: number; user_code: string | null; name: string; is_admin: number }>(
      sql`SELECT groups.id, users.code AS user_code, users.name, is_admin
          FROM groups LEFT JOIN group_users ON group_id = groups.id LEFT JOIN users ON users.id = user_id
          WHERE groups.name = ${name} AND ${visibleTo(caller)} ORDER BY position`
    )
    const [first] = rows
    if (!first) return undefined
    const users = rows.flatMap(({ user_code, name, is_admin }) =>
      user_code === null ? [] : [{ user_code, name, is_admin: is_admin === 1 }]
    )
    return { id: first.id, name, users }
  },

  /** Returns the groups with these names, in any order. Unknown names are left out. */
  async byNames(names: string[], caller: Caller): Promise<ListedGroup[]> {
    if (names.length === 0) return []
    const rows = await queries.all<{ id: number; name: string; has_caller: number }>(
      sql`SELECT id, name, CASE WHEN ${hasMember(sql`${caller.id}`)} THEN 1 ELSE 0 END AS has_caller
          FROM groups WHERE name IN (${anyOf(names)})`
    )
    return rows.map((row) => ({ ...row, has_caller: row.has_caller === 1 }))
  },

  /** Returns the groups that are hidden, but not deleted yet, with who has deleted them: all, or those that a note still lists. */
  async hidden(note?: { id: number }): Promise<HiddenGroup[]> {
    const listed = note ? sql`groups.id IN (SELECT group_id FROM note_groups WHERE note_id = ${note.id})` : sql`1 = 1`
    const rows = await queries.all<Caller & { group_id: number; group_name: string }>(
      sql`SELECT groups.id AS group_id, deleted_name AS group_name, users.id, users.code AS user_code, users.name, role
          FROM groups JOIN users ON users.id = deleted_by
          WHERE deleted_name IS NOT NULL AND ${listed} ORDER BY groups.id`
    )
    return rows.map(({ group_id, group_name, ...deletedBy }) => ({ id: group_id, name: group_name, deletedBy }))
  },
})

/** Call these in a transaction. */
const groupWrites = (queries: Queries) => ({
  /** Creates a group with its creator as the only member and admin. Returns `false` if the name is taken. */
  async create(name: string, creator: Caller): Promise<boolean> {
    const row = await queries.get<{ id: number }>(
      sql`INSERT INTO groups (name, folded) VALUES (${name}, ${foldGroupName(name)})
          ON CONFLICT (name) DO NOTHING RETURNING id`
    )
    if (!row) return false
    await queries.run(
      sql`INSERT INTO group_users (group_id, user_id, position, is_admin) VALUES (${row.id}, ${creator.id}, 0, 1)`
    )
    return true
  },

  /** Adds users after the present members. Users that are members already keep their place and role. */
  async addUsers({ id }: GroupRecord, users: User[]) {
    if (users.length === 0) return
    const last = await queries.get<{ position: number | null }>(
      sql`SELECT max(position) AS position FROM group_users WHERE group_id = ${id}`
    )
    const next = (last?.position ?? -1) + 1
    // Inserted in the order of their ids, so that concurrent requests for the same users cannot deadlock.
    const rows = users.map((user, index) => [id, user.id, next + index, 0]).toSorted(([, a = 0], [, b = 0]) => a - b)
    for (const batch of inBatches(rows)) {
      await queries.run(
        sql`INSERT INTO group_users (group_id, user_id, position, is_admin) VALUES ${bulk(batch)}
            ON CONFLICT (group_id, user_id) DO NOTHING`
      )
    }
    await markUsers(queries, users)
  },

  async removeUsers({ id }: GroupRecord, users: User[]) {
    if (users.length === 0) return
    await queries.run(
      sql`DELETE FROM group_users WHERE group_id = ${id} AND user_id IN (${anyOf(users.map((user) => user.id))})`
    )
    await markUsers(queries, users)
  },

  /** Deletes a group for everybody, though notes may still list it until `delete`. Its name is free at once. */
  async hide({ id }: GroupRecord, by: Caller) {
    const members = await queries.all<{ id: number }>(sql`SELECT user_id AS id FROM group_users WHERE group_id = ${id}`)
    await markUsers(queries, members)
    await queries.run(sql`DELETE FROM group_users WHERE group_id = ${id}`)
    await queries.run(
      sql`UPDATE groups SET deleted_name = name, deleted_by = ${by.id}, name = ${impossibleName(id)}, folded = ''
          WHERE id = ${id}`
    )
  },

  /** Deletes a hidden group that no note lists any more. */
  delete: ({ id }: { id: number }) => queries.run(sql`DELETE FROM groups WHERE id = ${id}`),
})

/** Returns a name that no other group can have, because it is longer than names may be. */
const impossibleName = (id: number) => `${'deleted'.padEnd(GroupName.maxLength)} ${id}`

const hasMember = (userId: Sql) =>
  sql`EXISTS (SELECT 1 FROM group_users WHERE group_users.group_id = groups.id AND group_users.user_id = ${userId})`

const visibleTo = ({ id, role }: Caller) => (access[role].seesGroups === 'all' ? sql`1 = 1` : hasMember(sql`${id}`))
