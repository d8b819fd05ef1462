import { setTimeout as delay } from 'node:timers/promises'
import { Registry } from 'prom-client'
import t from 'tap'
import { queueMetrics } from '../../server/delivery/metrics.js'
import { createNote, service } from '../helper.js'
import { processes } from '../process.js'
import { addWebhook, allowLocal, sink, workerOf } from './sink.js'

t.test('the metrics count events and attempts, and show the length and age of the queue', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve({ ...allowLocal, LOG_LEVEL: 'silent' })
  const { url } = await sink(t, (response) => response.writeHead(500).end())
  await addWebhook(server, (await createNote(server.call)).note_code, url)
  const metrics = async () => (await fetch(`${baseUrl}/metrics`)).text()
  const failed = /^notewire_delivery_attempts_total{kind="webhook",outcome="failed"} 1$/m
  while (!failed.test(await metrics())) await delay(20)
  const text = await metrics()
  t.match(text, /^notewire_events_total{type="ping"} 1$/m)
  t.match(text, /^notewire_deliveries_pending 1$/m)
  t.match(text, /^notewire_deliveries_oldest_pending_seconds (?!0$)[\d.]+$/m)
})

t.test('targets that are failing or down are counted, and those down do not make the queue look old', async (t) => {
  const app = await service(t, { ...allowLocal, RETRY_SCHEDULE: '1s,1h' })
  const worker = workerOf(t, app)
  const registry = new Registry()
  queueMetrics(registry, app.store, () => app.clock.now)
  const values = async () => {
    const text = await registry.metrics()
    const names = ['targets_failing', 'targets_down', 'deliveries_pending', 'deliveries_oldest_pending_seconds']
    return names.map((name) => Number(text.match(new RegExp(`^notewire_${name} (.+)$`, 'm'))?.[1]))
  }
  const down = await sink(t, (response) => response.writeHead(500).end())
  const live = await sink(t)
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, live.url)
  await addWebhook(app, note_code, down.url)
  await worker.runOnce()
  app.clock.advance(999)
  t.strictSame(await values(), [1, 0, 1, 0.999])
  for (const later of [1, 3_599_000]) {
    app.clock.advance(later)
    await worker.runOnce()
  }
  await app.call(`PATCH /notes/${note_code}`, { name: 'New' })
  app.clock.advance(1000)
  await worker.runOnce()
  t.strictSame(await values(), [0, 1, 1, 0])
  await app.call(`DELETE /notes/${note_code}`)
  t.strictSame(await values(), [0, 0, 2, 0], 'the targets of a deleted note cannot be repaired')
})
