// Which notes a caller sees, as SQL: the rule is in rules/access.
import sql, { type Sql } from 'sql-template-tag'
import { access, type Caller } from '../rules/access.js'

const listedIn = ({ id }: Caller) => sql`SELECT note_id FROM note_users WHERE user_id = ${id}`

/** The private notes that the caller takes part in. */
const privateOf = (caller: Caller) =>
  sql`${listedIn(caller)} AND private = 1 UNION
      SELECT note_id FROM note_groups JOIN group_users ON group_users.group_id = note_groups.group_id
      WHERE group_users.user_id = ${caller.id}`

/** Whether the caller sees the note at hand. */
export function visible(caller: Caller): Sql {
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
 * Ids of the notes that the caller sees. Open notes and private ones are two walks along an index, merged; each says its
 * order, or PostgreSQL would sort all open notes for every page.
 */
export function ids(caller: Caller, active: Sql): Sql {
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

/** How many those are: the counts kept, and what the caller takes part in. */
export function count(caller: Caller, active: Sql): Sql {
  const kept = (which: Sql) => sql`(SELECT coalesce(sum(notes), 0) FROM note_counts WHERE ${which} ${active})`
  const among = (set: Sql) => sql`(SELECT count(*) FROM notes WHERE id IN (${set}) ${active})`
  switch (access[caller.role].seesNotes) {
    case 'all':
      return kept(sql`1 = 1`)
    case 'listed':
      return among(listedIn(caller))
    case 'participating':
      return sql`${kept(sql`private = 0`)} + ${among(privateOf(caller))}`
  }
}
