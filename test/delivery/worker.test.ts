import { setTimeout as delay } from 'node:timers/promises'
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import { createNote, service } from '../helper.js'
import { addWebhook, allowLocal, sink, workerOf } from './sink.js'

const day = 86_400_000

t.test('500, 500, 200 gets the same id three times and no fourth', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received, ids } = await sink(t, (response, nth) => response.writeHead(nth < 2 ? 500 : 200).end('so'))
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url, 'secret')
  for (const later of [0, 4999, 1, 299_999, 1, 30 * day]) {
    app.clock.now += later
    await worker.runOnce()
  }
  t.equal(received.length, 3)
  t.equal(new Set(ids()).size, 1)
  const times = received.map(({ headers }) => Number(headers['webhook-timestamp']))
  t.strictSame(
    times.map((time) => time - (times[0] ?? 0)),
    [0, 5, 305],
    'each attempt has a timestamp of its own'
  )
  const [delivery] = await app.store.deliveries.list({ note: note_code }, 10)
  t.equal(delivery?.status, 'delivered')
  t.equal(delivery?.attempts, 3)
  t.strictSame(
    (await app.store.deliveries.attempts(delivery?.id ?? 0)).map(({ http_status, error, answer }) => [
      http_status,
      error,
      answer,
    ]),
    [
      [500, 'answered 500', 'so'],
      [500, 'answered 500', 'so'],
      [200, null, 'so'],
    ]
  )
})

t.test(
  'what is never received is given up after the last wait, kept for 30 days, and sent again on demand',
  async (t) => {
    const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1m' })
    const worker = workerOf(t, app)
    let status = 500
    const { url, received, ids } = await sink(t, (response) => response.writeHead(status).end())
    const { note_code } = await createNote(app.call)
    const target = await addWebhook(app, note_code, url)
    for (const later of [0, 1000, 60_000, day]) {
      app.clock.now += later
      await worker.runOnce()
    }
    t.equal(received.length, 3)
    const [dead] = await app.store.deliveries.deadIds(target)
    status = 204
    await app.store.transaction(({ deliveries }) => deliveries.retry([dead as number], app.clock.now))
    await worker.runOnce()
    t.equal(new Set(ids()).size, 1)
    const now = app.clock.now
    t.equal((await app.store.deliveries.get(dead as number))?.status, 'delivered')
    await app.store.transaction(({ deliveries }) => deliveries.deleteSettled(now, 100))
    t.ok(await app.store.deliveries.get(dead as number))
    await app.store.transaction(({ deliveries }) => deliveries.deleteSettled(now + 1, 100))
    t.equal(await app.store.deliveries.get(dead as number), undefined)
  }
)

t.test('410 ends at once', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received } = await sink(t, (response) => response.writeHead(410).end())
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url)
  for (const later of [0, 5000, 30 * day]) {
    app.clock.now += later
    await worker.runOnce()
  }
  t.equal(received.length, 1)
  t.equal((await app.store.deliveries.list({}, 1))[0]?.status, 'dead')
})

t.test('429 with Retry-After is obeyed', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received } = await sink(t, (response, nth) =>
    nth === 0 ? response.writeHead(429, { 'retry-after': '120' }).end() : response.end()
  )
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  const counts: number[] = []
  for (const later of [0, 119_999, 1]) {
    app.clock.now += later
    await worker.runOnce()
    counts.push(received.length)
  }
  t.strictSame(counts, [1, 1, 2])
})

t.test('events arrive in order, and wait for one that fails', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  let down = true
  const { url, received } = await sink(t, (response) => response.writeHead(down ? 500 : 204).end())
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url)
  for (let turn = 0; turn < 50; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  await worker.runOnce()
  t.equal(received.length, 1, 'those behind one that fails are not tried')
  down = false
  app.clock.now += 5000
  await worker.runOnce()
  const names = received.slice(1).map(({ body }) => JSON.parse(body).data.note.name)
  t.strictSame(names, ['Plan', ...Array.from({ length: 50 }, (_, turn) => `Plan ${turn}`)])
})

t.test('a target that hangs does not slow the others', async (t) => {
  const app = await service(t, allowLocal)
  let answered: (() => void) | undefined
  const dead = await sink(t, (response) => {
    answered = () => response.end()
  })
  const live = await sink(t, (response, nth) => {
    response.end()
    if (nth === 99) answered?.()
  })
  const worker = workerOf(t, app, { timeout: 60_000 })
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, dead.url)
  for (let turn = 0; turn < 4; turn++) await addWebhook(app, note_code, `${live.url}/${turn}`)
  for (let turn = 0; turn < 24; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  // Ends only once the live targets have had all of theirs: the dead one answers no sooner.
  worker.start()
  while ((await app.store.deliveries.pending()).count > 0) {
    if (answered && live.received.length === 100) answered()
    await new Promise(setImmediate)
  }
  await worker.stop()
  t.equal(live.received.length, 100)
  for (let turn = 0; turn < 4; turn++) {
    const names = live.received
      .filter(({ path }) => path === `/${turn}`)
      .map(({ body }) => JSON.parse(body).data.note.name)
    t.strictSame(names, ['Plan', ...Array.from({ length: 24 }, (_, turn) => `Plan ${turn}`)])
  }
})

