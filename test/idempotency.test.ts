import { once } from 'node:events'
import { request } from 'node:http'
import sql, { raw } from 'sql-template-tag'
import t from 'tap'
import { limits } from '../generated/limits.js'
import type { Database } from '../server/store/database.js'
import { type Answer, type CallOptions, createNote, service } from './helper.js'
import { operations, prepare } from './prepared-operations.js'

const dayMs = limits.idempotency_key_hours * 3_600_000
const plan = { name: 'Plan', scope: 'open' }
const key = (value: string): CallOptions => ({ headers: { 'idempotency-key': value } })
const isReplay = ({ headers }: Answer) => headers.get('idempotency-replayed') === 'true'

/** Returns the number of rows of each table that a request can add to. */
async function counts(database: Database) {
  const tables = [
    'notes',
    'note_users',
    'groups',
    'group_users',
    'services',
    'events',
    'deliveries',
    'idempotency_keys',
  ]
  const rows = await database.all<Record<string, number>>(
    raw(`SELECT ${tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(', ')}`)
  )
  return rows[0] as Record<string, number>
}

t.test('every POST takes a key: repeated, it does nothing and gets the same response', async (t) => {
  const all = await service(t)
  for (const operation of operations.filter(({ method }) => method === 'POST')) {
    const { send } = await prepare(all, operation)
    const first = await send(all.call, key(operation.id))
    t.ok(first.status < 300, operation.id)
    t.notOk(isReplay(first))
    const before = await counts(all.database)
    for (const value of [operation.id, `"${operation.id}"`]) {
      const again = await send(all.call, key(value))
      t.ok(isReplay(again))
      t.strictSame([again.status, again.body], [first.status, first.body])
      for (const name of ['location', 'etag', 'content-type', 'content-length']) {
        t.equal(again.headers.get(name), first.headers.get(name), name)
      }
    }
    t.strictSame(await counts(all.database), before)
  }
})

t.test('the response stays the first one, whatever happens to what it shows', async (t) => {
  const { call } = await service(t)
  const first = await call('POST /notes', plan, key('k'))
  const [{ note_code }] = first.body.note
  await call(`PATCH /notes/${note_code}`, { name: 'New' })
  t.strictSame((await call('POST /notes', plan, key('k'))).body, first.body)
  await call(`DELETE /notes/${note_code}`)
  t.strictSame((await call('POST /notes', plan, key('k'))).body, first.body)
  t.equal((await call('GET /notes')).body.meta.total, 0)
})

t.test('a key belongs to one request: its method, path and body, however it is formatted', async (t) => {
  const { call, database } = await service(t)
  const [one, other] = [await createNote(call), await createNote(call)]
  const hook = { name: 'webhook', webhook_url: 'https://example.net/' }
  t.equal((await call(`POST /notes/${one.note_code}/services`, hook, key('k'))).status, 201)
  const before = await counts(database)
  const others: [path: string, body: object][] = [
    [`/notes/${other.note_code}/services`, hook],
    [`/notes/${one.note_code}/services`, { ...hook, webhook_url: 'https://example.org/' }],
    [`/notes/${one.note_code}/services`, { ...hook, secret: 's' }],
    ['/notes', plan],
    ['/groups', { name: 'editors' }],
  ]
  for (const [path, body] of others) {
    const answer = await call(`POST ${path}`, body, key('k'))
    t.strictSame([answer.status, answer.body.code], [422, 'idempotency_key_reused'], path)
  }
  t.strictSame(await counts(database), before)
  const raw = '{\n  "webhook_url": "https:\\/\\/example.net/", "name": "webhook"\n}'
  t.ok(isReplay(await call(`POST /notes/${one.note_code}/services`, undefined, { ...key('k'), raw })))
})

t.test('a request that failed is not kept', async (t) => {
  const { call, database } = await service(t)
  const failures: [body: object, status: number][] = [
    [{ name: '' }, 400],
    [{ name: 'editors' }, 409],
  ]
  await call('POST /groups', { name: 'editors' })
  for (const [body, status] of failures) {
    for (let count = 0; count < 2; count++) {
      const answer = await call('POST /groups', body, key('k'))
      t.strictSame([answer.status, isReplay(answer)], [status, false])
    }
  }
  t.equal((await counts(database)).idempotency_keys, 0)
  await call('DELETE /groups/editors')
  t.equal((await call('POST /groups', { name: 'editors' }, key('k'))).status, 201)
})

t.test('a user has keys of their own, and a repetition needs a valid token that may write', async (t) => {
  const { call, store, addUser, addToken, clock } = await service(t)
  const ann = await addUser('Ann')
  const created = await call('POST /notes', plan, key('k'))
  const byAnn = await ann.call('POST /notes', plan, key('k'))
  t.strictSame([byAnn.status, isReplay(byAnn)], [201, false])
  t.not(byAnn.body.note[0].note_code, created.body.note[0].note_code)

  const second = await addToken('0000000001')
  t.strictSame((await second.call('POST /notes', plan, key('k'))).body, created.body)
  const reader = await addToken('0000000001', { scope: 'read' })
  t.equal((await reader.call('POST /notes', plan, key('k'))).body.code, 'read_only_token')
  await store.transaction(({ tokens }) => tokens.revoke(second.id, clock.now))
  clock.advance(3_000)
  t.equal((await second.call('POST /notes', plan, key('k'))).status, 401)
})

