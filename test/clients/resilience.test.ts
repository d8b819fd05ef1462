import { inspect } from 'node:util'
import {
  AbortError,
  InternalServerError,
  InvalidResponseError,
  type Middleware,
  NetworkError,
  Notewire,
  NotewireError,
  TimeoutError,
  TooManyRequestsError,
} from '@notewire/client'
import t from 'tap'
import { freePort } from '../helper.js'
import {
  answering,
  brokenServer,
  emptyPage,
  type Failing,
  halfBody,
  halfChunk,
  reset,
  silence,
  stuckBody,
} from './broken.js'
import { failureOf } from './client.js'

const note = { name: 'Plan', scope: 'open' } as const
const hour = { 'retry-after': '3600' }
const forever = { 'retry-after': '9223372036854775807' }

const methods: Record<string, (client: Notewire) => PromiseLike<unknown>> = {
  list: (client) => client.notes.list(),
  all: (client) => client.notes.list().all(),
  get: (client) => client.notes.get('k3v9m2q7x4ta'),
  create: (client) => client.notes.create(note),
  update: (client) => client.notes.update('k3v9m2q7x4ta', { name: 'New' }),
  services: (client) => client.services.list('k3v9m2q7x4ta'),
  request: (client) => client.request('GET /api/v1/groups'),
}

