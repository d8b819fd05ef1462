// The whole schema in one file, for readers: schema.sql. `npx tap --snapshot test/store/schema.test.ts` rewrites it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import t from 'tap'
import { openDatabase } from '../../server/store/open-database.js'
import { folder } from '../helper.js'
import { sqliteOnly } from '../postgres.js'

const snapshot = new URL('schema.sql', import.meta.url)

t.test('schema.sql is the schema that the migrations create', sqliteOnly, async (t) => {
  const database = await openDatabase({ file: join(folder(t), 'notewire.db') }, 1)
  t.teardown(() => database.close())
  const statements = await database.all<{ sql: string }>(
    sql`SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
        ORDER BY (SELECT min(rowid) FROM sqlite_schema AS tables WHERE tables.name = sqlite_schema.tbl_name), rowid`
  )
  const schema = statements.map(({ sql }) => `${sql.replaceAll(/^ {4}/gm, '')};\n`).join('\n')
  if (process.env.TAP_SNAPSHOT === '1') writeFileSync(snapshot, schema)
  t.equal(readFileSync(snapshot, 'utf8'), schema)
})
