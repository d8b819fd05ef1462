import t, { type Test } from 'tap'
import { addWebhook, allowLocal, sink } from '../delivery/sink.js'
import { callWith, createNote } from '../helper.js'
import { testServer } from '../postgres.js'
import { processes } from '../process.js'

/** Starts a server with a webhook that has received its ping and responds with this status. */
async function withWebhook(t: Test, responseStatus: () => number) {
  const base = await processes(t)
  let arrive = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      arrive = resolve
    })
  const { url, received } = await sink(t, (response) => {
    response.writeHead(responseStatus()).end('\u001b[2Jtext')
    arrive()
  })
  const extra = { ...allowLocal, LOG_LEVEL: 'silent' }
  const server = await base.serve(extra)
  const call = callWith(base.baseUrl, server.token)
  const { note_code } = await createNote(call)
  const first = next()
  const service = await addWebhook({ call }, note_code, url, 'secret')
  await first
  const until = async (status: string) => {
    for (;;) {
      const { stdout } = await base.run(['deliveries', 'list', '--json'])
      if (JSON.parse(stdout)[0].status === status) return
    }
  }
  return { ...base, server, note_code, service, received, extra, next, until }
}

t.test('deliveries are listed, shown and retried', async (t) => {
  let status = 410
  const { run, note_code, service, received, next, until } = await withWebhook(t, () => status)
  await until('dead')
  const list = async (...args: string[]) => JSON.parse((await run(['deliveries', 'list', '--json', ...args])).stdout)
  const [dead] = await list('--status', 'dead', '--note', note_code, '--service', String(service))
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
  t.equal(shown.message_id, received[0]?.headers['webhook-id'])

  status = 204
  const again = next()
  t.equal((await run(['deliveries', 'retry', '--service', String(service)])).stdout, '1 delivery due now\n')
  await again
  await until('delivered')
  const none = await run(['deliveries', 'retry', '--service', '999'])
  t.equal(none.stdout, 'integration 999 has no dead deliveries\n')
  const third = next()
  t.match((await run(['deliveries', 'retry', id, '999'])).stderr, /^error: delivery 999 does not exist\n$/)
  t.equal((await run(['deliveries', 'retry', id, id])).stdout, '1 delivery due now\n')
  await third
  t.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1)
})

t.test('wrong arguments are one clear line', async (t) => {
  const { run } = await processes(t)
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
  await fails(['list', '--service', 'x'], /Must be a whole number, at least 1\./)
  await fails(['list', '--status', 'lost'], /Allowed choices are pending, delivered, dead\./)
})