const failing: Record<string, Failing> = {
  reset,
  'half a body': halfBody,
  'half a chunked body': halfChunk,
  'a login page': answering(200, '<html>Please log in</html>', { 'content-type': 'text/html' }),
  'half JSON': answering(200, '{"notes": [', { connection: 'close' }),
  'nothing at all': answering(200),
  'an empty 204': answering(204),
  null: answering(200, 'null'),
  'a number': answering(200, '42'),
  'another object': answering(200, '{"notes": 5, "note": [], "services": null, "meta": 1}'),
  'a list without meta': answering(200, '{"notes": [], "note": [], "notes_": []}'),
  'a storm of 429': answering(429, '', forever),
  'a storm of 429 without an end': answering(429, '{}', { ratelimit: '"default";r=0;t=99999999999999999999' }),
  'a 503 with odd waits': answering(503, '', { 'retry-after': 'soon' }),
  'a 500 with odd members': answering(
    500,
    '{"code": 5, "detail": {}, "errors": [null, 7, {"detail": 1}], "request_id": []}'
  ),
  'a 502 of a proxy': answering(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
  'a 400 that is no problem': answering(400, '"no"'),
  'a redirect': answering(301, '', { location: 'https://elsewhere.example/api/v1/notes' }),
  'a redirect to itself': answering(307, '', { location: '/api/v1/notes' }),
  'a teapot': answering(418),
  'the token, echoed': answering(
    401,
    '{"code":"unauthenticated","detail":"nwt_sesame is no good","errors":[{"detail":"nwt_sesame"}]}'
  ),
}

for (const [name, fail] of Object.entries(failing)) {
  t.test(`${name} is a typed error for every method, after a bounded wait`, async (t) => {
    const { client, clock } = await brokenServer(t, fail)
    for (const [method, call] of Object.entries(methods)) {
      clock.waits.length = 0
      // What has no place for a result is answered as it is.
      if (method === 'request' && !/half|reset|page|JSON$|429|50\d|400|direct|teapot|token/.test(name)) continue
      const error = await failureOf(call(client()))
      t.ok(error instanceof NotewireError, `${method}: ${inspect(error)}`)
      t.ok(error.code && error.detail && error.message.startsWith(/^\w+ \//.exec(error.message)?.[0] ?? '?'))
      t.ok(!inspect(error, { depth: null }).includes('nwt_sesame'), inspect(error))
      t.ok(clock.waits.length <= 6 && clock.waits.every((wait) => wait <= 60_000), String(clock.waits))
    }
  })
}

t.test('what is safe to repeat is repeated until it works', async (t) => {
  const ok = answering(200, emptyPage)
  const { client, clock, asked } = await brokenServer(t, reset, answering(503), halfBody, ok)
  t.strictSame((await client().notes.list()).notes, [])
  t.equal(asked(), 4)
  const [first = 0, second = 0, third = 0] = clock.waits
  t.ok(first >= 250 && first <= 500 && second >= 500 && second <= 1000 && third >= 1000 && third <= 2000)
})

t.test('a create is not sent again when it may have been served', async (t) => {
  for (const fail of [reset, answering(500), answering(503, '', hour)]) {
    const { client, asked } = await brokenServer(t, fail)
    await failureOf(client().notes.create(note))
    t.equal(asked(), 1)
  }
})

t.test('a create is sent again when it surely was not served', async (t) => {
  for (const status of [408, 429]) {
    const created = answering(201, '{"note": [{"note_code": "x"}], "meta": {}}')
    const { client, asked } = await brokenServer(t, answering(status), created)
    t.equal((await client().notes.create(note)).note_code, 'x')
    t.equal(asked(), 2)
  }
})

t.test('changes that the contract calls idempotent are repeated, whatever their method', async (t) => {
  const { client, asked } = await brokenServer(t, reset, answering(204))
  await client().notes.archive('k3v9m2q7x4ta')
  t.equal(asked(), 2)
  await client().request('POST /api/v1/groups/{group_name}/users', {
    path: { group_name: 'editors' },
    body: { users: ['0000000002'] },
  })
})

t.test('Retry-After is obeyed, in seconds or as a date, and never for longer than the longest wait', async (t) => {
  const ok = answering(200, emptyPage)
  const date = new Date(Date.parse('2026-01-01T00:00:20Z')).toUTCString()
  for (const [field, wait] of [
    ['7', 7000],
    [date, 20_000],
    [forever['retry-after'], 60_000],
    ['0', 0],
  ] as const) {
    const { client, clock } = await brokenServer(t, answering(503, '', { 'retry-after': field }), ok)
    await client().notes.list()
    t.strictSame(clock.waits, [wait], field)
  }
  for (const field of ['1.5', '-5', '+3', 'soon 2090']) {
    const { client, clock } = await brokenServer(t, answering(503, '', { 'retry-after': field }), ok)
    await client().notes.list()
    t.ok(Number(clock.waits[0]) >= 250, `${field} says nothing`)
  }
  const { client, clock } = await brokenServer(t, answering(503, '', forever), ok)
  await client({ longestWait: 1000 }).notes.list()
  t.strictSame(clock.waits, [1000])
})

t.test('retries can be switched off, for a client or a call', async (t) => {
  const { client, asked } = await brokenServer(t, answering(500))
  t.ok((await failureOf(client({ retries: 0 }).notes.list())) instanceof InternalServerError)
  t.equal(asked(), 1)
  await failureOf(client().notes.list({}, { retries: 1 }))
  t.equal(asked(), 3)
  const storm = await brokenServer(t, answering(429, '', hour))
  t.ok((await failureOf(storm.client({ retries: 0 }).notes.list())) instanceof TooManyRequestsError)
})

t.test('a server that says nothing, or stops in the middle, is a timeout', async (t) => {
  for (const fail of [silence, stuckBody]) {
    const { client } = await brokenServer(t, fail)
    let asked = 0
    // Counted before it is on its way: a request may be given up before it has arrived.
    const count: Middleware = (request, next) => {
      asked++
      return next(request)
    }
    const error = await failureOf(client({ timeout: 20, retries: 1, middleware: [count] }).notes.list())
    t.ok(error instanceof TimeoutError && error.code === 'timeout' && error.status === undefined)
    t.equal(asked, 2)
    const created = await failureOf(client({ middleware: [count] }).notes.create(note, { timeout: 20 }))
    t.ok(created instanceof TimeoutError)
    t.equal(asked, 3)
  }
})

t.test('an aborted call ends at once, with the reason, wherever it waits', async (t) => {
  const reason = new Error('changed my mind')
  const before = AbortSignal.abort(reason)
  const { client, asked } = await brokenServer(t, silence)
  const early = await failureOf(client().notes.list({}, { signal: before }))
  t.ok(early instanceof AbortError && early.cause === reason && asked() === 0)

  const controller = new AbortController()
  const asking = await brokenServer(t, () => controller.abort(reason))
  const during = await failureOf(asking.client().notes.list({}, { signal: controller.signal }))
  t.ok(during instanceof AbortError && during.cause === reason && during.code === 'aborted')

  // On the system's clock: an hour would be noticed.
  const waiting = new AbortController()
  const busy = await brokenServer(t, (response) => {
    response.writeHead(503, hour).end()
    setImmediate(() => waiting.abort(reason))
  })
  const patient = busy.client({ longestWait: 3_600_000, clock: undefined })
  t.ok((await failureOf(patient.notes.list({}, { signal: waiting.signal }))) instanceof AbortError)

  const meanwhile = new AbortController()
  const token = async () => {
    meanwhile.abort(reason)
    return 'nwt_sesame'
  }
  const between = await failureOf(client({ token }).notes.list({}, { signal: meanwhile.signal }))
  t.ok(between instanceof AbortError)

  const late = await failureOf(client().notes.list({}, { signal: AbortSignal.timeout(20) }))
  t.ok(late instanceof TimeoutError)
})

t.test('nobody listening is a network error that says so', async (t) => {
  const client = new Notewire({ baseUrl: `http://127.0.0.1:${await freePort()}`, token: 'nwt_sesame', retries: 0 })
  const error = await failureOf(client.notes.list())
  t.ok(error instanceof NetworkError && !(error instanceof InvalidResponseError))
  t.match(error.message, /^GET \/api\/v1\/notes: .*ECONNREFUSED/)
})

t.test('a redirect says where the server is, and is not followed with the token', async (t) => {
  const { client, asked } = await brokenServer(t, failing['a redirect'] as Failing)
  const error = await failureOf(client().notes.create(note))
  t.match(String(error), /the server is at https:\/\/elsewhere\.example.*set baseUrl/)
  t.equal(asked(), 1)
})

t.test('what hangs and heeds no signal is a timeout, and can be aborted', async (t) => {
  const { client } = await brokenServer(t, answering(200, emptyPage))
  const never = () => new Promise<never>(() => {})
  for (const options of [{ token: never }, { middleware: [never] }, { fetch: never }]) {
    const { notes } = client({ ...options, retries: 0 })
    t.ok((await failureOf(notes.list({}, { timeout: 20 }))) instanceof TimeoutError)
    const controller = new AbortController()
    const call = failureOf(notes.list({}, { signal: controller.signal }))
    setImmediate(() => controller.abort())
    t.ok((await call) instanceof AbortError)
  }
})

t.test('an answer that middleware has read is said to be so, and not asked for again', async (t) => {
  const { client, asked } = await brokenServer(t, answering(200, emptyPage))
  const readIt: Middleware = async (request, next) => {
    const response = await next(request)
    await response.text()
    return response
  }
  const error = await failureOf(client({ middleware: [readIt] }).notes.list())
  t.ok(error instanceof InvalidResponseError && /clone/.test(error.message))
  t.equal(asked(), 1)
})

t.test('a bulk job may share one signal, and any wait may be long', async (t) => {
  const warnings: Error[] = []
  const warned = (warning: Error) => void warnings.push(warning)
  process.on('warning', warned)
  t.teardown(() => process.off('warning', warned))
  const far = answering(503, '', { 'retry-after': '9223372036854775807' })
  const { client, asked } = await brokenServer(t, far)
  const { notes } = client({ longestWait: Number.POSITIVE_INFINITY, clock: undefined })
  const controller = new AbortController()
  const calls = Array.from({ length: 30 }, () => failureOf(notes.list({}, { signal: controller.signal })))
  while (asked() < 10) await new Promise(setImmediate)
  const before = asked()
  await new Promise(setImmediate)
  controller.abort()
  for (const each of await Promise.all(calls)) t.ok(each instanceof AbortError)
  t.ok(before <= 30, 'nobody came back before its time')
  t.strictSame(warnings, [])
})
