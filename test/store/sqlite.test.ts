import { join } from 'node:path'
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import type { Queries } from '../../server/store/database.js'
import { migrate } from '../../server/store/schema.js'
import { openSqlite } from '../../server/store/sqlite.js'
import { folder, usersOf } from '../helper.js'

async function opened(t: Test) {
  const file = join(folder(t), 'new', 'notewire.db')
  const database = openSqlite(file)
  t.teardown(() => database.close())
  await migrate(database)
  return { file, database, ...usersOf(database) }
}

t.test('transactions asked for together are all done, and each that fails is undone alone', async (t) => {
  const { database, add, codes } = await opened(t)
  const failing = async (queries: Queries) => {
    await add('x')(queries)
    throw new Error('no')
  }
  const outcomes = await Promise.allSettled([
    database.transaction(add('a')),
    database.transaction(failing),
    database.transaction(add('a')),
    database.transaction(add('b')),
  ])
  t.strictSame(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled']
  )
  t.strictSame(await codes(), ['a', 'b'])
})

t.test('a transaction that fails by itself leaves nothing', async (t) => {
  const { database, add, codes } = await opened(t)
  await t.rejects(
    database.transaction(async (queries) => {
      await add('a')(queries)
      throw new Error('no')
    }),
    /^no$/
  )
  t.strictSame(await codes(), [])
  await database.transaction(add('b'))
  t.strictSame(await codes(), ['b'])
})

t.test('a transaction may begin another one after it, from within its own answer', async (t) => {
  const { database, add, codes } = await opened(t)
  await database.transaction(add('a')).then(() => database.transaction(add('b')))
  t.strictSame(await codes(), ['a', 'b'])
})

t.test('commits wait for the disk', async (t) => {
  const { database } = await opened(t)
  t.strictSame(await database.get(sql`PRAGMA synchronous`), { synchronous: 2 })
  t.strictSame(await database.get(sql`PRAGMA journal_mode`), { journal_mode: 'wal' })
  t.strictSame(await database.get(sql`PRAGMA foreign_keys`), { foreign_keys: 1 })
})

t.test('migrating again changes nothing, and a database newer than the program is refused', async (t) => {
  const { database } = await opened(t)
  await migrate(database)
  await database.run(sql`UPDATE schema_version SET version = version + 1`)
  await t.rejects(migrate(database), /The database has schema \d+, this program knows up to \d+/)
})
