import { rmSync, statSync } from 'node:fs'
import t from 'tap'
import { addWebhook, allowLocal, sink } from '../delivery/sink.js'
import { callWith, createNote, freePort } from '../helper.js'
import { testServer } from '../postgres.js'
import { processes } from '../process.js'

/** A server with a note and a target, whose one event came to an end as the target had it. */
async function delivered(t: Parameters<typeof processes>[0], status: () => number) {
  const all = await processes(t)
  let arrive = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      arrive = resolve
    })
  const { url, received } = await sink(t, (response) => {
    response.writeHead(status()).end('\u001b[2Jso')
    arrive()
  })
  const extra = { ...allowLocal, LOG_LEVEL: 'silent' }
  const server = await all.serve(extra)
  const call = callWith(all.baseUrl, server.token)
  const { note_code } = await createNote(call)
  const first = next()
  const service = await addWebhook({ call }, note_code, url, 'secret')
  await first
  const until = async (wanted: string) => {
    for (;;) {
      const { stdout } = await all.run(['deliveries', 'list', '--json'])
      if (JSON.parse(stdout)[0].status === wanted) return
    }
  }
  return { ...all, server, note_code, service, received, extra, next, until }
}

t.test('deliveries are listed, shown and sent again', async (t) => {
  let status = 410
  const { run, note_code, service, received, next, until } = await delivered(t, () => status)
  await until('dead')
  const list = async (...args: string[]) => JSON.parse((await run(['deliveries', 'list', '--json', ...args])).stdout)
  const [dead] = await list('--status', 'dead', '--note', note_code, '--service', String(service))
  t.equal(dead.error, 'answered 410')
  t.strictSame(await list('--status', 'pending'), [])
  t.strictSame(await list('--note', 'another'), [])

  const id = String(dead.id)
  const { stdout } = await run(['deliveries', 'show', id])
  t.match(stdout, /"\\u001b\[2Jso"/, 'an answer cannot command the terminal')
  t.notMatch(stdout, /secret/)
  const shown = JSON.parse((await run(['deliveries', 'show', id, '--json'])).stdout)
  t.equal(shown.log[0].http_status, 410)
  t.equal(shown.body.type, 'ping')
  t.equal(shown.message_id, received[0]?.headers['webhook-id'])

  status = 204
  const again = next()
  t.equal((await run(['deliveries', 'retry', '--service', String(service)])).stdout, '1 due now\n')
  await again
  await until('delivered')
  const none = await run(['deliveries', 'retry', '--service', '999'])
  t.equal(none.stdout, 'No delivery to an integration 999 is dead.\n')
  const third = next()
  t.match((await run(['deliveries', 'retry', id, '999'])).stderr, /^There is no delivery 999\.\n$/)
  t.equal((await run(['deliveries', 'retry', id, id])).stdout, '1 due now\n')
  await third
  t.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1)
})

t.test('the metrics of a server count events, and tell how long its queue is and how old', async (t) => {
  const { baseUrl, until } = await delivered(t, () => 500)
  await until('pending')
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text()
  t.match(metrics, /^notewire_events_total{type="ping"} 1$/m)
  t.match(metrics, /^notewire_delivery_attempts_total{kind="webhook",outcome="failed"} 1$/m)
  t.match(metrics, /^notewire_deliveries_pending 1$/m)
  t.match(metrics, /^notewire_deliveries_oldest_pending_seconds (?!0$)[\d.]+$/m)
})

t.test('a wrong use of the commands is one clear line', async (t) => {
  const { run } = await processes(t)
  const fails = async (args: string[], message: RegExp) => {
    const { code, stderr } = await run(['deliveries', ...args])
    t.equal(code, 1)
    t.match(stderr, message)
  }
  if (!testServer)
    await fails(['list'], /^There is no .+notewire\.db: `notewire serve` makes it, or DATABASE_URL names another\.\n$/)
  await run(['users', 'add', '--name', 'Ann Lee'])
  await fails(['show', '7'], /^There is no delivery 7\.\n$/)
  await fails(['retry', '7'], /^There is no delivery 7\.\n$/)
  await fails(['retry'], /^Name deliveries, or an integration with --service\.\n$/)
  await fails(['retry', '1', '--service', '2'], /^Name deliveries, or an integration with --service\.\n$/)
  await fails(['list', '--service', 'x'], /Use a whole number, from 1\./)
  await fails(['list', '--status', 'lost'], /Allowed choices are pending, delivered, dead\./)
})

t.test('a worker of its own delivers what a server without one leaves', async (t) => {
  const { serve, run, baseUrl, work } = await processes(t)
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
  while (!(await metrics()).includes('notewire_delivery_attempts_total{kind="webhook",outcome="delivered"} 1'));
  t.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200)
  t.equal(await stop('SIGTERM'), 0)
  t.equal(JSON.parse((await run(['deliveries', 'list', '--json'])).stdout)[0].status, 'delivered')
})

t.test('a lost key is one clear error, and has a way out', async (t) => {
  const { server, run, serve, until, extra, environment } = await delivered(t, () => 204)
  await until('delivered')
  await server.stop('SIGTERM')
  const keyFile = `${environment.DATABASE_URL.replace('sqlite:', '')}.key`
  // With PostgreSQL there is no file.
  if (!testServer) {
    t.equal(statSync(keyFile).mode & 0o777, 0o600)
    rmSync(keyFile)
  }
  const lost = { ...extra, ...(testServer && { SECRET_KEY: 'not the key that it was encrypted with' }) }
  for (const command of ['serve', 'worker']) {
    const { code, stderr } = await run([command], lost)
    t.equal(code, 1)
    t.match(
      stderr,
      /^(The key in .+\.key|SECRET_KEY) does not decrypt the tokens and secrets of integrations\. .+`notewire secrets forget`.+\n$/
    )
  }
  t.equal((await run(['secrets', 'forget'], lost)).stdout, '1 removed\n')
  await serve(lost)
})
