import { AbortError, type Clock, Notewire, TooManyRequestsError, type Wait } from '@notewire/client'
import t from 'tap'
import { service } from '../../helper.js'
import { clientOf, failureOf } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'
import { rateLimitedServer } from './rate-limited-server.js'

/** Creates a client whose requests get no response before the test gives it. */
function heldClient() {
  const responses: ((response: Response) => void)[] = []
  const fetch = () => new Promise<Response>((resolve) => responses.push(resolve))
  const notewire = new Notewire({ baseUrl: 'http://notewire.test', token: 'nwt_test', retries: 0, fetch })
  /** Lets the requests be sent that can be sent, and returns how many there were. */
  const requestCount = async () => {
    await new Promise(setImmediate)
    return responses.length
  }
  const respond = async (request: number, status: number, headers: Record<string, string> = {}) => {
    await requestCount()
    responses[request]?.(new Response(status === 200 ? emptyPage : '', { status, headers }))
  }
  return { notes: notewire.notes, respond, requestCount }
}

/** Runs a number of calls in several lanes, each lane one call after the other. */
const inLanes = (lanes: number, calls: number, call: (number: number) => PromiseLike<unknown>) =>
  Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let number = lane; number < calls; number += lanes) await call(number)
    })
  )

const bulk = [
  { calls: 500, perMinute: 150, lanes: 50 },
  { calls: 130, perMinute: 40, lanes: 1 },
  { calls: 130, perMinute: 40, lanes: 130 },
  { calls: 900, perMinute: 600, lanes: 50 },
]
for (const { calls, perMinute, lanes } of bulk) {
  t.test(`${calls} calls, ${lanes} at a time, within ${perMinute} a minute get no 429 and waste no time`, async (t) => {
    for (const kind of ['bucket', 'window'] as const) {
      const { client, clock, statuses } = rateLimitedServer(perMinute, kind)
      const { notes } = client()
      await inLanes(lanes, calls, () => notes.get('x'))
      t.strictSame(statuses, { 200: calls }, kind)
      const minutes = kind === 'bucket' ? (calls - perMinute) / perMinute : Math.floor((calls - 1) / perMinute)
      t.ok(clock.now() / 60_000 < minutes * 1.05, `${clock.now() / 60_000} of ${minutes} minutes`)
    }
  })
}

t.test('the budget of the service is used up without a 429', async (t) => {
  const running = await service(t, { RATE_LIMIT_PER_MINUTE: '20' })
  const waits: Wait[] = []
  const { notes } = clientOf(running, { retries: 0, onWait: (wait) => waits.push(wait) })
  for (let n = 0; n < 30; n++) await notes.list()
  t.ok(waits.length > 0 && waits.every(({ reason }) => reason === 'rate_limit'))
  t.ok(running.clock.monotonicNow >= 27_000 && running.clock.monotonicNow <= 41_000)
})

t.test('clients that share a token lose no call, and waste no time', async (t) => {
  for (const { kind, count } of [
    { kind: 'bucket', count: 5 },
    { kind: 'window', count: 2 },
  ] as const) {
    const { client, clock, statuses } = rateLimitedServer(60, kind)
    const clients = Array.from({ length: count }, () => client())
    await Promise.all(clients.map(({ notes }) => inLanes(50, 60, () => notes.get('x'))))
    t.equal(statuses[200], count * 60, kind)
    t.ok(clock.now() < (count - 1) * 60_000 * 1.2, `${clock.now()} ms, ${statuses[429]} times 429`)
  }
})

t.test('a call that was refused goes ahead of later ones', async (t) => {
  const { client } = rateLimitedServer(60, 'bucket')
  const [one, other] = [client(), client()]
  await inLanes(60, 60, () => other.notes.get('x'))
  const order: string[] = []
  const call = async (name: string) => order.push((await one.notes.get(name)).note_code)
  // The first ten are sent at once, because this client does not know the budget. All are refused.
  await Promise.all(Array.from({ length: 20 }, (_, n) => call(String(n).padStart(2, '0'))))
  t.strictSame(order, order.toSorted())
})

t.test('a token that is always refused fails after minutes, and at once without retries', async (t) => {
  const { client, clock, requestCount } = await failingServer(t, respondWith(429, '{}', { 'retry-after': '30' }))
  t.type(await failureOf(client().notes.list()), TooManyRequestsError)
  t.ok(clock.now() > 840_000 && clock.now() < 930_000, String(clock.now()))
  const before = requestCount()
  await failureOf(client({ retries: 0 }).notes.list())
  t.equal(requestCount() - before, 1)
})

