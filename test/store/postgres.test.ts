import { randomBytes } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import sql, { raw } from 'sql-template-tag'
import t, { type Test } from 'tap'
import type { User } from '../../server/rules/participants.js'
import { DatabaseUnavailable, OutcomeUnknown, type Queries } from '../../server/store/database.js'
import { migrate } from '../../server/store/migrate.js'
import { notes } from '../../server/store/notes.js'
import { openPostgres } from '../../server/store/postgres.js'
import { users } from '../../server/store/users.js'
import { addWebhook, allowLocal, sink } from '../delivery/sink.js'
import { createNote, freePort, service, usersOf } from '../helper.js'
import { execute, newSchema, postgresOnly, testServer } from '../postgres.js'
import { processes } from '../process.js'

const server = testServer as string

async function opened(t: Test, connections = 4) {
  const database = openPostgres(await newSchema(server), connections)
  t.teardown(() => database.close())
  await migrate(database)
  return { database, ...usersOf(database) }
}

t.test('a transaction that fails changes nothing', postgresOnly, async (t) => {
  const { database, add, codes } = await opened(t)
  const failing = database.transaction(async (queries) => {
    await add('a')(queries)
    throw new Error('no')
  })
  await t.rejects(failing, /^no$/)
  const ignoring = database.transaction(async (queries) => {
    await add('a')(queries)
    await add('a')(queries).catch(() => {})
  })
  await t.rejects(ignoring, /nothing was written$/, 'even if it ignores the failed statement')
  t.strictSame(await codes(), [])
})

t.test('concurrent transactions that depend on each other run one after the other', postgresOnly, async (t) => {
  const { database, add, codes } = await opened(t)
  let runs = 0
  let bothRead = () => {}
  const overlapping = new Promise<void>((resolve) => {
    bothRead = resolve
  })
  const addFirst = (code: string) =>
    database.transaction(async (queries) => {
      const isFirst = (await queries.all(sql`SELECT id FROM users`)).length === 0
      if (++runs === 2) bothRead()
      await overlapping
      if (isFirst) await add(code)(queries)
    })
  await Promise.all([addFirst('a'), addFirst('b')])
  t.equal((await codes()).length, 1)
  t.equal(runs, 3, 'one is repeated')
})

t.test('transactions that change the same subject do not collide', postgresOnly, async (t) => {
  const { database, add } = await opened(t)
  await add('a')(database)
  let runs = 0
  const rename = (number: number) =>
    database.transaction(
      async (queries) => {
        runs++
        await queries.get(sql`SELECT name FROM users WHERE code = 'a'`)
        await queries.run(sql`UPDATE users SET name = ${String(number)} WHERE code = 'a'`)
      },
      'serializable',
      { subject: 'user a' }
    )
  await Promise.all(Array.from({ length: 8 }, (_, number) => rename(number)))
  t.equal(runs, 8, 'none is repeated')
})

t.test('a commit waits for the disk if its transaction is durable', postgresOnly, async (t) => {
  const { database } = await opened(t)
  const setting = (queries: Queries) => queries.get(sql`SHOW synchronous_commit`)
  t.strictSame(await database.transaction(setting, 'snapshot', { isDurable: false }), { synchronous_commit: 'off' })
  t.strictSame(await database.transaction(setting), { synchronous_commit: 'on' })
})

t.test('an error does not quote the contents of a row', postgresOnly, async (t) => {
  const { database, add } = await opened(t)
  await add('hidden')(database)
  const error = await add('hidden')(database).catch((error: unknown) => error)
  t.match(error, { message: /unique constraint/ })
  t.notMatch(JSON.stringify({ ...(error as object) }), /hidden/)
})

t.test('a path with NUL gets 404', postgresOnly, async (t) => {
  const { call, baseUrl } = await service(t)
  t.equal((await call('GET /notes/a%00b')).status, 404)
  t.equal((await fetch(`${baseUrl}/icons/a%00b`)).status, 404)
  t.equal((await call('GET /groups/a%00b')).status, 400)
})

/**
 * Returns a database behind a proxy that closes the connection after a message that contains the word, and a function that
 * returns how often it was sent anything.
 */
