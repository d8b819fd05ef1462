// Images of notes, stored by the hash of their content.
import sql from 'sql-template-tag'
import type { Icon } from '../rules/icon.js'
import type { Queries } from './database.js'

export const icons = (queries: Queries) => ({
  get: (name: string) => queries.get<Icon>(sql`SELECT name, type, bytes FROM icons WHERE name = ${name}`),

  /** Stores an image. Notes with the same image share one row. */
  put: ({ name, type, bytes }: Icon) =>
    queries.run(
      sql`INSERT INTO icons (name, type, bytes) VALUES (${name}, ${type}, ${bytes}) ON CONFLICT (name) DO NOTHING`
    ),

  /** Deletes an image if no note uses it. */
  dropUnused: (name: string) =>
    queries.run(sql`DELETE FROM icons WHERE name = ${name} AND NOT EXISTS (SELECT 1 FROM notes WHERE icon = ${name})`),
})
