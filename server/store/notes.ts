import { randomBytes } from 'node:crypto'
import type { LRUCache } from 'lru-cache'
import sql, { bulk, empty, type Sql } from 'sql-template-tag'
import type { Caller } from '../rules/access.js'
import type { ListedGroup, Scope, User } from '../rules/participants.js'
import type { Queries } from './database.js'
import { anyOf, inBatches } from './sql-lists.js'
import { count, ids, visible } from './visible-notes.js'

/** A note as it is kept. `version` rises with every change to what it shows. */
export interface NoteRecord extends Shown {
  id: number
  version: number
  note_code: string
  groups: { name: string }[]
  users: { user_code: string; name: string }[]
}

interface Shown {
  name: string
  description: string
  /** Name of the image, see icons. */
  icon: string | null
  archived: boolean
  scope: Scope
}

/** What a note is to be like; participants only where they change. */
export interface NoteState extends Shown {
  users?: User[]
  groups?: ListedGroup[]
}

interface NoteRow {
  id: number
  version: number
  note_code: string
  name: string
  description: string
  icon: string | null
  archived: number
  private: number
}

export type Participants = Pick<NoteRecord, 'groups' | 'users'>

/** Participants by note and version, which never need invalidating. */
export type ParticipantsCache = LRUCache<string, Participants>

const columns = sql`id, version, code AS note_code, name, description, icon, archived, private`
const flag = (value: boolean) => (value ? 1 : 0)

