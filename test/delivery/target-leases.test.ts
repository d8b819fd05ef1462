import { setTimeout as delay, setImmediate as turnOfEventLoop } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import { healthy } from '../../server/delivery/retry-policy.js'
import { createLeases } from '../../server/delivery/target-leases.js'
import { createNote, service } from '../helper.js'
import { sqliteOnly } from '../postgres.js'
import { addWebhook, allowLocal, sink, workerOf } from './sink.js'

t.test('two workers on one queue deliver everything once', async (t) => {
  const app = await service(t, allowLocal)
  const workers = [workerOf(t, app), workerOf(t, app)]
  const { url, ids } = await sink(t)
  const { note_code } = await createNote(app.call)
  for (let turn = 0; turn < 10; turn++) await addWebhook(app, note_code, `${url}/${turn}`)
  for (let turn = 0; turn < 30; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  await Promise.all(workers.map((worker) => worker.runOnce()))
  await Promise.all(workers.map((worker) => worker.runOnce()))
  t.equal(ids().length, 10 + 300)
})

t.test('the targets of a crashed worker are claimed once their leases expire', async (t) => {
  const app = await service(t, allowLocal)
  const { url, received } = await sink(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  const lease = { now: app.clock.now, until: app.clock.now + 5000, targets: 10 }
  await app.store.transaction(({ deliveries }) => deliveries.claim('dead worker', lease))
  const worker = workerOf(t, app)
  await worker.runOnce()
  t.equal(received.length, 0)
  app.clock.advance(5000)
  await worker.runOnce()
  t.equal(received.length, 1)
})

t.test('leases are extended once another process has written', sqliteOnly, async (t) => {
  const app = await service(t, allowLocal)
  const { url } = await sink(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  const { store, now, monotonicNow } = app
  const leases = createLeases({ store, now, monotonicNow, workerId: 'a worker' })
  const [target] = await leases.claim(1)
  const { file } = app.config.DATABASE_URL as { file: string }
  const other = new Sqlite(file)
  other.exec('BEGIN IMMEDIATE')
  app.clock.advance(4000)
  const extended = leases.extend()
  await turnOfEventLoop()
  other.exec('COMMIT')
  await extended
  app.clock.advance(4000)
  t.equal(leases.isHeld(target?.id ?? 0, monotonicNow()), true)
})

/** Starts a receiver that responds to its first request when `answer` is called. */
async function holding(t: Test) {
  let came = () => {}
  let answer = () => {}
  const first = new Promise<void>((resolve) => {
    came = resolve
  })
  const { url, received } = await sink(t, (response, nth) => {
    if (nth > 0) return response.writeHead(204).end()
    answer = () => response.writeHead(204).end()
    came()
  })
  return { url, received, first, answer: () => answer() }
}

t.test('a worker whose lease has expired leaves the target to the one that claimed it', async (t) => {
  const app = await service(t, allowLocal)
  const [late, other] = [workerOf(t, app, { timeoutMs: 10_000 }), workerOf(t, app)]
  const { url, received, first, answer } = await holding(t)
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url)
  for (let turn = 0; turn < 5; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  const delivering = late.runOnce()
  await first
  app.clock.advance(5001)
  await other.runOnce()
  t.equal(received.length, 7, 'the first event again, and all others')
  answer()
  await delivering
  t.equal(received.length, 7, 'the late worker delivers none of them')
})

t.test('a stopping worker extends the lease of an attempt until it ends', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app, { timeoutMs: 10_000 })
  const { url, first, answer } = await holding(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  const leasedUntil = async () =>
    (await app.database.get<{ leased_until: number }>(sql`SELECT leased_until FROM targets`))?.leased_until ?? 0
  worker.start()
  await first
  const before = await leasedUntil()
  const stopped = worker.stop()
  app.clock.advance(4000)
  while ((await leasedUntil()) === before) await delay(20)
  t.equal(await leasedUntil(), before + 4000)
  answer()
  await stopped
  t.equal(await leasedUntil(), app.clock.now, 'then the lease ends')
})

t.test('a clock that is set back keeps no target waiting', async (t) => {
  const app = await service(t, allowLocal)
  const hour = 3_600_000
  const chat = await sink(t)
  const webhook = await sink(t, (response, nth) => response.writeHead(nth === 0 ? 500 : 204).end())
  const { note_code } = await createNote(app.call)
  await app.call(`POST /notes/${note_code}/services`, { name: 'chat_a', webhook_url: chat.url })
  await addWebhook(app, note_code, webhook.url)
  const crashed = await createNote(app.call)
  await addWebhook(app, crashed.note_code, `${webhook.url}/crashed`)
  const lease = { now: app.clock.now, until: app.clock.now + 5000, targets: 10 }
  await app.store.transaction(async ({ deliveries }) => {
    await deliveries.claim('dead worker', lease)
    const release = { health: healthy, dueAt: app.clock.now, notBefore: app.clock.now }
    await deliveries.release(
      'dead worker',
      [1, 2].map((id) => ({ id, ...release })),
      app.clock.now
    )
  })
  const worker = workerOf(t, app)
  await worker.runOnce()
  t.strictSame([chat.received.length, webhook.received.length], [1, 1])

  app.clock.now -= hour
  await app.call(`PATCH /notes/${note_code}`, { name: 'New' })
  worker.start()
  const dueAt = async () =>
    (await app.database.get<{ due_at: number }>(sql`SELECT max(due_at) AS due_at FROM targets`))?.due_at ?? 0
  while ((await dueAt()) > app.clock.now + 5000) await delay(20)
  app.clock.advance(5000)
  while (chat.received.length < 2 || webhook.received.length < 4) await delay(20)
  await worker.stop()
  t.equal((await app.store.deliveries.pending()).count, 0)
})