async function openBehindProxy(t: Test, word: string) {
  const { hostname, port } = new URL(server)
  const sockets: Socket[] = []
  let sent = 0
  const proxy = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname)
    sockets.push(client, upstream)
    let cut = false
    client.on('data', (data) => {
      upstream.write(data)
      sent++
      if (!data.includes(word)) return
      cut = true
      for (const socket of [client, upstream]) setTimeout(() => socket.destroy(), 20)
    })
    upstream.on('data', (data) => cut || client.write(data))
    for (const socket of [client, upstream]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const url = new URL(await newSchema(server))
  url.port = String((proxy.address() as { port: number }).port)
  const database = openPostgres(url.href, 1)
  t.teardown(() => database.close())
  return { database, sent: () => sent }
}

t.test('a connection lost during a commit leaves the outcome unknown, and is replaced', postgresOnly, async (t) => {
  const { database } = await openBehindProxy(t, 'COMMIT')
  const lost = database.transaction((queries) => queries.run(sql`CREATE TABLE t (id BIGINT)`))
  t.type(await lost.catch((error: unknown) => error), OutcomeUnknown)
  t.equal((await database.all(sql`SELECT 1`)).length, 1)
})

t.test('a connection lost before the commit changes nothing', postgresOnly, async (t) => {
  const { database } = await openBehindProxy(t, 'lost')
  const lost = database.transaction((queries) => queries.run(sql`CREATE TABLE lost (id BIGINT)`))
  const error = await lost.catch((error: unknown) => error)
  t.type(error, DatabaseUnavailable)
  t.notOk(error instanceof OutcomeUnknown)
  t.equal((await database.all(sql`SELECT 1`)).length, 1)
})

const nowhere = 'a word that nothing contains'
const newNote = { name: 'Plan', description: '', icon: null, archived: false, scope: 'open' as const }

t.test('a page takes one round trip, and notes that are created at once three together', postgresOnly, async (t) => {
  const { database, sent } = await openBehindProxy(t, nowhere)
  await migrate(database)
  const { add } = usersOf(database)
  await add('ann')(database)
  const [ann] = (await users(database).byCodes(['ann'])) as [User]
  // Not those of a store, which moves the changes of lists some time later.
  const { list } = notes(database, new Map())
  const page = () => list({ page: 1, per_page: 20, include_archived: 0 }, { ...ann, role: 'admin' })
  const create = () =>
    database.transaction(async (queries) => {
      const listed = await users(queries).byCodes(['ann'])
      return notes(queries).create({ ...newNote, users: listed, groups: [] }, 1)
    }, 'independent')
  const createAtOnce = () => Promise.all(Array.from({ length: 20 }, create))
  const roundTrips = async (action: () => Promise<unknown>) => {
    const before = sent()
    await action()
    return sent() - before
  }
  await createAtOnce()
  await page()
  t.equal(await roundTrips(page), 1)
  t.equal(await roundTrips(() => Promise.all([page(), page(), page()])), 1)
  t.equal(await roundTrips(createAtOnce), 3)
  t.equal((await page()).total, 40)
})

t.test('of statements that share a connection, only those fail that are wrong', postgresOnly, async (t) => {
  const { database, add } = await opened(t)
  await add('ann')(database)
  const codes = () => database.all(sql`SELECT code FROM users`)
  const wrong = () => database.all(sql`SELECT ${'x'}::BIGINT`)
  const results = await Promise.allSettled([codes(), wrong(), codes(), wrong()])
  t.strictSame(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'rejected']
  )
})

t.test('independent transactions are committed together, and fail alone', postgresOnly, async (t) => {
  const { database, add, codes } = await opened(t)
  const addAtOnce = (added: string[]) =>
    Promise.allSettled(
      added.map((code) =>
        database.transaction(async (queries) => {
          await add(code)(queries)
          if (code === 'refused') throw new Error('no')
          const row = await queries.get<{ id: string }>(sql`SELECT pg_current_xact_id()::TEXT AS id`)
          return row?.id
        }, 'independent')
      )
    )
  const transactions = (await addAtOnce(['a', 'b', 'c'])).map((result) => result.status === 'fulfilled' && result.value)
  t.equal(new Set(transactions).size, 1)
  const results = await addAtOnce(['d', 'a', 'refused', 'e'])
  t.strictSame(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled']
  )
  t.strictSame(await codes(), ['a', 'b', 'c', 'd', 'e'])
})