export const notes = (queries: Queries, cache?: ParticipantsCache) => {
  /** `undefined` when there is none that the caller can see. */
  async function get(code: string, caller: Caller): Promise<NoteRecord | undefined> {
    const row = await queries.get<NoteRow>(
      sql`SELECT ${columns} FROM notes WHERE code = ${code} AND ${visible(caller)}`
    )
    return row && (await records([row], visible(caller)))[0]
  }

  /** A page, oldest first, and how many there are on all of them. */
  async function list(query: { include_archived: number; page: number; per_page: number }, caller: Caller) {
    const active = query.include_archived === 1 ? empty : sql`AND archived = 0`
    const page = sql`ORDER BY note_id LIMIT ${query.per_page} OFFSET ${(query.page - 1) * query.per_page}`
    const rows = await queries.all<NoteRow>(
      sql`SELECT ${columns} FROM (${ids(caller, active)} ${page}) AS page JOIN notes ON notes.id = page.note_id ORDER BY page.note_id`
    )
    const total = await queries.get<{ total: number }>(sql`SELECT ${count(caller, active)} AS total`)
    return { notes: await records(rows, sql`${visible(caller)} ${active}`), total: Number(total?.total ?? 0) }
  }

  async function create(state: Required<NoteState>, now: number): Promise<NoteRecord> {
    const isPrivate = flag(state.scope === 'private')
    const row = await queries.get<NoteRow>(
      sql`INSERT INTO notes (code, version, name, description, icon, archived, private, created_at)
          VALUES (${newCode()}, 1, ${state.name}, ${state.description}, ${state.icon}, ${flag(state.archived)}, ${isPrivate}, ${now})
          RETURNING ${columns}`
    )
    if (!row) throw new Error('INSERT returned no row')
    await addParticipants(row.id, state)
    await countNotes(row.id, state, 1)
    return withState(recordOf(row, nobody), state)
  }

  /** Raises the version; call it only where something changes. */
  async function update(before: NoteRecord, state: NoteState) {
    // The note first, as whoever changes it does: nobody waits for another's rows then.
    await queries.run(
      sql`UPDATE notes SET version = version + 1, name = ${state.name}, description = ${state.description},
          icon = ${state.icon}, archived = ${flag(state.archived)}, private = ${flag(state.scope === 'private')}
          WHERE id = ${before.id}`
    )
    if (state.users) await queries.run(sql`DELETE FROM note_users WHERE note_id = ${before.id}`)
    if (state.groups) await queries.run(sql`DELETE FROM note_groups WHERE note_id = ${before.id}`)
    await addParticipants(before.id, state)
    if (before.archived !== state.archived || before.scope !== state.scope) {
      await countNotes(before.id, before, -1)
      await countNotes(before.id, state, 1)
    }
  }

  async function remove(note: NoteRecord) {
    await queries.run(sql`DELETE FROM notes WHERE id = ${note.id}`)
    await countNotes(note.id, note, -1)
  }

  /** Codes of the private notes in which nobody would take part without the group. */
  async function closedWithout(group: { id: number }) {
    const rows = await queries.all<{ code: string }>(
      sql`SELECT code FROM notes JOIN note_groups ON note_id = notes.id
          WHERE group_id = ${group.id}
          AND NOT EXISTS (SELECT 1 FROM note_users WHERE note_users.note_id = notes.id)
          AND NOT EXISTS (SELECT 1 FROM note_groups AS others JOIN group_users ON group_users.group_id = others.group_id
            WHERE others.note_id = notes.id AND others.group_id <> ${group.id}) ORDER BY notes.id`
    )
    return rows.map(({ code }) => code)
  }

  /** Takes the group out of all notes. Answers those that have integrations, as they were. */
  async function dropGroup(group: { id: number }): Promise<NoteRecord[]> {
    const listing = sql`SELECT note_id FROM note_groups WHERE group_id = ${group.id}`
    const rows = await queries.all<NoteRow>(
      sql`SELECT ${columns} FROM notes WHERE id IN (${listing})
          AND EXISTS (SELECT 1 FROM services WHERE services.note_id = notes.id) ORDER BY id`
    )
    const watched: NoteRecord[] = []
    for (const part of inBatches(rows)) watched.push(...(await records(part)))
    await queries.run(sql`UPDATE notes SET version = version + 1 WHERE id IN (${listing})`)
    await queries.run(sql`DELETE FROM note_groups WHERE group_id = ${group.id}`)
    return watched
  }

  /** Of notes that change while they are read, only those that are still as `wanted`. */
  async function records(rows: NoteRow[], wanted = sql`1 = 1`): Promise<NoteRecord[]> {
    const found = new Map<number, NoteRecord>()
    let missing = rows.filter((row) => {
      const participants = cache?.get(cacheKey(row))
      if (participants) found.set(row.id, recordOf(row, participants))
      return !participants
    })
    while (missing.length > 0) {
      const read = await participantsOf(missing.map(({ id }) => id))
      for (const [key, each] of read) cache?.set(key, each)
      const changed: number[] = []
      for (const row of missing) {
        const participants = read.get(cacheKey(row))
        if (participants) found.set(row.id, recordOf(row, participants))
        else changed.push(row.id)
      }
      // Changed or gone between the two statements: what is answered must be one version of a note.
      missing = changed.length === 0 ? [] : await rowsOf(changed, wanted)
    }
    return rows.flatMap(({ id }) => found.get(id) ?? [])
  }

  const rowsOf = (ids: number[], wanted: Sql) =>
    queries.all<NoteRow>(sql`SELECT ${columns} FROM notes WHERE id IN (${anyOf(ids)}) AND ${wanted}`)

  /** By note and version, all read in one statement. */
  async function participantsOf(ids: number[]): Promise<Map<string, Participants>> {
    const found = new Map<string, Participants>()
    const rows = await queries.all<{ id: number; version: number; user_code: string | null; name: string | null }>(
      sql`SELECT notes.id, version, users.code AS user_code, users.name, position
          FROM notes LEFT JOIN note_users ON note_id = notes.id LEFT JOIN users ON users.id = user_id
          WHERE notes.id IN (${anyOf(ids)})
          UNION ALL
          SELECT notes.id, version, NULL, groups.name, position
          FROM notes JOIN note_groups ON note_id = notes.id JOIN groups ON groups.id = group_id
          WHERE notes.id IN (${anyOf(ids)}) ORDER BY position`
    )
    for (const { user_code, name, ...note } of rows) {
      const participants = found.get(cacheKey(note)) ?? { users: [], groups: [] }
      found.set(cacheKey(note), participants)
      if (user_code !== null && name !== null) participants.users.push({ user_code, name })
      else if (name !== null) participants.groups.push({ name })
    }
    return found
  }

  async function addParticipants(id: number, { scope, users = [], groups = [] }: NoteState) {
    const userRows = users.map((user, position) => [id, user.id, flag(scope === 'private'), position])
    for (const part of inBatches(userRows)) {
      await queries.run(sql`INSERT INTO note_users (note_id, user_id, private, position) VALUES ${bulk(part)}`)
    }
    const groupRows = groups.map((group, position) => [id, group.id, position])
    for (const part of inBatches(groupRows)) {
      await queries.run(sql`INSERT INTO note_groups (note_id, group_id, position) VALUES ${bulk(part)}`)
    }
  }

  /** Keeps the counts that a list's total is made of: counting a million notes would take longer than all else. */
  const countNotes = (id: number, { scope, archived }: { scope: Scope; archived: boolean }, more: number) =>
    queries.run(
      sql`INSERT INTO note_counts (private, archived, part, notes)
          VALUES (${flag(scope === 'private')}, ${flag(archived)}, ${id % queries.dialect.countParts}, ${more})
          ON CONFLICT (private, archived, part) DO UPDATE SET notes = note_counts.notes + ${more}`
    )

  return { get, list, create, update, delete: remove, closedWithout, dropGroup }
}

/** The note as it is once the state is written, its version aside. */
export const withState = (before: NoteRecord, { users, groups, ...shown }: NoteState): NoteRecord => ({
  ...before,
  ...shown,
  users: users?.map(reference) ?? before.users,
  groups: groups?.map(({ name }) => ({ name })) ?? before.groups,
})

const nobody: Participants = { users: [], groups: [] }
const cacheKey = ({ id, version }: { id: number; version: number }) => `${id}.${version}`
const reference = ({ user_code, name }: User) => ({ user_code, name })

// Field by field: on this path, spreading a row costs more than reading it.
const recordOf = (row: NoteRow, { groups, users }: Participants): NoteRecord => ({
  id: row.id,
  version: row.version,
  note_code: row.note_code,
  name: row.name,
  description: row.description,
  icon: row.icon,
  archived: row.archived === 1,
  scope: row.private === 1 ? 'private' : 'open',
  groups,
  users,
})

/** Twelve random characters of Base32, in lower case: 60 bits. */
const newCode = () => Array.from(randomBytes(12), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')
