import { InternalServerError, TooManyRequestsError } from '@notewire/client'
import t from 'tap'
import { failureOf } from './client.js'
import {
  emptyPage,
  failingServer,
  inAnHour,
  never,
  resetConnection,
  respondWith,
  sendHalfBody,
} from './failing-server.js'

const note = { name: 'Plan', scope: 'open' } as const
const success = respondWith(200, emptyPage)

t.test('an idempotent request is repeated until it succeeds, after waits that double', async (t) => {
  const { client, clock, requestCount } = await failingServer(
    t,
    resetConnection,
    respondWith(503),
    sendHalfBody,
    success
  )
  t.strictSame((await client().notes.list()).notes, [])
  t.equal(requestCount(), 4)
  const [first = 0, second = 0, third = 0] = clock.waits
  t.ok(first >= 250 && first <= 500 && second >= 500 && second <= 1000 && third >= 1000 && third <= 2000)
})

t.test('a create that the server may have served is not repeated', async (t) => {
  for (const respond of [resetConnection, respondWith(500), respondWith(503, '', inAnHour)]) {
    const { client, requestCount } = await failingServer(t, respond)
    await failureOf(client().notes.create(note))
    t.equal(requestCount(), 1)
  }
})

t.test('a create that the server did not serve is repeated', async (t) => {
  for (const status of [408, 429]) {
    const created = respondWith(201, '{"note": [{"note_code": "x"}], "meta": {}}')
    const { client, requestCount } = await failingServer(t, respondWith(status), created)
    t.equal((await client().notes.create(note)).note_code, 'x')
    t.equal(requestCount(), 2)
  }
})

t.test('a request that the contract marks as idempotent is repeated, whatever its HTTP method', async (t) => {
  const archive = await failingServer(t, resetConnection, respondWith(204))
  await archive.client().notes.archive('k3v9m2q7x4ta')
  t.equal(archive.requestCount(), 2)

  const addUsers = await failingServer(t, resetConnection, respondWith(204))
  await addUsers.client().request('POST /api/v1/groups/{group_name}/users', {
    path: { group_name: 'editors' },
    body: { users: ['0000000002'] },
  })
  t.equal(addUsers.requestCount(), 2)
})

t.test('Retry-After is obeyed, in seconds or as a date, up to longestWait', async (t) => {
  const date = new Date(Date.parse('2026-01-01T00:00:20Z')).toUTCString()
  for (const [field, wait] of [
    ['7', 7000],
    [date, 20_000],
    [never['retry-after'], 60_000],
    ['0', 0],
  ] as const) {
    const { client, clock } = await failingServer(t, respondWith(503, '', { 'retry-after': field }), success)
    await client().notes.list()
    t.strictSame(clock.waits, [wait], field)
  }
  const { client, clock } = await failingServer(t, respondWith(503, '', never), success)
  await client({ longestWait: 1000 }).notes.list()
  t.strictSame(clock.waits, [1000])
})

t.test('a Retry-After that is neither seconds nor a date is ignored', async (t) => {
  for (const field of ['1.5', '-5', '+3', 'soon 2090']) {
    const { client, clock } = await failingServer(t, respondWith(503, '', { 'retry-after': field }), success)
    await client().notes.list()
    t.ok(Number(clock.waits[0]) >= 250, field)
  }
})

t.test('retries can be switched off for a client, and set for a call', async (t) => {
  const { client, requestCount } = await failingServer(t, respondWith(500))
  t.type(await failureOf(client({ retries: 0 }).notes.list()), InternalServerError)
  t.equal(requestCount(), 1)
  await failureOf(client().notes.list({}, { retries: 1 }))
  t.equal(requestCount(), 3)
  const limited = await failingServer(t, respondWith(429, '', inAnHour))
  t.type(await failureOf(limited.client({ retries: 0 }).notes.list()), TooManyRequestsError)
})
