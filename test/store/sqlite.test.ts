import { join } from 'node:path'
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import type { Queries } from '../../server/store/database.js'
import { migrate } from '../../server/store/migrate.js'
import { openSqlite } from '../../server/store/sqlite.js'
import { folder, usersOf } from '../helper.js'

async function opened(t: Test) {
  const file = join(folder(t), 'new', 'notewire.db')
  const database = openSqlite(file)
  t.teardown(() => database.close())
  await migrate(database)
  return { file, database, ...usersOf(database) }
}

t.test('concurrent transactions share a commit, and one that fails is rolled back alone', async (t) => {
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

t.test('a single transaction that fails changes nothing', async (t) => {
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

t.test('a transaction can be started as soon as another one is done', async (t) => {
  const { database, add, codes } = await opened(t)
  await database.transaction(add('a')).then(() => database.transaction(add('b')))
  t.strictSame(await codes(), ['a', 'b'])
})

t.test('commits are durable, and foreign keys are enforced', async (t) => {
  const { database } = await opened(t)
  t.strictSame(await database.get(sql`PRAGMA synchronous`), { synchronous: 2 })
  t.strictSame(await database.get(sql`PRAGMA journal_mode`), { journal_mode: 'wal' })
  t.strictSame(await database.get(sql`PRAGMA foreign_keys`), { foreign_keys: 1 })
})
