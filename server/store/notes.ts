// Notes: pages and single notes as a caller sees them, and changes to them.
import sql, { bulk } from 'sql-template-tag'
import { byRole, type Caller } from '../rules/access.js'
import { type NoteRecord, type NoteState, withState } from '../rules/note-state.js'
import type { Queries } from './database.js'
import { allNotes, listsOf, markLists } from './list-changes.js'
import { namesEpoch, startNamesEpoch } from './names-epoch.js'
import { newNoteCode } from './new-note-code.js'
import { type NoteRow, noteColumns, recordReader } from './note-reader.js'
import { type CountedLists, keepNoLists, pageReader } from './page-starts-and-totals.js'
import { insertStatement, rowsStatement, statement } from './statement.js'
import { inBatches, rowCount } from './statement-parameters.js'
import { activeOnly, idsInLists, visibleLists, visibleTo } from './visible-notes.js'

/** What a list of notes is asked for. */
export interface NotesQuery {
  include_archived: number
  page: number
  per_page: number
}

/** What a note shows is the same as long as these are. */
export type NoteKey = Pick<NoteRecord, 'id' | 'version' | 'names_epoch'>

/** `lists` are the lists that this process has counted. */
export const notes = (queries: Queries, lists?: CountedLists) => ({
  ...noteReads(queries, lists),
  ...noteWrites(queries),
})

const keyColumns = sql`id, version, ${namesEpoch}`
type KeyRow = [id: number, version: number, names_epoch: string]
const noteKey = ([id, version, names_epoch]: KeyRow): NoteKey => ({ id, version, names_epoch })

const selectKey = byRole((role) =>
  statement<[code: string, callerId: number]>(
    (code, id) => sql`SELECT ${keyColumns} FROM notes WHERE code = ${code} AND ${visibleTo({ role, id })}`,
    { asArrays: true }
  )
)

const selectPage = byRole((role) => {
  const pageOf = (withArchived: boolean) =>
    statement<[callerId: number, from: number, to: number, limit: number, skip: number]>(
      (id, from, to, limit, skip) =>
        sql`SELECT ${keyColumns}
            FROM (${idsInLists(visibleLists({ role, id }, withArchived), { from, to })}
              ORDER BY note_id LIMIT ${rowCount(limit)} OFFSET ${rowCount(skip)}) AS page
            JOIN notes ON notes.id = page.note_id ORDER BY page.note_id`,
      { asArrays: true }
    )
  return { all: pageOf(true), active: pageOf(false) }
})

const noteReads = (queries: Queries, counted = keepNoLists) => {
  const { readRecords, readByIds } = recordReader(queries)
  const readPage = pageReader(queries, counted)
  return {
    /** Returns the key of the note, or `undefined` if the caller cannot see it. */
    async getKey(code: string, { role, id }: Caller): Promise<NoteKey | undefined> {
      const row = await queries.get<KeyRow>(selectKey[role](code, id))
      return row && noteKey(row)
    },

    /** Returns the note, or `undefined` if the caller cannot see it. */
    async get(code: string, caller: Caller): Promise<NoteRecord | undefined> {
      const row = await queries.get<NoteRow>(
        sql`SELECT ${noteColumns} FROM notes WHERE code = ${code} AND ${visibleTo(caller)}`
      )
      return row && (await readRecords([row], visibleTo(caller)))[0]
    },

    /** Returns the keys of a page of the notes that the caller can see, oldest first, and the number of all of them. */
    async list({ include_archived, page, per_page }: NotesQuery, { role, id }: Caller) {
      const withArchived = include_archived === 1
      const lists = visibleLists({ role, id }, withArchived)
      const select = selectPage[role][withArchived ? 'all' : 'active']
      const { total, rows } = await readPage(lists, {
        offset: (page - 1) * per_page,
        limit: per_page,
        readAt: ({ from, to, skip }) => queries.all<KeyRow>(select(id, from, to, per_page, skip)),
      })
      return { keys: rows.map(noteKey), total }
    },

    /** Returns those of the notes with these ids that are in a list, in any order. */
    getListed: (ids: number[], { include_archived }: Pick<NotesQuery, 'include_archived'>, caller: Caller) =>
      readByIds(ids, sql`${visibleTo(caller)} ${activeOnly(include_archived === 1)}`),

    /** Returns the codes of the private notes that would have no participants left without the group. */
    async codesLeftWithout(group: { id: number }): Promise<string[]> {
      const rows = await queries.all<{ code: string }>(
        sql`SELECT code FROM notes JOIN note_groups ON note_id = notes.id
            WHERE group_id = ${group.id} AND without_users = 1
            AND NOT EXISTS (SELECT 1 FROM note_groups AS others JOIN group_users ON group_users.group_id = others.group_id
              WHERE others.note_id = notes.id AND others.group_id <> ${group.id}) ORDER BY notes.id`
      )
      return rows.map(({ code }) => code)
    },
  }
}

type NewNoteValues = [
  code: string,
  version: number,
  name: string,
  description: string,
  icon: string | null,
  archived: number,
  isPrivate: number,
  createdAt: number,
]

const insertNote = insertStatement<NewNoteValues>(
  'notes',
  sql`id, ${namesEpoch}`,
  (code, version, name, description, icon, archived, isPrivate, createdAt) =>
    sql`INSERT INTO notes (code, version, name, description, icon, archived, private, created_at)
        VALUES (${code}, ${version}, ${name}, ${description}, ${icon}, ${archived}, ${isPrivate}, ${createdAt})`
)

