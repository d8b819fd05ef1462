// SQL for the notes that a caller can see. The rule itself is in rules/access.
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { access, type Caller } from '../rules/access.js'
import { allNotes } from './list-changes.js'
import type { Parameter } from './statement.js'

/** A caller, or a role with the place of the id in a statement. */
export type Viewer = Pick<Caller, 'role'> & { id: number | Parameter }

const listedIn = ({ id }: Viewer) => sql`SELECT note_id FROM note_users WHERE user_id = ${id}`

/** Returns a condition for a row of `notes`: the caller can see it. */
export function visibleTo(caller: Viewer): Sql {
  switch (access[caller.role].seesNotes) {
    case 'all':
      return sql`1 = 1`
    case 'listed':
      return sql`EXISTS (${listedIn(caller)} AND note_id = notes.id)`
    case 'participating':
      return sql`(private = 0 OR EXISTS (${listedIn(caller)} AND note_id = notes.id) OR EXISTS (
        SELECT 1 FROM note_groups JOIN group_users ON group_users.group_id = note_groups.group_id
        WHERE note_id = notes.id AND group_users.user_id = ${caller.id}))`
  }
}

/** The ids of notes from `from` to just before `to`. */
export interface IdRange {
  from: number
  to: number
}

/** A range, or the places of its ends in a statement. */
type RangeInSql = Record<keyof IdRange, number | Parameter>

/** A list of notes that is kept in order of their ids. */
export interface NoteList {
  key: string
  /** Queries the ids of its notes in the range as `note_id`, in order. */
  ids(range: RangeInSql): Sql
  /** The lists whose changes are changes of this one, as a list of SQL: see list-changes. */
  changes: Sql
}

/** Returns the disjoint lists that contain the notes that the caller can see. Archived ones are left out unless `withArchived`. */
export function visibleLists(caller: Viewer, withArchived: boolean): NoteList[] {
  const { seesNotes } = access[caller.role]
  if (seesNotes === 'all') return [notesList('all', sql`1 = 1`, withArchived)]
  if (seesNotes === 'listed') return [listedNotes(caller, withArchived)]
  return [notesList('open', sql`private = 0`, withArchived), privateNotes(caller, withArchived)]
}

/** Returns a query for the ids in the lists. */
export const idsInLists = (lists: NoteList[], range: RangeInSql): Sql =>
  join(
    // Each part is ordered, or PostgreSQL would sort all of them for every page.
    lists.map((list, index) => sql`SELECT note_id FROM (${list.ids(range)}) AS ${listNames[index] ?? empty}`),
    ' UNION ALL '
  )

const listNames = [sql`first`, sql`second`]

const notesList = (name: string, condition: Sql, withArchived: boolean): NoteList => ({
  key: keyOf(name, withArchived),
  ids: (range) =>
    sql`SELECT id AS note_id FROM notes
        WHERE ${condition} ${activeOnly(withArchived)} AND ${isIn(sql`id`, range)} ORDER BY id`,
  changes: raw(String(allNotes)),
})

/** The notes that list the user. */
const listedNotes = (caller: Viewer, withArchived: boolean): NoteList => ({
  key: keyOf(`listed ${caller.id}`, withArchived),
  ids: (range) =>
    activeOf(sql`${listedIn(caller)} AND private IN (0, 1) AND ${isIn(sql`note_id`, range)}`, withArchived),
  changes: sql`${caller.id}`,
})

/** The private notes that the user takes part in. */
const privateNotes = (caller: Viewer, withArchived: boolean): NoteList => ({
  key: keyOf(`private ${caller.id}`, withArchived),
  ids: (range) =>
    activeOf(
      sql`${listedIn(caller)} AND private = 1 AND ${isIn(sql`note_id`, range)} UNION
          SELECT note_id FROM group_users JOIN note_groups ON note_groups.group_id = group_users.group_id
          WHERE group_users.user_id = ${caller.id} AND ${isIn(sql`note_id`, range)}`,
      withArchived
    ),
  changes: sql`SELECT CAST(${caller.id} AS BIGINT) UNION ALL SELECT -group_id FROM group_users WHERE user_id = ${caller.id}`,
})

const keyOf = (name: string, withArchived: boolean) => `${name}${withArchived ? ' with archived' : ''}`

const isIn = (id: Sql, { from, to }: RangeInSql) => sql`${id} >= ${from} AND ${id} < ${to}`

/** Returns an additional condition for a row of `notes`: it is not archived, unless archived ones are wanted too. */
export const activeOnly = (withArchived: boolean) => (withArchived ? empty : sql`AND archived = 0`)

const activeOf = (ids: Sql, withArchived: boolean) =>
  sql`SELECT id AS note_id FROM notes WHERE id IN (${ids}) ${activeOnly(withArchived)} ORDER BY id`
