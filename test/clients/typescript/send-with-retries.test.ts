import { type Retry, TimeoutError, type Wait } from '@notewire/client'
import t from 'tap'
import { failureOf } from './client.js'
import { emptyPage, failingServer, inAnHour, neverRespond, respondWith } from './failing-server.js'
import { rateLimitedServer } from './rate-limited-server.js'

const success = respondWith(200, emptyPage)

t.test('the deadline limits a call with all its attempts', async (t) => {
  const { client } = await failingServer(t, neverRespond)
  const startedAt = performance.now()
  const { notes } = client({ timeout: 10_000, deadline: 50, clock: undefined })
  // The last of them wait for the responses of the others, which would tell the budget.
  const errors = await Promise.all(Array.from({ length: 12 }, () => failureOf(notes.list())))
  for (const error of errors) {
    t.type(error, TimeoutError)
    t.equal(error.code, 'deadline_exceeded')
    t.match(error.message, /the deadline is 50 ms/)
    t.match(error.stack, /send-with-retries\.test\.ts/, 'the stack shows the call')
  }
  t.ok(performance.now() - startedAt < 2000)
})

t.test('a wait that would exceed the deadline fails at once, with its reason', async (t) => {
  const { client, clock } = await failingServer(t, respondWith(503, '', inAnHour), success)
  const error = await failureOf(client().notes.list({}, { deadline: 5000 }))
  t.equal(error.code, 'deadline_exceeded')
  t.match(error.message, /the next attempt starts in 60000 ms; the deadline is 5000 ms/)
  t.match(error.cause, { status: 503 })
  t.strictSame(clock.waits, [])

  const limited = rateLimitedServer(2, 'window')
  const { notes } = limited.client({ deadline: 5000 })
  for (let n = 0; n < 2; n++) await notes.get('x')
  const refused = await failureOf(notes.get('x'))
  t.equal(refused.code, 'deadline_exceeded')
  t.match(refused.message, /the rate limit is used up for \d+ ms/)
  t.equal(limited.statuses[429], undefined)
})

t.test('hooks of the client and of the call are told of every wait', async (t) => {
  const told: Retry[] = []
  const toldCall: Retry[] = []
  const { client } = await failingServer(t, respondWith(503, '', { 'retry-after': '7' }), respondWith(429), success)
  const onRetry = (retry: Retry) => void told.push(retry)
  await client({ onRetry }).notes.list({}, { onRetry: (retry) => toldCall.push(retry) })
  t.match(told, [
    { operation: 'GET /api/v1/notes', attempt: 2, delayMs: 7000, reason: 'http_503', error: { status: 503 } },
    { operation: 'GET /api/v1/notes', attempt: 3, reason: 'http_429', error: { status: 429 } },
  ])
  t.strictSame(toldCall, told)

  const waits: Wait[] = []
  const { notes } = rateLimitedServer(2, 'window').client({ onWait: (wait) => waits.push(wait) })
  for (let n = 0; n < 3; n++) await notes.get('x')
  t.match(waits, [{ operation: 'GET /api/v1/notes/{note_code}', attempt: 1, reason: 'rate_limit' }])
  t.ok(Number(waits[0]?.delayMs) >= 29_000)
})

t.test('hooks are told of no repetition after the signal has timed out', async (t) => {
  const told: Retry[] = []
  const { client } = await failingServer(t, neverRespond)
  const { notes } = client({ onRetry: (retry) => told.push(retry) })
  t.type(await failureOf(notes.list({}, { signal: AbortSignal.timeout(20) })), TimeoutError)
  await new Promise(setImmediate)
  t.strictSame(told, [])
})

t.test('a call rejects with what a hook throws', async (t) => {
  const { client } = await failingServer(t, respondWith(503), success)
  const error = new Error('enough')
  const onRetry = () => {
    throw error
  }
  t.equal(await failureOf(client({ onRetry }).notes.list()), error)
})