/** Call these in a transaction. */
const noteWrites = (queries: Queries) => ({
  async create(state: Required<NoteState>, now: number): Promise<NoteRecord> {
    const { name, description, icon, archived, scope, users, groups } = state
    const note_code = newNoteCode()
    const [id, names_epoch] = await queries.insert<[id: number, names_epoch: string]>(
      insertNote(note_code, now, name, description, icon, flag(archived), flag(scope === 'private'), now)
    )
    await addParticipants(queries.runLast, id, state)
    await markLists(queries, [allNotes, ...users.map((user) => user.id), ...groups.map((group) => -group.id)], { id })
    return {
      id,
      version: now,
      names_epoch,
      note_code,
      name,
      description,
      icon,
      archived,
      scope,
      users: users.map(({ user_code, name }) => ({ user_code, name })),
      groups: groups.map(({ name }) => ({ name })),
    }
  },

  /** Writes the state and raises the version, even if nothing changes. Returns the note in its new state. */
  async update(before: NoteRecord, state: NoteState, now: number): Promise<NoteRecord> {
    // Every change writes the note's own row first. Concurrent changes of a note queue there and cannot deadlock.
    const row = await queries.get<{ version: number }>(
      sql`UPDATE notes SET version = ${nextVersion(now)}, name = ${state.name}, description = ${state.description},
          icon = ${state.icon}, archived = ${flag(state.archived)}, private = ${flag(state.scope === 'private')}
          WHERE id = ${before.id} RETURNING version`
    )
    if (!row) throw new Error('UPDATE found no note')
    const changesLists =
      before.archived !== state.archived || before.scope !== state.scope || state.users || state.groups
    const listsBefore = changesLists ? await listsOf(queries, before) : []
    if (state.users) await queries.run(sql`DELETE FROM note_users WHERE note_id = ${before.id}`)
    if (state.groups) await queries.run(sql`DELETE FROM note_groups WHERE note_id = ${before.id}`)
    await addParticipants(queries.run, before.id, state)
    if (changesLists) await markLists(queries, [...listsBefore, ...(await listsOf(queries, before))], before)
    return withState({ ...before, version: row.version }, state)
  },

  /** Waits for other changes of the note, and keeps them waiting until the end of the transaction. */
  lock: (note: { id: number }) => queries.get(sql`SELECT id FROM notes WHERE id = ${note.id} ${queries.dialect.lock}`),

  async delete(note: NoteRecord) {
    await markLists(queries, await listsOf(queries, note), note)
    await queries.run(sql`DELETE FROM notes WHERE id = ${note.id}`)
  },

  /**
   * Takes a hidden group out of up to `limit` notes. Returns those of them that have integrations, and whether there are no
   * others. `now` raises the versions.
   */
  async dropGroup(group: { id: number }, limit: number, now?: number) {
    const listing = sql`SELECT note_id FROM note_groups WHERE group_id = ${group.id}`
    const batch = await queries.get<{ last: number | null; notes: number }>(
      sql`SELECT max(note_id) AS last, count(*) AS notes FROM (${listing} ORDER BY note_id LIMIT ${rowCount(limit)}) AS batch`
    )
    const isLast = (batch?.notes ?? 0) < limit
    if (!batch?.last) return { withServices: [], isLast }
    const ids = sql`${listing} AND note_id <= ${batch.last}`
    if (now !== undefined) {
      await queries.run(sql`UPDATE notes SET version = ${nextVersion(now)} WHERE id IN (${ids})`)
    }
    const rows = await queries.all<NoteRow>(
      sql`SELECT ${noteColumns} FROM notes WHERE id IN (${ids})
          AND EXISTS (SELECT 1 FROM services WHERE services.note_id = notes.id) ORDER BY id ${queries.dialect.lock}`
    )
    const { readRecords } = recordReader(queries)
    const withServices: NoteRecord[] = []
    for (const some of inBatches(rows)) withServices.push(...(await readRecords(some)))
    await queries.run(sql`DELETE FROM note_groups WHERE group_id = ${group.id} AND note_id <= ${batch.last}`)
    return { withServices, isLast }
  },

  /** Takes a hidden group out of a note. */
  dropGroupOf: (note: { id: number }, group: { id: number }) =>
    queries.run(sql`DELETE FROM note_groups WHERE note_id = ${note.id} AND group_id = ${group.id}`),

  /** Changes the ETags of all notes. */
  startEpoch: () => startNamesEpoch(queries),
})

const insertUsers = rowsStatement<readonly [noteId: number, userId: number, isPrivate: number, position: number]>(
  (rows) => sql`INSERT INTO note_users (note_id, user_id, private, position) VALUES ${bulk(rows)}`
)
const insertGroups = rowsStatement<readonly [noteId: number, groupId: number, position: number, withoutUsers: number]>(
  (rows) => sql`INSERT INTO note_groups (note_id, group_id, position, without_users) VALUES ${bulk(rows)}`
)

async function addParticipants(
  run: Queries['run' | 'runLast'],
  id: number,
  { scope, users = [], groups = [] }: NoteState
) {
  const userRows = users.map((user, position) => [id, user.id, flag(scope === 'private'), position] as const)
  for (const batch of inBatches(userRows)) await run(insertUsers(batch))
  // A change sets both lists or none.
  const groupRows = groups.map((group, position) => [id, group.id, position, flag(users.length === 0)] as const)
  for (const batch of inBatches(groupRows)) await run(insertGroups(batch))
}

/**
 * An expression for the next version of a note: the time of its change in milliseconds. A counter would repeat a version
 * with other contents after a backup is restored, or in a copy of the database file.
 */
const nextVersion = (now: number) => sql`CASE WHEN version < ${now} THEN ${now} ELSE version + 1 END`

const flag = (value: boolean) => (value ? 1 : 0)
