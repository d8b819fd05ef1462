import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createNote } from '../helper.js'
import { processes } from '../process.js'
import { addWebhook, allowLocal, sink } from './sink.js'

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
