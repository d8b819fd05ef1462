// SQL for the notes that a caller can see. The rule itself is in rules/access.
import sql, { type Sql } from 'sql-template-tag'
import { access, type Caller } from '../rules/access.js'

const listedIn = ({ id }: Caller) => sql`SELECT note_id FROM note_users WHERE user_id = ${id}`

/** Queries the ids of the private notes that the caller takes part in. */
const privateOf = (caller: Caller) =>
  sql`${listedIn(caller)} AND private = 1 UNION
      SELECT note_id FROM note_groups JOIN group_users ON group_users.group_id = note_groups.group_id
      WHERE group_users.user_id = ${caller.id}`

/** Returns a condition for a row of `notes`: the caller can see it. */
export function isVisible(caller: Caller): Sql {
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

/**
 * Returns a query for the ids of the notes that the caller can see and that meet the condition `active`. Open and private
 * notes are read along two indexes and merged. Each part is ordered, or PostgreSQL would sort all open notes for every page.
 */
export function idsOfVisible(caller: Caller, active: Sql): Sql {
  switch (access[caller.role].seesNotes) {
    case 'all':
      return sql`SELECT id AS note_id FROM notes WHERE 1 = 1 ${active}`
    case 'listed':
      return sql`SELECT id AS note_id FROM notes WHERE id IN (${listedIn(caller)}) ${active}`
    case 'participating':
      return sql`SELECT note_id FROM (SELECT id AS note_id FROM notes WHERE private = 0 ${active} ORDER BY id) AS open
        UNION ALL
        SELECT note_id FROM (
          SELECT id AS note_id FROM notes WHERE id IN (${privateOf(caller)}) ${active} ORDER BY id) AS own`
  }
}

/** Returns an expression for the number of those notes: the counters of all notes, and a count of the caller's own. */
export function countVisible(caller: Caller, active: Sql): Sql {
  const counters = (condition: Sql) =>
    sql`(SELECT coalesce(sum(notes), 0) FROM note_counts WHERE ${condition} ${active})`
  const countOf = (ids: Sql) => sql`(SELECT count(*) FROM notes WHERE id IN (${ids}) ${active})`
  switch (access[caller.role].seesNotes) {
    case 'all':
      return counters(sql`1 = 1`)
    case 'listed':
      return countOf(listedIn(caller))
    case 'participating':
      return sql`${counters(sql`private = 0`)} + ${countOf(privateOf(caller))}`
  }
}
