import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { addWebhook, allowLocal, sink } from '../delivery/sink.js'
import { callWith, createNote, freePort } from '../helper.js'
import { processes } from '../process.js'
import { open } from '../raw-http.js'
import { commandsWith } from '../run-command.js'

t.test('a worker delivers the events of a server without one', async (t) => {
  const { serve, environment, baseUrl, work } = await processes(t)
  const run = commandsWith(environment)
  const { url, received } = await sink(t, (response) => {
    response.end()
    arrive()
  })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const server = await serve(allowLocal, ['--no-worker'])
  const call = callWith(baseUrl, server.token)
  await addWebhook({ call }, (await createNote(call)).note_code, url)
  t.equal(JSON.parse((await run(['deliveries', 'list', '--json'])).stdout)[0].status, 'pending')
  t.equal(received.length, 0)
  const port = await freePort()
  const { stop } = work(allowLocal, ['--port', String(port)])
  await arrived
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const delivered = 'notewire_delivery_attempts_total{kind="webhook",outcome="delivered"} 1'
  while (!(await metrics()).includes(delivered)) await delay(20)
  t.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200)
  // Neither a silent connection nor half a request keeps it from stopping.
  await open(`http://127.0.0.1:${port}`)
  const half = await open(`http://127.0.0.1:${port}`)
  half.write('GET /healthz HTTP/1.1\r\n')
  const stopping = performance.now()
  t.equal(await stop('SIGTERM'), 0)
  t.ok(performance.now() - stopping < 10_000)
  t.equal(JSON.parse((await run(['deliveries', 'list', '--json'])).stdout)[0].status, 'delivered')
})
