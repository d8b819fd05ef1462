import { join } from 'node:path'
import sql from 'sql-template-tag'
import t from 'tap'
import { DatabaseTooNew } from '../../server/store/database.js'
import { migrate } from '../../server/store/migrate.js'
import { openSqlite } from '../../server/store/sqlite.js'
import { folder } from '../helper.js'

t.test('a second migration changes nothing, and a newer schema is refused', async (t) => {
  const database = openSqlite(join(folder(t), 'notewire.db'))
  t.teardown(() => database.close())
  await migrate(database)
  const schema = await database.all(sql`SELECT * FROM sqlite_schema`)
  await migrate(database)
  t.strictSame(await database.all(sql`SELECT * FROM sqlite_schema`), schema)
  await database.run(sql`UPDATE schema_version SET version = version + 1`)
  const message = /has schema version \d+, but this version of notewire supports at most \d+/
  await t.rejects(migrate(database), { constructor: DatabaseTooNew, message })
})