t.test('a refusal that asks for no wait is not repeated at once', async (t) => {
  const { client, clock } = await failingServer(t, respondWith(429, '{}', { 'retry-after': '0' }))
  t.type(await failureOf(client().notes.list()), TooManyRequestsError)
  t.ok(clock.waits.length <= 900 && clock.waits.every((wait) => wait >= 1000), `${clock.waits.length} waits`)
})

t.test('requests to a server without a rate limit do not wait', async (t) => {
  const { client, clock } = await failingServer(t, respondWith(200, emptyPage))
  const { notes } = client()
  await Promise.all(Array.from({ length: 100 }, () => notes.list()))
  t.strictSame(clock.waits, [])
})

t.test('a clock whose time does not move ends every wait', async (t) => {
  const { client, statuses, clock: serverClock } = rateLimitedServer(5, 'window')
  const clock: Clock = { now: () => 0, sleep: serverClock.sleep }
  const { notes } = client({ clock })
  await inLanes(10, 30, () => notes.get('x'))
  t.equal(statuses[200], 30)
})

t.test('a step of the wall clock does not change a wait', async (t) => {
  const usedUp = respondWith(200, emptyPage, {
    ratelimit: '"default";r=0;t=1',
    'ratelimit-policy': '"default";q=60;w=60',
  })
  const { client } = await failingServer(t, usedUp)
  const { notes } = client({ clock: undefined })
  const { now } = Date
  t.teardown(() => {
    Date.now = now
  })
  await notes.list()
  Date.now = () => now() - 15_000
  const startedAt = performance.now()
  await notes.list()
  t.ok(performance.now() - startedAt < 3000)
})

t.test('a call whose deadline ends its wait neither lets others go ahead nor takes their place', async (t) => {
  const { notes, respond, requestCount } = heldClient()
  // Ten are sent before a response states the budget, and one waits.
  const calls = Array.from({ length: 11 }, () => failureOf(notes.list()))
  t.equal((await failureOf(notes.list({}, { deadline: 20 }))).code, 'deadline_exceeded')
  t.equal(await requestCount(), 10)
  await respond(0, 404)
  await calls[0]
  t.equal(await requestCount(), 11)
  for (let request = 1; request < 11; request++) await respond(request, 404)
  await Promise.all(calls)
})

t.test('an error without a budget, such as that of a proxy, does not lift the limit', async (t) => {
  const { notes, respond, requestCount } = heldClient()
  const send = () => notes.list().then(() => {})
  const first = send()
  await respond(0, 200, { ratelimit: '"default";r=1;t=60' })
  await first
  const failed = failureOf(notes.list())
  await respond(1, 502)
  await failed
  const calls = [send(), send()]
  t.equal(await requestCount(), 3, 'one of the two waits')
  await respond(2, 200, { ratelimit: '"default";r=9;t=60' })
  await respond(3, 200)
  await Promise.all(calls)
})

t.test('a call that waits for the budget can be aborted', async (t) => {
  const usedUp = respondWith(200, emptyPage, { ratelimit: '"default";r=0;t=30' })
  const { client, requestCount } = await failingServer(t, usedUp)
  const controller = new AbortController()
  const { notes } = client({ clock: undefined })
  await notes.list()
  const waiting = failureOf(notes.list({}, { signal: controller.signal }))
  setImmediate(() => controller.abort())
  t.type(await waiting, AbortError)
  t.equal(requestCount(), 1)
})

t.test('a wait has a timer of its own, because those of another request may have ended with it', async (t) => {
  const timers: string[] = []
  let lane = ''
  const clock: Clock = {
    now: () => 0,
    sleep(_, signal) {
      timers.push(lane)
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    },
  }
  const usedUp = '"default";r=0;t=30'
  const fetch = async () => new Response(emptyPage, { headers: { ratelimit: usedUp } })
  const { notes } = new Notewire({ baseUrl: 'http://notewire.test', token: 'nwt_test', fetch, clock })
  await notes.list()
  const controller = new AbortController()
  const waiting = ['a', 'b'].map(async (name) => {
    lane = name
    return failureOf(notes.list({}, { signal: controller.signal }))
  })
  await new Promise(setImmediate)
  t.equal(timers.length >= 2, true)
  controller.abort()
  await Promise.all(waiting)
})
