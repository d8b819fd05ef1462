import { AbortError, type Middleware } from '@notewire/client'
import t from 'tap'
import { type Service, service } from '../../helper.js'
import { clientOf, failureOf } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'

/** Time that passes when one waits for it and nothing is under way, and the statuses of all answers. */
function observed({ clock }: Service) {
  const statuses: Record<number, number> = {}
  let underWay = 0
  const idle: (() => void)[] = []
  const watch: Middleware = async (request, next) => {
    underWay++
    const response = await next(request)
    underWay--
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    if (underWay === 0) for (const each of idle.splice(0)) each()
    return response
  }
  const sleep = async (milliseconds: number, signal?: AbortSignal) => {
    while (underWay > 0) await new Promise<void>((resolve) => idle.push(resolve))
    signal?.throwIfAborted()
    clock.now += milliseconds
  }
  return { statuses, options: { middleware: [watch], clock: { now: () => clock.now, sleep } } }
}

const bulk = [
  { creates: 2000, perMinute: 600, lanes: 50 },
  { creates: 130, perMinute: 40, lanes: 1 },
  { creates: 130, perMinute: 40, lanes: 130 },
]
for (const { creates, perMinute, lanes } of bulk) {
  t.test(
    `${creates} creates, ${lanes} at once, against ${perMinute} a minute meet no 429 and lose no time`,
    async (t) => {
      const running = await service(t, { RATE_LIMIT_PER_MINUTE: String(perMinute) })
      const begun = running.clock.now
      const { statuses, options } = observed(running)
      const { notes } = clientOf(running, options)
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          for (let n = 0; n < creates / lanes; n++) await notes.create({ name: 'Plan', scope: 'open' })
        })
      )
      t.strictSame(statuses, { 201: creates })
      t.equal((running.clock.now - begun) / 60_000, 3, 'three budgets had to pass')
    }
  )
}

t.test('who shares a token with others waits for the budget that they leave', async (t) => {
  const running = await service(t, { RATE_LIMIT_PER_MINUTE: '20' })
  const [one, other] = [clientOf(running), clientOf(running)]
  for (let n = 0; n < 60; n++) await (n % 3 ? one : other).notes.list()
})

t.test('without a limit nothing waits', async (t) => {
  const { client, clock } = await failingServer(t, respondWith(200, emptyPage))
  const { notes } = client()
  await Promise.all(Array.from({ length: 100 }, () => notes.list()))
  t.strictSame(clock.waits, [])
})

t.test('who waits for the budget can be aborted, and the others go on', async (t) => {
  const gone = respondWith(200, emptyPage, { ratelimit: '"default";r=0;t=30' })
  const { client } = await failingServer(t, gone, respondWith(200, emptyPage, { ratelimit: '"default";r=9;t=60' }))
  let pass = () => {}
  const controller = new AbortController()
  const { notes } = client({
    clock: {
      now: () => 0,
      sleep: (_, signal) =>
        new Promise((resolve, reject) => {
          pass = resolve
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    },
  })
  await notes.list()
  const waiting = failureOf(notes.list({}, { signal: controller.signal }))
  controller.abort()
  t.ok((await waiting) instanceof AbortError)
  pass()
})
