import t from 'tap'
import { createNote, service } from '../helper.js'
import { addWebhook, allowLocal, sink, workerOf } from './sink.js'

const day = 86_400_000

t.test('a delivery is attempted until it succeeds, always with the same id', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received, ids } = await sink(t, (response, nth) => response.writeHead(nth < 2 ? 500 : 200).end('so'))
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url, 'secret')
  for (const later of [0, 4999, 1, 299_999, 1, 30 * day]) {
    app.clock.advance(later)
    await worker.runOnce()
  }
  t.equal(received.length, 3)
  t.equal(new Set(ids()).size, 1)
  const times = received.map(({ headers }) => Number(headers['webhook-timestamp']))
  t.strictSame(
    times.map((time) => time - (times[0] ?? 0)),
    [0, 5, 305],
    'each attempt has its own timestamp'
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
      [500, 'HTTP status 500', 'so'],
      [500, 'HTTP status 500', 'so'],
      [200, null, 'so'],
    ]
  )
})

t.test('a delivery is dead after the last retry, and can be retried by hand until it is deleted', async (t) => {
  const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1m' })
  const worker = workerOf(t, app)
  let status = 500
  const { url, received, ids } = await sink(t, (response) => response.writeHead(status).end())
  const { note_code } = await createNote(app.call)
  const target = await addWebhook(app, note_code, url)
  for (const later of [0, 1000, 60_000, day]) {
    app.clock.advance(later)
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
})

t.test('410 ends a delivery at once', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received } = await sink(t, (response) => response.writeHead(410).end())
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url)
  for (const later of [0, 5000, 30 * day]) {
    app.clock.advance(later)
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
    app.clock.advance(later)
    await worker.runOnce()
    counts.push(received.length)
  }
  t.strictSame(counts, [1, 1, 2])
})

t.test('a chat receives at most one message a second', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received } = await sink(t)
  const { note_code } = await createNote(app.call)
  await app.call(`POST /notes/${note_code}/services`, { name: 'chat_a', webhook_url: url })
  await worker.runOnce()
  for (const verb of ['archive', 'extract']) await app.call(`PATCH /notes/${note_code}/${verb}`)
  const counts: number[] = []
  for (const later of [0, 999, 1, 999, 1]) {
    app.clock.advance(later)
    await worker.runOnce()
    counts.push(received.length)
  }
  t.strictSame(counts, [1, 1, 2, 2, 3])
})

t.test('a removed target receives nothing more, not even pending events', async (t) => {
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
  app.clock.advance(day)
  await worker.runOnce()
  t.equal(received.length, 1)
  t.equal((await app.store.deliveries.pending()).count, 0)
  t.equal(
    worker.logged.some((each) => 'err' in each),
    false
  )
})

t.test('a target of a deleted note is kept until it has received the deletion', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, types } = await sink(t, (response, nth) => response.writeHead(nth === 1 ? 500 : 204).end())
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url, 'secret')
  await worker.runOnce()
  await app.call(`DELETE /notes/${note_code}`)
  await worker.runOnce()
  app.clock.advance(5000)
  await worker.runOnce()
  t.strictSame(types(), ['ping', 'note.deleted', 'note.deleted'])
  await app.store.transaction(({ deliveries }) => deliveries.deleteSettled(app.clock.now + 1, 100))
  t.strictSame(await app.store.services.sealed(), [])
})

t.test('attempts are counted, and logged without URLs and secrets', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const echo = `${'x'.repeat(495)}my-secret`
  const { url } = await sink(t, (response, nth) => response.writeHead([500, 200, 410][nth] ?? 500).end(echo))
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, `${url}/hidden`, 'my-secret')
  await worker.runOnce()
  await app.call(`PATCH /notes/${note_code}/archive`)
  app.clock.advance(5000)
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
  t.equal(answer, echo.replace('my-secret', '…'), 'the log of attempts has no secret either')
})