t.test('more targets that hang than are sent to at once leave room for others', async (t) => {
  const app = await service(t, allowLocal)
  const held: (() => void)[] = []
  const dead = await sink(t, (response) => void held.push(() => response.end()))
  const live = await sink(t)
  const worker = workerOf(t, app, { timeout: 60_000 })
  for (let note = 0; note < 2; note++) {
    const { note_code } = await createNote(app.call)
    for (let target = 0; target < 20; target++) await addWebhook(app, note_code, dead.url)
  }
  app.clock.now += 1
  await addWebhook(app, (await createNote(app.call)).note_code, live.url)
  const done = worker.runOnce()
  while (held.length < 32) await new Promise(setImmediate)
  t.equal(live.received.length, 0)
  app.clock.now += 1000
  worker.wake()
  while (live.received.length === 0) await new Promise(setImmediate)
  while (held.length < 40) await new Promise(setImmediate)
  for (const answer of held) answer()
  await done
  t.equal((await app.store.deliveries.pending()).count, 0)
})

t.test('a chat is told at most one thing a second', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received } = await sink(t)
  const { note_code } = await createNote(app.call)
  await app.call(`POST /notes/${note_code}/services`, { name: 'chat_a', webhook_url: url })
  await worker.runOnce()
  for (const verb of ['archive', 'extract']) await app.call(`PATCH /notes/${note_code}/${verb}`)
  const counts: number[] = []
  for (const later of [0, 999, 1, 999, 1]) {
    app.clock.now += later
    await worker.runOnce()
    counts.push(received.length)
  }
  t.strictSame(counts, [1, 1, 2, 2, 3])
})

t.test('a target that was removed gets nothing more, not even what was pending', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { note_code } = await createNote(app.call)
  // Removed while it is being sent to.
  const { url, received } = await sink(t, async (response) => {
    await app.call(`DELETE /notes/${note_code}/services/${target}`)
    response.writeHead(500).end()
  })
  const target = await addWebhook(app, note_code, url)
  await worker.runOnce()
  app.clock.now += day
  await worker.runOnce()
  t.equal(received.length, 1)
  t.equal((await app.store.deliveries.pending()).count, 0)
  t.equal(
    worker.logged.some((each) => 'err' in each),
    false
  )
})

t.test('a target of a deleted note stays until the deletion has reached it, and is then forgotten', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, types } = await sink(t, (response, nth) => response.writeHead(nth === 1 ? 500 : 204).end())
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url, 'secret')
  await worker.runOnce()
  await app.call(`DELETE /notes/${note_code}`)
  await worker.runOnce()
  app.clock.now += 5000
  await worker.runOnce()
  t.strictSame(types(), ['ping', 'note.deleted', 'note.deleted'])
  await app.store.transaction(({ deliveries }) => deliveries.deleteSettled(app.clock.now + 1, 100))
  t.equal(await app.store.services.newestSecret(), undefined)
})

t.test('two workers on one queue send everything once', async (t) => {
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

t.test('what a dead worker had leased is another’s once the lease has run out', async (t) => {
  const app = await service(t, allowLocal)
  const { url, received } = await sink(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  const lease = { now: app.clock.now, until: app.clock.now + 5000, targets: 10 }
  await app.store.transaction(({ deliveries }) => deliveries.claim('dead worker', lease))
  const worker = workerOf(t, app)
  await worker.runOnce()
  t.equal(received.length, 0)
  app.clock.now += 5000
  await worker.runOnce()
  t.equal(received.length, 1)
})

t.test('the metrics count attempts, and the log names no address and no secret', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const echo = `${'x'.repeat(495)}my-secret`
  const { url } = await sink(t, (response, nth) => response.writeHead([500, 200, 410][nth] ?? 500).end(echo))
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, `${url}/hidden`, 'my-secret')
  await worker.runOnce()
  await app.call(`PATCH /notes/${note_code}/archive`)
  app.clock.now += 5000
  await worker.runOnce()
  const metrics = await worker.registry.metrics()
  for (const outcome of ['failed', 'delivered', 'dead']) {
    t.match(metrics, new RegExp(`notewire_delivery_attempts_total{kind="webhook",outcome="${outcome}"} 1`))
  }
  t.match(metrics, /notewire_delivery_attempt_duration_seconds_count{kind="webhook"} 3/)
  t.equal(worker.logged.length, 2)
  t.notMatch(JSON.stringify(worker.logged), /hidden|my-secret|127\.0\.0\.1/)
  const [{ id } = { id: 0 }] = await app.store.deliveries.list({ status: 'dead' }, 1)
  const [{ answer } = { answer: null }] = await app.store.deliveries.attempts(id)
  t.equal(answer, echo.replace('my-secret', '…'), 'nor does the log of attempts')
})

/** A receiver that answers its first request only when told. */
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

t.test('a worker whose lease has run out leaves the target to the one that has taken it over', async (t) => {
  const app = await service(t, allowLocal)
  const [late, other] = [workerOf(t, app, { timeout: 10_000 }), workerOf(t, app)]
  const { url, received, first, answer } = await holding(t)
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url)
  for (let turn = 0; turn < 5; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  const delivering = late.runOnce()
  await first
  app.clock.now += 5001
  await other.runOnce()
  t.equal(received.length, 7, 'the first again, and all the others')
  answer()
  await delivering
  t.equal(received.length, 7, 'and none of them by the one that was late')
})

t.test('a worker that is stopping keeps the target of an attempt until it has ended', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app, { timeout: 10_000 })
  const { url, first, answer } = await holding(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  const leasedUntil = async () =>
    (await app.database.get<{ leased_until: number }>(sql`SELECT leased_until FROM services`))?.leased_until ?? 0
  worker.start()
  await first
  const before = await leasedUntil()
  const stopped = worker.stop()
  app.clock.now += 4000
  while ((await leasedUntil()) === before) await delay(20)
  t.equal(await leasedUntil(), before + 4000)
  answer()
  await stopped
  t.equal(await leasedUntil(), app.clock.now, 'then it is given back')
})
