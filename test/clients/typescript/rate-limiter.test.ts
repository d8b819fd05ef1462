import { AbortError, type Middleware } from '@notewire/client'
import t from 'tap'
import { type Service, service } from '../../helper.js'
import { clientOf, failureOf } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'

/** Options with a clock that waits until no request is in flight, and the number of responses of each status. */
function observe({ clock }: Service) {
  const statuses: Record<number, number> = {}
  let inFlight = 0
  const idle: (() => void)[] = []
  const watch: Middleware = async (request, next) => {
    inFlight++
    const response = await next(request)
    inFlight--
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    if (inFlight === 0) for (const each of idle.splice(0)) each()
    return response
  }
  const sleep = async (milliseconds: number, signal?: AbortSignal) => {
    while (inFlight > 0) await new Promise<void>((resolve) => idle.push(resolve))
    signal?.throwIfAborted()
    clock.now += milliseconds
  }
  // The waits take no time, but the server may be slow on a busy machine.
  return { statuses, options: { timeout: 0, middleware: [watch], clock: { now: () => clock.now, sleep } } }
}

const bulk = [
  { creates: 500, perMinute: 150, lanes: 50 },
  { creates: 130, perMinute: 40, lanes: 1 },
  { creates: 130, perMinute: 40, lanes: 130 },
]
for (const { creates, perMinute, lanes } of bulk) {
  t.test(
    `${creates} creates, ${lanes} at a time, within ${perMinute} a minute get no 429 and waste no time`,
    async (t) => {
      const running = await service(t, { RATE_LIMIT_PER_MINUTE: String(perMinute) })
      const startedAt = running.clock.now
      const { statuses, options } = observe(running)
      const { notes } = clientOf(running, options)
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          for (let n = 0; n < creates / lanes; n++) await notes.create({ name: 'Plan', scope: 'open' })
        })
      )
      t.strictSame(statuses, { 201: creates })
      t.equal((running.clock.now - startedAt) / 60_000, 3, 'the budget is reset three times')
    }
  )
}

t.test('two clients with one token share its budget', async (t) => {
  const running = await service(t, { RATE_LIMIT_PER_MINUTE: '20' })
  const [one, other] = [clientOf(running), clientOf(running)]
  for (let n = 0; n < 60; n++) await (n % 3 ? one : other).notes.list()
})

t.test('requests to a server without a rate limit do not wait', async (t) => {
  const { client, clock } = await failingServer(t, respondWith(200, emptyPage))
  const { notes } = client()
  await Promise.all(Array.from({ length: 100 }, () => notes.list()))
  t.strictSame(clock.waits, [])
})

t.test('a request that waits for the budget can be aborted', async (t) => {
  const usedUp = respondWith(200, emptyPage, { ratelimit: '"default";r=0;t=30' })
  const { client } = await failingServer(t, usedUp, respondWith(200, emptyPage, { ratelimit: '"default";r=9;t=60' }))
  let endWait = () => {}
  const controller = new AbortController()
  const { notes } = client({
    clock: {
      now: () => 0,
      sleep: (_, signal) =>
        new Promise((resolve, reject) => {
          endWait = resolve
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    },
  })
  await notes.list()
  const waiting = failureOf(notes.list({}, { signal: controller.signal }))
  controller.abort()
  t.ok((await waiting) instanceof AbortError)
  endWait()
})
