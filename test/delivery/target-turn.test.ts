// Targets that are down, refuse an event, or are removed while events wait for them.
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createSender, type Sender } from '../../server/delivery/send.js'
import { createNote, type Service, service } from '../helper.js'
import { addWebhook, allowLocal, type Received, sink, workerOf } from './sink.js'

const nameIn = ({ body }: Received) => JSON.parse(body).data.note.name as string
const statuses = async ({ store }: Service) => (await store.deliveries.list({}, 1000)).map(({ status }) => status)
const count = (list: string[], status: string) => list.filter((each) => each === status).length

/** Adds a note with a webhook, whose ping is followed by updates to these names. Returns the note's code. */
async function noteWithEvents(app: Service, url: string, names: string[]) {
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url)
  for (const name of names) await app.call(`PATCH /notes/${note_code}`, { name })
  return note_code as string
}

t.test('events for a target that is down are settled within the schedule and one interval', async (t) => {
  const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1s,2s' })
  const worker = workerOf(t, app)
  let down = true
  const { url, received } = await sink(t, (response) => response.writeHead(down ? 500 : 204).end())
  const names = Array.from({ length: 12 }, (_, index) => `Plan ${index}`)
  const code = await noteWithEvents(app, url, names)
  for (const later of [0, 1000, 1000, 2000, 1999]) {
    app.clock.advance(later)
    await worker.runOnce()
    if (later === 1000) await app.call(`PATCH /notes/${code}`, { name: `Late ${app.clock.now}` })
  }
  t.equal(count(await statuses(app), 'dead'), 13, 'those older than the schedule are given up together')
  t.equal(count(await statuses(app), 'pending'), 2)
  t.ok(received.length <= 6, 'only the first, and twice the one behind it, have been tried')
  t.match(await app.store.deliveries.list({ status: 'dead' }, 1), [
    { attempts: 0, error: 'the target has been down for longer than the retry schedule' },
  ])

  down = false
  const { length } = received
  await app.call(`PATCH /notes/${code}`, { name: 'Last' })
  await worker.runOnce()
  t.equal(received.length, length, 'a new event waits for the next attempt')
  app.clock.advance(1)
  await worker.runOnce()
  const late = received.slice(length).map(nameIn)
  t.equal(late.length, 3, 'the first one taken brings the rest at once')
  t.match(late, [/Late \d+1000$/, /Late \d+2000$/, 'Last'], 'in order')
  t.strictSame(count(await statuses(app), 'pending'), 0)
})

t.test('a target that is down is tried with the first event alone', async (t) => {
  const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1h' })
  const worker = workerOf(t, app)
  const { url, received } = await sink(t, (response) => response.writeHead(500).end())
  const code = await noteWithEvents(app, url, ['Old'])
  for (const later of [0, 1000, 3_599_000]) {
    app.clock.advance(later)
    await worker.runOnce()
  }
  for (const name of ['A', 'B', 'C']) await app.call(`PATCH /notes/${code}`, { name })
  app.clock.advance(1000)
  await worker.runOnce()
  t.equal(received.length, 3)
  for (const name of ['D', 'E']) await app.call(`PATCH /notes/${code}`, { name })
  app.clock.advance(3_600_000)
  await worker.runOnce()
  t.equal(received.length, 4)
  t.equal(
    count(await statuses(app), 'dead'),
    5,
    'when it is refused, all that are older than the schedule are given up'
  )
  t.equal(count(await statuses(app), 'pending'), 2)
})

