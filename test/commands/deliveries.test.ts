import t from 'tap'
import { addWebhook, allowLocal, sink, workerOf } from '../delivery/sink.js'
import { createNote, ownDatabase, service } from '../helper.js'
import { testServer } from '../postgres.js'
import { commandsWith } from '../run-command.js'

t.test('deliveries are listed, shown and retried', async (t) => {
  const app = await service(t, allowLocal)
  const run = commandsWith(app.environment)
  const worker = workerOf(t, app)
  let status = 410
  const { url, received, ids } = await sink(t, (response) => response.writeHead(status).end('\u001b[2Jtext'))
  const { note_code } = await createNote(app.call)
  const service_id = String(await addWebhook(app, note_code, url, 'secret'))
  await worker.runOnce()
  const list = async (...args: string[]) => JSON.parse((await run(['deliveries', 'list', '--json', ...args])).stdout)
  const [dead] = await list('--status', 'dead', '--note', note_code, '--service', service_id)
  t.equal(dead.error, 'HTTP status 410')
  t.strictSame(await list('--status', 'pending'), [])
  t.strictSame(await list('--note', 'another'), [])

  const id = String(dead.id)
  const { stdout } = await run(['deliveries', 'show', id])
  t.match(stdout, /"\\u001b\[2Jtext"/, 'control characters of a response are escaped')
  t.notMatch(stdout, /secret/)
  const shown = JSON.parse((await run(['deliveries', 'show', id, '--json'])).stdout)
  t.equal(shown.log[0].http_status, 410)
  t.equal(shown.body.type, 'ping')
  t.equal(shown.message_id, ids()[0])

  status = 204
  // Commands use the time of the machine.
  app.clock.now = Date.now() + 60_000
  t.equal((await run(['deliveries', 'retry', '--service', service_id])).stdout, '1 delivery due now\n')
  await worker.runOnce()
  t.equal((await list())[0].status, 'delivered')
  const none = await run(['deliveries', 'retry', '--service', '999'])
  t.equal(none.stdout, 'integration 999 has no dead deliveries\n')
  t.match((await run(['deliveries', 'retry', id, '999'])).stderr, /^error: delivery 999 does not exist\n$/)
  t.equal((await run(['deliveries', 'retry', id, id])).stdout, '1 delivery due now\n')
  await worker.runOnce()
  t.equal(received.length, 3)
  t.equal(new Set(ids()).size, 1)
})

t.test('pending deliveries are cancelled by id, integration or address, and redelivered by id alone', async (t) => {
  const app = await service(t, allowLocal)
  const run = commandsWith(app.environment)
  const worker = workerOf(t, app)
  const { url, received } = await sink(t)
  const cancel = (...args: string[]) => run(['deliveries', 'cancel', ...args])
  const { note_code } = await createNote(app.call)
  const first = await addWebhook(app, note_code, `${url}/first`)
  await app.call(`POST /notes/${note_code}/services`, { name: 'chat_b', room_id: '42', api_token: 'token' })
  for (const name of ['A', 'B']) await app.call(`PATCH /notes/${note_code}`, { name })
  t.match((await cancel('1')).stderr, /^error: [^\n]+--yes[^\n]+\n$/, 'not without a confirmation')
  t.equal((await cancel('1', '--yes')).stdout, '1 delivery cancelled\n')
  t.equal((await cancel('1', '--yes')).stdout, 'no pending deliveries: nothing to cancel\n')
  t.equal((await cancel('--service', String(first), '--yes')).stdout, '2 deliveries cancelled\n')
  t.equal((await cancel('--target', '42', '--yes')).stdout, '3 deliveries cancelled\n')
  await addWebhook(app, note_code, `${url}/second`)
  const written = `${url.replace('http', 'HTTP')}/./second`
  t.equal((await cancel('--target', written, '--yes')).stdout, '1 delivery cancelled\n')
  await worker.runOnce()
  t.equal(received.length, 0)
  const rows = JSON.parse((await run(['deliveries', 'list', '--json'])).stdout)
  t.strictSame(
    rows.map(({ status, error }: Record<string, string>) => `${status}: ${error}`),
    Array(7).fill('dead: cancelled')
  )
  const retried = await run(['deliveries', 'retry', '--service', String(first)])
  t.equal(retried.stdout, `integration ${first} has no dead deliveries\n`)
  // Commands use the time of the machine.
  app.clock.now = Date.now() + 60_000
  t.equal((await run(['deliveries', 'retry', '1'])).stdout, '1 delivery due now\n')
  await worker.runOnce()
  t.equal(received.length, 1)
})

t.test('wrong arguments are one clear line', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  const fails = async (args: string[], message: RegExp) => {
    const { code, stderr } = await run(['deliveries', ...args])
    t.equal(code, 1)
    t.match(stderr, message)
  }
  if (!testServer) await fails(['list'], /^error: database file .+notewire\.db does not exist: [^\n]+\n$/)
  await run(['users', 'add', '--name', 'Ann Lee'])
  await fails(['show', '7'], /^error: delivery 7 does not exist\n$/)
  await fails(['retry', '7'], /^error: delivery 7 does not exist\n$/)
  await fails(['retry'], /^error: specify either ids of deliveries or --service\n$/)
  await fails(['retry', '1', '--service', '2'], /^error: specify either ids of deliveries or --service\n$/)
  await fails(['cancel', '7', '--yes'], /^error: delivery 7 does not exist\n$/)
  await fails(['cancel'], /^error: specify either ids of deliveries, --service or --target\n$/)
  await fails(['cancel', '1', '--target', 'x'], /^error: specify either ids of deliveries, --service or --target\n$/)
  await fails(['list', '--service', 'x'], /Must be a whole number, at least 1\./)
  await fails(['list', '--status', 'lost'], /Allowed choices are pending, delivered, dead\./)
})
