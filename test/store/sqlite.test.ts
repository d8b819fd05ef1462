import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay, setImmediate as turnOfEventLoop } from 'node:timers/promises'
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import type { Queries } from '../../server/store/database.js'
import { migrate } from '../../server/store/migrate.js'
import { openSqlite } from '../../server/store/sqlite.js'
import { connectSqlite } from '../../server/store/sqlite-connection.js'
import { folder, usersOf } from '../helper.js'
import { commandsWith } from '../run-command.js'

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

t.test('a commit waits for transactions that are arriving, and for nothing else', async (t) => {
  const { database, add } = await opened(t)
  const commits: number[] = []
  database.onCommit((durationsMs) => commits.push(durationsMs.length))
  const transactions = [database.transaction(add('a'))]
  for (const code of ['b', 'c', 'd']) {
    await turnOfEventLoop()
    transactions.push(database.transaction(add(code)))
  }
  await Promise.all(transactions)
  await database.transaction(add('e'))
  t.strictSame(commits, [4, 1])
})

t.test('work for the commit is done once for the transactions that share it', async (t) => {
  const { database, add, codes } = await opened(t)
  const addBoth = (code: string) => async (queries: Queries) => {
    await add(code)(queries)
    await queries.byCommit('add both', async () => void (await add('both')(queries)))
  }
  const failing = async (queries: Queries) => {
    await add('x')(queries)
    throw new Error('no')
  }
  const failed = t.rejects(database.transaction(failing))
  await Promise.all([failed, ...['a', 'b', 'c'].map((code) => database.transaction(addBoth(code)))])
  await database.transaction(add('d'))
  t.strictSame(await codes(), ['a', 'b', 'both', 'c', 'd'])
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

t.test('commits are durable, foreign keys are enforced, and little of the file is kept in memory', async (t) => {
  const { database } = await opened(t)
  t.strictSame(await database.get(sql`PRAGMA synchronous`), { synchronous: 2 })
  t.strictSame(await database.get(sql`PRAGMA journal_mode`), { journal_mode: 'wal' })
  t.strictSame(await database.get(sql`PRAGMA foreign_keys`), { foreign_keys: 1 })
  t.strictSame(await database.get(sql`PRAGMA cache_size`), { cache_size: -4096 })
})

t.test('a commit waits for the disk if one of its transactions is durable', async (t) => {
  const { database } = await opened(t)
  const setting = (queries: Queries) => queries.get(sql`PRAGMA synchronous`)
  const durable = () => database.transaction(setting)
  const other = () => database.transaction(setting, 'snapshot', { isDurable: false })
  const [normal, full] = [{ synchronous: 1 }, { synchronous: 2 }]
  t.strictSame(await other(), normal)
  t.strictSame(await Promise.all([other(), durable()]), [full, full])
  t.strictSame(await Promise.all([other(), other()]), [normal, normal])
  t.strictSame(await durable(), full)
})

t.test('a statement that fails half-way is undone from memory, but one of a migration from a file', async (t) => {
  const { database, file } = await opened(t)
  const migrating = openSqlite(file, { isMigration: true })
  t.teardown(() => migrating.close())
  const read = (queries: Queries) => queries.get(sql`PRAGMA temp_store`)
  t.strictSame(await database.transaction(read), { temp_store: 2 })
  t.strictSame(await migrating.transaction(read), { temp_store: 0 })
})

t.test('a transaction that waits for another process does not hold up this one', async (t) => {
  const { file, database, add, codes } = await opened(t)
  const other = connectSqlite(file, 0)
  t.teardown(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const before = performance.eventLoopUtilization()
  const waiting = database.transaction(add('a'))
  await delay(500)
  const { utilization } = performance.eventLoopUtilization(before)
  t.ok(utilization < 0.5, `the process is busy ${Math.round(100 * utilization)} % of the time`)
  t.strictSame(await codes(), [], 'reads are answered meanwhile')
  other.exec('COMMIT')
  await waiting
  t.strictSame(await codes(), ['a'])
})

t.test('a file that is no database, or is damaged, is one clear line and stays as it is', async (t) => {
  const path = folder(t)
  const file = join(path, 'notewire.db')
  const run = commandsWith({ DATABASE_URL: `sqlite:${file}` })
  mkdirSync(file)
  t.strictSame(await run(['users', 'list']), {
    code: 1,
    stdout: '',
    stderr: `error: database file ${file} cannot be opened (SQLITE_CANTOPEN)\n`,
  })

  const damaged = join(path, 'damaged.db')
  const database = openSqlite(damaged)
  await migrate(database)
  await database.close()
  const contents = readFileSync(damaged)
  contents.fill(0xff, 4096, contents.length / 2)
  const garbage = Buffer.alloc(10_000, 'not a database')
  const answers = { SQLITE_NOTADB: garbage, SQLITE_CORRUPT: contents }
  for (const [code, bytes] of Object.entries(answers)) {
    writeFileSync(damaged, bytes)
    const { code: exitCode, stderr } = await run(['serve'], { DATABASE_URL: `sqlite:${damaged}`, PORT: '1' })
    t.equal(exitCode, 1)
    t.match(stderr, new RegExp(`^error: database file ${damaged} is [^\\n]+ \\(${code}\\)\\n$`))
    t.ok(readFileSync(damaged).equals(bytes))
  }
})