t.test('an event that a target will not take is passed by the others after three attempts', async (t) => {
  const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1s,1h,2h' })
  const worker = workerOf(t, app)
  const refused = ['Bad', 'Worse']
  const { url, received } = await sink(t, (response, _, request) =>
    response.writeHead(refused.includes(nameIn(request)) ? 500 : 204).end()
  )
  const code = await noteWithEvents(app, url, ['Bad', 'A', 'B'])
  for (const later of [0, 1000, 999]) {
    app.clock.advance(later)
    await worker.runOnce()
  }
  t.strictSame(received.map(nameIn), ['Plan', 'Bad', 'Bad'])
  app.clock.advance(1)
  await worker.runOnce()
  t.strictSame(received.splice(0).map(nameIn), ['Plan', 'Bad', 'Bad', 'Bad', 'A', 'B'])

  await app.call(`PATCH /notes/${code}`, { name: 'C' })
  await worker.runOnce()
  t.strictSame(received.splice(0).map(nameIn), ['C'], 'it does not hold up new events')
  app.clock.advance(3_600_000)
  await worker.runOnce()
  t.strictSame(received.splice(0).map(nameIn), ['Bad'], 'it has a schedule of its own')
  for (const name of ['Worse', 'D']) await app.call(`PATCH /notes/${code}`, { name })
  for (const later of [0, 1000, 1000]) {
    app.clock.advance(later)
    await worker.runOnce()
  }
  t.strictSame(received.splice(0).map(nameIn), ['Worse', 'Worse', 'Worse', 'D'])
  app.clock.advance(7_200_000)
  await worker.runOnce()
  t.strictSame((await app.store.deliveries.list({ status: 'dead' }, 10)).length, 1, 'at its end it is given up')
})

t.test('an event behind one that was refused three times is tried as soon as it is recorded', async (t) => {
  const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1s,1h,2h' })
  const worker = workerOf(t, app)
  const { url, received } = await sink(t, (response, _, request) =>
    response.writeHead(nameIn(request) === 'Bad' ? 500 : 204).end()
  )
  const code = await noteWithEvents(app, url, ['Bad'])
  for (const later of [0, 1000, 1000]) {
    app.clock.advance(later)
    await worker.runOnce()
  }
  await app.call(`PATCH /notes/${code}`, { name: 'Good' })
  await worker.runOnce()
  t.strictSame(received.map(nameIn), ['Plan', 'Bad', 'Bad', 'Bad', 'Good'])
})

t.test('a target that fails for others too keeps their order', async (t) => {
  const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1s,1h,2h' })
  const worker = workerOf(t, app)
  let down = true
  const { url, received } = await sink(t, (response) => response.writeHead(down ? 500 : 204).end())
  await noteWithEvents(app, url, ['A', 'B'])
  for (const later of [0, 1000, 1000]) {
    app.clock.advance(later)
    await worker.runOnce()
  }
  t.strictSame(received.splice(0).map(nameIn), ['Plan', 'Plan', 'Plan', 'A'], 'the one behind is tried once')
  down = false
  app.clock.advance(3_600_000)
  await worker.runOnce()
  t.strictSame(received.map(nameIn), ['Plan', 'A', 'B'])
})

t.test('integrations with the address of one chat share its pace and order', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app)
  const { url, received } = await sink(t)
  const codes: string[] = []
  for (let index = 0; index < 8; index++) {
    const { note_code } = await createNote(app.call, { name: `Plan ${index}` })
    codes.push(note_code)
    // Ways to write one address.
    const webhook_url = index % 2 === 0 ? `${url}/chat` : `${url.toUpperCase()}/a/../chat#x`
    await app.call(`POST /notes/${note_code}/services`, { name: 'chat_a', webhook_url })
  }
  const other = { name: 'chat_d', webhook_url: `${url}/chat` }
  await app.call(`POST /notes/${codes[0]}/services`, other)
  await worker.runOnce()
  t.equal(received.length, 2, 'one to the chat, and one to the chat of another kind')
  await app.call(`DELETE /notes/${codes[3]}/services/4`)
  for (let second = 0; second < 8; second++) {
    app.clock.advance(999)
    await worker.runOnce()
    app.clock.advance(1)
    await worker.runOnce()
  }
  const texts = received.map(({ body }) => JSON.parse(body)).filter(({ blocks }) => blocks)
  t.strictSame(
    texts.map(({ text }) => text.match(/Plan \d/)[0]),
    [0, 1, 2, 4, 5, 6, 7].map((index) => `Plan ${index}`),
    'in order, without what was removed'
  )
})