t.test('a key can be used again after 24 hours', async (t) => {
  const { call, clock, database } = await service(t)
  const first = await call('POST /groups', { name: 'editors' }, key('k'))
  clock.now += dayMs - 1
  t.ok(isReplay(await call('POST /groups', { name: 'editors' }, key('k'))))
  clock.now += 1
  const next = await call('POST /groups', { name: 'authors' }, key('k'))
  t.strictSame([next.status, isReplay(next)], [201, false])
  t.not(next.headers.get('location'), first.headers.get('location'))
  clock.now += dayMs - 1
  t.strictSame((await call('POST /groups', { name: 'authors' }, key('k'))).body, next.body)
  t.equal((await counts(database)).idempotency_keys, 1)
})

t.test('a malformed or repeated key is refused, and every well-formed one is its own', async (t) => {
  const { call, baseUrl, admin, database } = await service(t)
  const fault = {
    parameter: 'Idempotency-Key',
    detail: 'Idempotency-Key must be sent once, with 1 to 255 visible ASCII characters, bare or in double quotes',
  }
  const malformed = ['', '""', '"', '"a', 'a b', '"a b"', '"a"b', '"a\\b"', '"a"; b', 'é', 'x'.repeat(256), 'a, b']
  for (const value of malformed) {
    const { status, body } = await call('POST /groups', { name: 'editors' }, key(value))
    t.strictSame([status, body.errors], [400, [fault]], value)
  }
  const headers = { authorization: `Bearer ${admin.token}`, 'idempotency-key': ['a', 'a'] }
  const twice = request(`${baseUrl}/api/v1/groups`, { method: 'POST', headers }).end()
  const [response] = await once(twice, 'response')
  t.equal(response.resume().statusCode, 400)

  const wellFormed = ['a', 'A', '!', '~', 'a"b', 'a,b', '"a\\"c"', '"\\\\"', `"${'x'.repeat(255)}"`, 'y'.repeat(255)]
  for (const [index, value] of wellFormed.entries()) {
    const { status } = await call('POST /groups', { name: `g${index}` }, key(value))
    t.equal(status, 201, value)
  }
  t.equal((await counts(database)).idempotency_keys, wellFormed.length)
})

t.test('of requests at once with the same key, one is done and the others get its response', async (t) => {
  const { call, database } = await service(t)
  await call('POST /groups', { name: 'editors' })
  const group = { ...plan, scope: 'private', groups: ['editors'] }
  for (const [route, body] of [
    ['POST /notes', group],
    ['POST /groups', { name: 'authors' }],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(route, body, key(route.slice(6)))))
    t.strictSame([...new Set(answers.map(({ status }) => status))], [201], route)
    t.equal(answers.filter(isReplay).length, 19)
    t.equal(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 1)
  }
  t.match(await counts(database), { notes: 1, groups: 2, idempotency_keys: 2 })
})

t.test('nothing of a key, a request or its response is stored in the clear', async (t) => {
  const { call, database } = await service(t)
  const { note_code } = await createNote(call)
  const hook = { name: 'webhook', webhook_url: 'https://example.net/T0KEN', secret: 'the secret' }
  await call(`POST /notes/${note_code}/services`, hook, key('the-key'))
  const stored = JSON.stringify(await database.all(sql`SELECT * FROM idempotency_keys`))
  for (const text of ['the-key', 'the secret', 'T0KEN', 'example']) {
    t.notMatch(stored, text)
    t.notMatch(stored, Buffer.from(text).toString('base64').slice(0, -2))
  }
})

t.test('expired keys are deleted in batches, and those of one user at once', async (t) => {
  const { call, store, clock, addUser } = await service(t)
  const ann = await addUser('Ann')
  for (const name of ['a', 'b', 'c']) await call('POST /groups', { name }, key(name))
  await ann.call('POST /groups', { name: 'd' }, key('d'))
  const kept = async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => call('POST /groups', { name }, key(name))))
    return answers.filter(isReplay).length
  }
  const { idempotencyKeys } = store
  t.equal(await idempotencyKeys.deleteExpired(clock.now + dayMs - 1, 2), 0)
  t.equal(await kept(), 3)
  t.equal(await idempotencyKeys.deleteExpired(clock.now + dayMs, 2), 2)
  t.equal(await idempotencyKeys.deleteExpired(clock.now + dayMs, 3), 2)
  t.equal(await kept(), 0)
  await ann.call('POST /notes', plan, key('e'))
  const [user] = await store.users.byCodes([ann.user_code])
  t.equal(await idempotencyKeys.deleteOf(user as { id: number }), 1)
})
