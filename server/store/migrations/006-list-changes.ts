// The changes of lists of notes, from which servers know what to count again. They replace the counters of all notes.
import { raw } from 'sql-template-tag'
import type { Queries } from '../database.js'

export async function addListChanges({ run, dialect: { id, integer, tableEnd, hasConcurrentWriters } }: Queries) {
  // list: 0 for all notes, the id of a user for those that list the user, minus the id of a group for those that list the
  // group. block: which ids of notes; -1 for all of them. id: assigned again with each change, in the order of the commits.
  await run(
    raw(`CREATE TABLE list_changes (
      id ${id},
      list ${integer} NOT NULL,
      block ${integer} NOT NULL,
      UNIQUE (list, block)
    )${tableEnd}`)
  )
  await run(raw('CREATE INDEX list_changes_by_list ON list_changes (list, id)'))
  await run(raw('DROP TABLE note_counts'))
  if (!hasConcurrentWriters) return
  // Changes that were committed in any order, and are not in list_changes yet.
  await run(
    raw(`CREATE TABLE list_change_log (
      id ${id},
      list ${integer} NOT NULL,
      block ${integer} NOT NULL
    )${tableEnd}`)
  )
  await run(raw('CREATE INDEX list_change_log_by_list ON list_change_log (list)'))
}
