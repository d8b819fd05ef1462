import { InternalServerError, NetworkError, Notewire, TooManyRequestsError } from '@notewire/client'
import t from 'tap'
import { freePort } from '../../helper.js'
import { clockOf, failureOf } from './client.js'
import {
  emptyPage,
  failingServer,
  inAnHour,
  never,
  type Responder,
  resetConnection,
  respondWith,
  sendHalfBody,
} from './failing-server.js'

const note = { name: 'Plan', scope: 'open' } as const
const success = respondWith(200, emptyPage)

t.test('a request is repeated until it succeeds, after waits that double', async (t) => {
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

t.test('waits differ from call to call, so that clients do not come back at once', async (t) => {
  const { client, clock } = await failingServer(t, respondWith(503))
  const { notes } = client({ retries: 1 })
  for (let n = 0; n < 10; n++) await failureOf(notes.list())
  // Two of ten may be the same whole number of milliseconds by chance.
  t.ok(new Set(clock.waits).size > 5)
  t.ok(clock.waits.every((wait) => wait >= 250 && wait <= 500))
})

t.test('a create is repeated with the key of its first attempt, which can be given', async (t) => {
  const keys: unknown[] = []
  const fail: Responder = (response, request) => {
    keys.push(request.headers['idempotency-key'])
    response.destroy()
  }
  const created: Responder = (response, request) => {
    keys.push(request.headers['idempotency-key'])
    response.writeHead(201).end('{"note": [{"note_code": "x"}], "meta": {}}')
  }
  const { client } = await failingServer(t, fail, fail, created)
  const { notes, request } = client()
  t.equal((await notes.create(note)).note_code, 'x')
  await notes.create(note)
  await notes.create(note, { idempotencyKey: 'mine' })
  await request('POST /api/v1/notes', { body: note, headers: { 'Idempotency-Key': 'own' } })
  t.match(keys[0], /^[a-z0-9]{15,}$/)
  t.strictSame(keys.slice(1, 3), [keys[0], keys[0]])
  t.not(keys[3], keys[0])
  t.strictSame(keys.slice(4), ['mine', 'own'])
})

t.test('a request that reached no server is repeated', async (t) => {
  const clock = clockOf()
  const { notes } = new Notewire({ baseUrl: `http://127.0.0.1:${await freePort()}`, token: 'nwt_sesame', clock })
  t.type(await failureOf(notes.create(note)), NetworkError)
  t.equal(clock.waits.length, 3)
})

t.test('Retry-After is obeyed, in seconds or as a date, up to longestWait', async (t) => {
  const sent = new Date('2026-01-01T00:00:00Z').toUTCString()
  const date = new Date('2026-01-01T00:00:20Z').toUTCString()
  for (const [field, wait] of [
    ['7', 7000],
    [date, 20_000],
    [never['retry-after'], 60_000],
    ['0', 0],
  ] as const) {
    const { client, clock } = await failingServer(
      t,
      respondWith(503, '', { 'retry-after': field, date: sent }),
      success
    )
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
