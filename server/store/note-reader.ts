// Reads notes with their participants.
import sql, { type Sql } from 'sql-template-tag'
import type { NoteRecord } from '../rules/note-state.js'
import type { Queries } from './database.js'
import { namesEpoch } from './names-epoch.js'
import { anyOf } from './statement-parameters.js'

/** A row of `notes`, without the participants. */
export interface NoteRow {
  id: number
  version: number
  names_epoch: string
  note_code: string
  name: string
  description: string
  icon: string | null
  archived: number
  private: number
}

/** The columns of a `NoteRow`. */
export const noteColumns = sql`id, version, ${namesEpoch} AS names_epoch, code AS note_code, name, description, icon,
  archived, private`

type ShownParticipants = Pick<NoteRecord, 'groups' | 'users'>

/** Returns a key for one version of a note with the user names of one epoch. */
const versionKey = ({ id, version, names_epoch }: Pick<NoteRow, 'id' | 'version' | 'names_epoch'>) =>
  `${id}.${version}.${names_epoch}`

// Field by field: this runs for every note of a list, and spreading the row costs more than reading it.
export const noteRecord = (row: NoteRow, { groups, users }: ShownParticipants): NoteRecord => ({
  id: row.id,
  version: row.version,
  names_epoch: row.names_epoch,
  note_code: row.note_code,
  name: row.name,
  description: row.description,
  icon: row.icon,
  archived: row.archived === 1,
  scope: row.private === 1 ? 'private' : 'open',
  groups,
  users,
})

/** Returns functions that read the notes of rows or ids, with their participants. */
export function recordReader({ all }: Queries) {
  /**
   * Returns the records in the order of the rows. Row and participants are always of the same version: a note that changes
   * between the two reads is read again, and left out if it is gone or no longer meets the condition.
   */
  async function readRecords(rows: NoteRow[], condition = sql`1 = 1`): Promise<NoteRecord[]> {
    const records = new Map<number, NoteRecord>()
    let missing = rows
    while (missing.length > 0) {
      const read = await participantsOf(missing.map(({ id }) => id))
      const changed: number[] = []
      for (const row of missing) {
        const participants = read.get(versionKey(row))
        if (participants) records.set(row.id, noteRecord(row, participants))
        else changed.push(row.id)
      }
      missing = changed.length === 0 ? [] : await rowsOf(changed, condition)
    }
    return rows.flatMap(({ id }) => records.get(id) ?? [])
  }

  function rowsOf(ids: number[], condition: Sql): Promise<NoteRow[]> {
    return all(sql`SELECT ${noteColumns} FROM notes WHERE id IN (${anyOf(ids)}) AND ${condition}`)
  }

  /** Returns the notes with these ids that meet the condition, in any order. */
  async function readByIds(ids: number[], condition: Sql): Promise<NoteRecord[]> {
    return ids.length === 0 ? [] : readRecords(await rowsOf(ids, condition), condition)
  }

  return { readRecords, readByIds }

  /** Returns the participants by their `versionKey`, read in one statement. */
  async function participantsOf(ids: number[]): Promise<Map<string, ShownParticipants>> {
    const found = new Map<string, ShownParticipants>()
    type Key = Pick<NoteRow, 'id' | 'version' | 'names_epoch'>
    const rows = await all<Key & { user_code: string | null; name: string | null }>(
      sql`SELECT notes.id, version, ${namesEpoch} AS names_epoch, users.code AS user_code, users.name, position
          FROM notes LEFT JOIN note_users ON note_id = notes.id LEFT JOIN users ON users.id = user_id
          WHERE notes.id IN (${anyOf(ids)})
          UNION ALL
          SELECT notes.id, version, ${namesEpoch}, NULL, groups.name, position
          FROM notes JOIN note_groups ON note_id = notes.id
          JOIN groups ON groups.id = group_id AND deleted_name IS NULL
          WHERE notes.id IN (${anyOf(ids)}) ORDER BY position`
    )
    for (const { user_code, name, ...note } of rows) {
      const participants = found.get(versionKey(note)) ?? { users: [], groups: [] }
      found.set(versionKey(note), participants)
      if (user_code !== null && name !== null) participants.users.push({ user_code, name })
      else if (name !== null) participants.groups.push({ name })
    }
    return found
  }
}
