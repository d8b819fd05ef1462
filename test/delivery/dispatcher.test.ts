import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createNote, service } from '../helper.js'
import { addWebhook, allowLocal, listen, sink, workerOf } from './sink.js'

t.test('events arrive in order, and wait for one that fails', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  let down = true
  const { url, received } = await sink(t, (response) => response.writeHead(down ? 500 : 204).end())
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url)
  for (let turn = 0; turn < 50; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  await worker.runOnce()
  t.equal(received.length, 1, 'events after a failed one are not attempted')
  down = false
  app.clock.advance(5000)
  await worker.runOnce()
  const names = received.slice(1).map(({ body }) => JSON.parse(body).data.note.name)
  t.strictSame(names, ['Plan', ...Array.from({ length: 50 }, (_, turn) => `Plan ${turn}`)])
})

t.test('targets are sent all their events on one connection each', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  let [connections, requests] = [0, 0]
  const { server, port } = await listen(t, (_, response) => {
    requests++
    response.end()
  })
  server.on('connection', () => connections++)
  const { note_code } = await createNote(app.call)
  for (let target = 0; target < 3; target++) await addWebhook(app, note_code, `http://127.0.0.1:${port}`)
  for (let turn = 0; turn < 20; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  await worker.runOnce()
  t.equal(requests, 63)
  t.ok(connections <= 3, `${connections} connections to 3 targets`)
})

t.test('a target that hangs does not delay others', async (t) => {
  const app = await service(t, allowLocal)
  let answered: (() => void) | undefined
  const dead = await sink(t, (response) => {
    answered = () => response.end()
  })
  const live = await sink(t, (response, nth) => {
    response.end()
    if (nth === 99) answered?.()
  })
  const worker = workerOf(t, app, { timeoutMs: 60_000 })
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, dead.url)
  for (let turn = 0; turn < 4; turn++) await addWebhook(app, note_code, `${live.url}/${turn}`)
  for (let turn = 0; turn < 24; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  // The dead target responds only after the live ones have received everything.
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

t.test('hanging targets do not block others', async (t) => {
  const app = await service(t, allowLocal)
  const held: (() => void)[] = []
  const dead = await sink(t, (response) => void held.push(() => response.end()))
  const live = await sink(t)
  const worker = workerOf(t, app, { timeoutMs: 60_000 })
  for (let note = 0; note < 2; note++) {
    const { note_code } = await createNote(app.call)
    for (let target = 0; target < 20; target++) await addWebhook(app, note_code, dead.url)
  }
  app.clock.advance(1)
  await addWebhook(app, (await createNote(app.call)).note_code, live.url)
  const done = worker.runOnce()
  while (held.length < 32) await new Promise(setImmediate)
  t.equal(live.received.length, 0)
  app.clock.advance(1000)
  worker.wake()
  while (live.received.length === 0) await new Promise(setImmediate)
  while (held.length < 40) await new Promise(setImmediate)
  for (const answer of held) answer()
  await done
  t.equal((await app.store.deliveries.pending()).count, 0)
})

t.test('targets that answer slowly do not delay a new one', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app, { monotonicNow: () => performance.now() })
  const slow = await sink(t, (response) => void setTimeout(() => response.end(), 900))
  let arrived = () => {}
  const live = await sink(t, (response) => {
    response.end()
    arrived()
  })
  for (let note = 0; note < 2; note++) {
    const { note_code } = await createNote(app.call)
    for (let target = 0; target < 20; target++) await addWebhook(app, note_code, `${slow.url}/${note}/${target}`)
    for (let turn = 0; turn < 19; turn++) await app.call(`PATCH /notes/${note_code}`, { name: `Plan ${turn}` })
  }
  worker.start()
  while (slow.received.length < 40) await delay(10)
  const { note_code } = await createNote(app.call)
  const first = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await addWebhook(app, note_code, live.url)
  worker.wake()
  await first
  t.ok(slow.received.length <= 80, 'before any of them has answered twice')
  await worker.stop()
})
