import { randomBytes } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import sql, { raw } from 'sql-template-tag'
import t, { type Test } from 'tap'
import { DatabaseUnavailable, OutcomeUnknown } from '../../server/store/database.js'
import { migrate } from '../../server/store/migrate.js'
import { openPostgres } from '../../server/store/postgres.js'
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

/** Returns a database behind a proxy that closes the connection after a message that contains the word. */
async function openBehindProxy(t: Test, word: string) {
  const { hostname, port } = new URL(server)
  const sockets: Socket[] = []
  const proxy = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname)
    sockets.push(client, upstream)
    let cut = false
    client.on('data', (data) => {
      upstream.write(data)
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
  return database
}

t.test('a connection lost during a commit leaves the outcome unknown, and is replaced', postgresOnly, async (t) => {
  const database = await openBehindProxy(t, 'COMMIT')
  const lost = database.transaction((queries) => queries.run(sql`CREATE TABLE t (id BIGINT)`))
  t.type(await lost.catch((error: unknown) => error), OutcomeUnknown)
  t.equal((await database.all(sql`SELECT 1`)).length, 1)
})

t.test('a connection lost before the commit changes nothing', postgresOnly, async (t) => {
  const database = await openBehindProxy(t, 'lost')
  const lost = database.transaction((queries) => queries.run(sql`CREATE TABLE lost (id BIGINT)`))
  const error = await lost.catch((error: unknown) => error)
  t.type(error, DatabaseUnavailable)
  t.notOk(error instanceof OutcomeUnknown)
  t.equal((await database.all(sql`SELECT 1`)).length, 1)
})

t.test('a failure to connect is one line without the password', postgresOnly, async (t) => {
  const { run } = await processes(t)
  const nowhere = `postgres://notewire:hidden@127.0.0.1:${await freePort()}/notes`
  const unreachable = await run(['serve'], { DATABASE_URL: nowhere })
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