t.test('what a transaction runs last is committed with it, or fails it', postgresOnly, async (t) => {
  const { database, codes } = await opened(t)
  const insert = (code: string) =>
    sql`INSERT INTO users (code, name, role, created_at) VALUES (${code}, '', 'guest', 0)`
  await database.transaction((queries) => queries.runLast(insert('a')))
  const failing = database.transaction(async (queries) => {
    await queries.run(insert('b'))
    await queries.runLast(insert('a'))
  })
  const error = await failing.catch((error: unknown) => error)
  t.match(error, { message: /unique constraint/ })
  t.notOk(error instanceof OutcomeUnknown)
  await database.transaction((queries) => queries.run(insert('c')))
  t.strictSame(await codes(), ['a', 'c'])
})

t.test('a failure to connect is one line without the password', postgresOnly, async (t) => {
  const { run } = await processes(t)
  const unused = `postgres://notewire:hidden@127.0.0.1:${await freePort()}/notes`
  const unreachable = await run(['serve'], { DATABASE_URL: unused })
  t.equal(unreachable.code, 1)
  t.match(unreachable.stderr, /^error: could not connect to the database: connect ECONNREFUSED [\d.:]+\n$/)
  const keyless = await run(['serve'], { SECRET_KEY: '' })
  t.match(keyless.stderr, /^error: SECRET_KEY must be set with PostgreSQL[^\n]+\n$/)
  const missing = new URL(server)
  missing.pathname = '/no-such-database'
  const { stderr } = await run(['users', 'list'], { DATABASE_URL: missing.href })
  t.equal(stderr, 'error: database "no-such-database" does not exist\n')
})

t.test('a backup of PostgreSQL is refused with a hint at pg_dump', postgresOnly, async (t) => {
  const { code, stderr } = await (await processes(t)).run(['backup', '/nowhere'])
  t.equal(code, 1)
  t.match(stderr, /^error: backup supports SQLite only: use pg_dump [^\n]+\n$/)
})

t.test('a role that cannot create tables can use an existing database', postgresOnly, async (t) => {
  const url = await newSchema(server)
  const owner = openPostgres(url, 1)
  await migrate(owner)
  await owner.close()
  const role = `plain_${randomBytes(8).toString('hex')}`
  const schema = new URL(url).searchParams.get('options')?.match(/search_path=(\w+)/)?.[1]
  await execute(url, `CREATE ROLE ${role}`)
  await execute(url, `GRANT USAGE ON SCHEMA ${schema} TO ${role}`)
  await execute(url, `GRANT ALL ON ALL TABLES IN SCHEMA ${schema} TO ${role}`)
  const plain = new URL(url)
  plain.searchParams.set('options', `${plain.searchParams.get('options')} -c role=${role}`)
  const database = openPostgres(plain.href.replaceAll('+', '%20'), 1)
  t.teardown(() => database.close())
  await migrate(database)
  await t.rejects(database.run(raw('CREATE TABLE more (id BIGINT)')), /permission denied/)
  t.strictSame(await database.all(sql`SELECT id FROM users`), [])
})

t.test('requests that wait for all connections do not hold up deliveries', postgresOnly, async (t) => {
  const { serve, environment } = await processes(t)
  let arrive = (_: string) => {}
  const arrived = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const { url } = await sink(t, (response, nth) => {
    response.writeHead(nth === 0 ? 500 : 204).end()
    if (nth > 0) arrive('delivered')
  })
  const { call } = await serve({ ...allowLocal, DATABASE_CONNECTIONS: '1', RETRY_SCHEDULE: '1s' })
  const { note_code } = await createNote(call)
  const blocker = new Client(environment.DATABASE_URL)
  await blocker.connect()
  await blocker.query('BEGIN')
  await addWebhook({ call }, note_code, url)
  // The request waits for this lock with the only connection, until its statement is cancelled after ten seconds.
  await blocker.query('LOCK TABLE groups')
  const blocked = call('GET /groups').then(({ status }) => `answered with ${status}`)
  t.equal(await Promise.race([arrived, blocked]), 'delivered')
  await blocker.end()
  t.equal(await blocked, 'answered with 200')
})
