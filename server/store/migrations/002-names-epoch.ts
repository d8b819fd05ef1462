// What belongs to the database as a whole, in a single row.
import sql, { raw } from 'sql-template-tag'
import type { Queries } from '../database.js'
import { newEpoch } from '../names-epoch.js'

export async function createDatabaseTable({ run, dialect }: Queries) {
  // names_epoch: a random text, replaced whenever the name of a user changes.
  await run(raw(`CREATE TABLE database (names_epoch TEXT NOT NULL)${dialect.tableEnd}`))
  await run(sql`INSERT INTO database (names_epoch) VALUES (${newEpoch()})`)
}