t.test('nothing is sent on a connection that opens after a removal', async (t) => {
  const app = await service(t, allowLocal)
  const { url, received } = await sink(t)
  const { note_code } = await createNote(app.call)
  const { send, ...others } = createSender(app.config.WEBHOOK_ALLOW)
  let whileConnecting = async () => {}
  let connected = 0
  const sender: Sender = {
    ...others,
    async send(request, mayBegin) {
      connected++
      await whileConnecting()
      return send(request, mayBegin)
    },
  }
  const worker = workerOf(t, app, { sender })
  const removed = await addWebhook(app, note_code, url)
  whileConnecting = async () => {
    t.equal((await app.call(`DELETE /notes/${note_code}/services/${removed}`)).status, 204)
    app.clock.advance(300)
  }
  await worker.runOnce()
  t.strictSame([received.length, connected], [0, 1])

  await addWebhook(app, note_code, url)
  whileConnecting = async () => {
    if (connected === 2) app.clock.advance(300)
  }
  await worker.runOnce()
  t.strictSame([received.length, connected], [1, 3], 'what was not removed is read again, and sent')
  t.strictSame(worker.logged, [], 'a connection that opened late is no failure')
})

t.test('nothing is begun once the worker stops, even if it waits for an address', async (t) => {
  const app = await service(t, allowLocal)
  const { url, received } = await sink(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  let stopped: Promise<void> | undefined
  const sender: Sender = {
    ...createSender(app.config.WEBHOOK_ALLOW),
    async prepare() {
      stopped = worker.stop()
    },
  }
  const worker = workerOf(t, app, { sender })
  await worker.runOnce()
  await stopped
  t.equal(received.length, 0)
  t.equal((await app.store.deliveries.pending()).count, 1)
})

t.test('a delivery whose connections all open late has failed after three, whatever other deliveries do', async (t) => {
  const app = await service(t, allowLocal)
  const { url, received } = await sink(t)
  const { send, ...others } = createSender(app.config.WEBHOOK_ALLOW)
  const connected = new Map<string | undefined, number>()
  const sender: Sender = {
    ...others,
    async send(request, mayBegin) {
      const id = request.headers['webhook-id']
      connected.set(id, (connected.get(id) ?? 0) + 1)
      app.clock.advance(300)
      return send(request, mayBegin)
    },
  }
  const worker = workerOf(t, app, { sender })
  for (let count = 0; count < 3; count++) await addWebhook(app, (await createNote(app.call)).note_code, url)
  await worker.runOnce()
  t.strictSame([...connected.values()], [3, 3, 3])
  t.equal(received.length, 0)
  t.match(worker.logged, Array(3).fill({ attempt: 1, error: 'connecting took too long' }))
})

t.test('soon after a removal nothing more is begun to a target', async (t) => {
  const app = await service(t, allowLocal)
  const worker = workerOf(t, app, { monotonicNow: () => performance.now() })
  const times: { path: string; at: number; type: string }[] = []
  let goOn = () => {}
  const { url } = await sink(t, (response, nth, { path, body }) => {
    times.push({ path, at: performance.now(), type: JSON.parse(body).type })
    if (nth === 8) goOn()
    setTimeout(() => response.end(), 100)
  })
  const names = Array.from({ length: 20 }, (_, index) => `Plan ${index}`)
  const removed = await noteWithEvents(app, `${url}/removed`, names)
  const deleted = await noteWithEvents(app, `${url}/deleted`, names)
  const enough = new Promise<void>((resolve) => {
    goOn = resolve
  })
  worker.start()
  await enough
  await app.call(`DELETE /notes/${removed}/services/1`)
  await app.call(`DELETE /notes/${deleted}`)
  const answeredAt = performance.now()
  while (!times.some(({ type }) => type === 'note.deleted')) await delay(10)
  // Without the removals, 20 events would take 2 s.
  while (performance.now() < answeredAt + 1500) await delay(50)
  await worker.stop()
  const late = times.filter(({ at, type }) => at > answeredAt + 500 && type !== 'note.deleted')
  t.strictSame(late, [])
  t.match(await app.store.deliveries.list({ status: 'dead' }, 1), [{ error: 'the note was deleted' }])
  t.equal((await app.store.deliveries.pending()).count, 0)
})
