import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import { copyDatabase, tables } from '../../server/commands/copy-database.js'
import { connect, openDatabase } from '../../server/store/open-database.js'
import { type Call, callWith, createNote, folder } from '../helper.js'
import { newSchema, postgresOnly, testServer } from '../postgres.js'
import { processes } from '../process.js'

const server = testServer as string
const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Creates notes, groups and integrations of many kinds. Returns the id of a deleted integration, which must not be assigned again. */
async function fill(call: Call, count: number) {
  for (const name of ['editors', 'Éditeurs', '編集 🎉', 'a', 'B', '_']) await call('POST /groups', { name })
  await call('POST /groups/editors/users', { users: ['ann', 'bob'] })
  let left = count
  const worker = async () => {
    while (left-- > 0) {
      const scope = left % 3 === 0 ? 'private' : 'open'
      const icon = left % 50 === 0 ? pixel : undefined
      const note = await createNote(call, { name: `Nöte ${left} 🎉`, scope, groups: ['editors'], users: ['ann'], icon })
      if (left % 100 === 0) await call(`PATCH /notes/${note.note_code}/archive`)
      if (left % 100 !== 1) continue
      const path = `/notes/${note.note_code}/services`
      await call(`POST ${path}`, { name: 'chat_b', room_id: String(left + 1), api_token: 'token' })
      await call(`POST ${path}`, { name: 'webhook', webhook_url: 'https://example.net/', secret: 'secret' })
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  const { note_code } = await createNote(call)
  const path = `/notes/${note_code}/services`
  const { service } = (await call(`POST ${path}`, { name: 'webhook', webhook_url: 'https://example.net/' })).body
  await call(`DELETE ${path}/${service.service_id}`)
  return { path, last: service.service_id as number }
}

/** Returns the bodies of the responses to all GET requests, and the ETag of a note. */
async function answers(t: Test, call: Call) {
  const bodies: unknown[] = []
  let etag: string | null = null
  const get = async (path: string) => {
    const { status, body, headers } = await call(`GET ${path}`)
    t.equal(status, 200, path)
    bodies.push([path, body])
    etag ??= headers.get('etag')
    return body
  }
  for (const list of ['/notes?include_archived=1&per_page=100', '/notes?per_page=100', '/groups?per_page=3']) {
    for (let page = 1, more = true; more; page++) {
      const { notes = [], groups = [], meta } = await get(`${list}&page=${page}`)
      more = meta.next_page !== null
      if (list.startsWith('/notes?per_page')) continue
      for (const { name } of groups) await get(`/groups/${encodeURIComponent(name)}`)
      for (const { note_code, name } of notes) {
        if (!/ \d*[012] /.test(name)) continue
        await get(`/notes/${note_code}`)
        await get(`/notes/${note_code}/services`)
      }
    }
  }
  return { bodies, etag }
}

t.test('a team copied to PostgreSQL and back gets the same responses', postgresOnly, async (t) => {
  const { run, serve, baseUrl } = await processes(t)
  const path = folder(t)
  const [file, back] = [join(path, 'notewire.db'), join(path, 'back.db')]
  const [first, second, third] = [`sqlite:${file}`, await newSchema(server), `sqlite:${back}`]
  const ofFile = { DATABASE_URL: first, SECRET_KEY: '' }
  for (const name of ['ann', 'bob']) await run(['users', 'add', '--name', name, '--code', name], ofFile)
  await run(['users', 'add', '--name', 'Admin', '--code', 'admin', '--role', 'admin'], ofFile)
  const token = (await run(['tokens', 'create', '--user', 'admin'], ofFile)).stdout.trim()
  const start = async (extra: Record<string, string>) => {
    const { stop } = await serve(extra, ['--no-worker'])
    return { stop: () => stop('SIGTERM'), call: callWith(baseUrl, token) }
  }
  const one = await start(ofFile)
  const { path: services, last } = await fill(one.call, 1500)
  const before = await answers(t, one.call)
  t.ok(before.bodies.length > 800)
  await one.stop()

  const there = await run(['copy', '--from', first, '--to', second])
  t.equal(there.stderr, '')
  t.match(there.stdout, / 1501 {2}notes\n/)
  t.ok(there.stdout.endsWith(`SECRET_KEY="$(head -n 1 '${file}.key')"\n`))
  const key = { SECRET_KEY: readFileSync(`${file}.key`, 'utf8') }
  const two = await start({ DATABASE_URL: second, ...key })
  const copied = await answers(t, two.call)
  t.strictSame(copied.bodies, before.bodies)
  t.ok(copied.etag)
  t.not(copied.etag, before.etag, 'the copy has its own ETags')
  const again = await two.call(`POST ${services}`, { name: 'webhook', webhook_url: 'https://example.net/' })
  t.equal(again.body.service.service_id, last + 1, 'ids continue, and none is assigned twice')
  const changed = await answers(t, two.call)
  await two.stop()

  t.equal((await run(['copy', '--from', second, '--to', third])).code, 0)
  const three = await start({ DATABASE_URL: third, ...key })
  t.strictSame((await answers(t, three.call)).bodies, changed.bodies)
})

t.test('a copy needs an empty target and a source of this version', postgresOnly, async (t) => {
  const { run } = await processes(t)
  const path = folder(t)
  const [full, empty] = [`sqlite:${join(path, 'full.db')}`, await newSchema(server)]
  await run(['users', 'add', '--name', 'Bob'], { DATABASE_URL: `sqlite:${join(path, 'other.db')}` })
  await run(['users', 'add', '--name', 'Ann', '--code', 'ann'], { DATABASE_URL: full })
  const to = ['--to', full]
  const refused = await run(['copy', '--from', `sqlite:${join(path, 'other.db')}`, ...to])
  t.strictSame([refused.code, refused.stderr], [1, 'error: the target database is not empty: table users has rows\n'])
  t.match(
    (await run(['copy', '--from', 'sqlite:/nowhere.db', ...to])).stderr,
    /^error: database file \/nowhere\.db does not exist\n$/
  )
  const wrong = await run(['copy', '--from', 'postgres://u:hidden@', ...to])
  t.match(wrong.stderr, /^error: --from must be sqlite:PATH or postgres:[^\n]+\n$/)
  t.notMatch(wrong.stderr, /hidden/)
  const nothing = await newSchema(server)
  t.match(
    (await run(['copy', '--from', nothing, '--to', empty])).stderr,
    /^error: --from is not a notewire database of this version/
  )
  const source = await connect({ server: nothing }, 1)
  t.teardown(() => source.close())
  const tables = sql`SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema()`
  t.strictSame(await source.all(tables), [], 'the source is unchanged')
})

t.test('an interrupted copy leaves nothing behind', postgresOnly, async (t) => {
  const [from, to] = [{ file: join(folder(t), 'a.db') }, { server: await newSchema(server) }]
  const source = await openDatabase(from, 1)
  await source.run(sql`INSERT INTO users (code, name, role, created_at) VALUES ('ann', 'Ann', 'member', 0)`)
  for (const name of ['b', 'B', '_', '1']) {
    await source.run(sql`INSERT INTO icons (name, type, bytes) VALUES (${name}, 'image/png', ${Buffer.from(name)})`)
  }
  // PostgreSQL cannot store NUL, so the copy of this row differs.
  await source.run(
    sql`INSERT INTO events (message_id, type, note_code, body, created_at) VALUES ('msg_1', 'ping', 'n', ${'\0'}, 0)`
  )
  await source.close()
  await t.rejects(copyDatabase(from, to), {
    message: 'the copy of table events differs from the original; nothing was copied',
  })
  const target = await openDatabase(to, 1)
  t.teardown(() => target.close())
  t.strictSame(await target.all(sql`SELECT * FROM users`), [])
})

t.test('every table is copied', postgresOnly, async (t) => {
  const database = await openDatabase({ server: await newSchema(server) }, 1)
  t.teardown(() => database.close())
  const rows = await database.all<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1`
  )
  t.strictSame(
    rows.map(({ name }) => name),
    [...tables.map(({ name }) => name), 'database', 'list_change_log', 'list_changes', 'schema_version'].sort()
  )
})
