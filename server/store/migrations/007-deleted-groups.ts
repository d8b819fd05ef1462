// Groups that are deleted, but that many notes still list.
import sql, { raw } from 'sql-template-tag'
import type { Queries } from '../database.js'

export async function addDeletedGroups({ run, dialect: { integer } }: Queries) {
  // deleted_name: the name of a deleted group, which notes still list; NULL for all others. deleted_by: who deleted it.
  await run(raw('ALTER TABLE groups ADD COLUMN deleted_name TEXT'))
  await run(raw(`ALTER TABLE groups ADD COLUMN deleted_by ${integer} REFERENCES users`))
  await run(raw('CREATE INDEX groups_deleted ON groups (id) WHERE deleted_name IS NOT NULL'))
  // without_users: 1 if the note lists no users, and so may be left without participants when the group is deleted.
  await run(raw(`ALTER TABLE note_groups ADD COLUMN without_users ${integer} NOT NULL DEFAULT 0`))
  await run(
    sql`UPDATE note_groups SET without_users = 1
        WHERE NOT EXISTS (SELECT 1 FROM note_users WHERE note_users.note_id = note_groups.note_id)`
  )
  await run(raw('CREATE INDEX note_groups_without_users ON note_groups (group_id, note_id) WHERE without_users = 1'))
}
