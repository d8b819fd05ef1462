// Targets that mean harm, or just work badly: each costs a bounded time, and says in words what was wrong.
import type { LookupAddress } from 'node:dns'
import { networkInterfaces } from 'node:os'
import t, { type Test } from 'tap'
import { readConfig } from '../../server/config.js'
import { createSender, type Lookup } from '../../server/delivery/send.js'
import { createNote, freePort, service } from '../helper.js'
import { addWebhook, allowLocal, listen, sink, workerOf } from './sink.js'

const request = (url: string) => ({ url, headers: {}, body: '{}' })
const allow = (WEBHOOK_ALLOW = '') => readConfig({ WEBHOOK_ALLOW }).WEBHOOK_ALLOW

function senderOf(t: Test, allowed = allow(), options: Parameters<typeof createSender>[1] = {}) {
  const sender = createSender(allowed, { timeout: 400, ...options })
  t.teardown(sender.close)
  return sender
}

const badSinks: Record<string, { answer: Parameters<typeof sink>[1]; error: RegExp }> = {
  hangs: { answer: () => {}, error: /^no whole answer within 0.4 s$/ },
  'drips for ever': {
    answer: (response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    },
    error: /^no whole answer within 0.4 s$/,
  },
  'closes the socket': {
    answer: (response) => response.socket?.destroy(),
    error: /^the connection was closed before the whole answer came$/,
  },
  'closes the socket within its answer': {
    answer: (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      setImmediate(() => response.socket?.destroy())
    },
    error: /^the connection was closed before the whole answer came$/,
  },
  'answers 1 GB': {
    answer: (response) => {
      const chunk = Buffer.alloc(1 << 20)
      let left = 1024
      const more = () => {
        while (left-- > 0 && !response.destroyed) if (!response.write(chunk)) return response.once('drain', more)
        return response.end()
      }
      more()
    },
    error: /^the answer has more than 65536 bytes$/,
  },
  redirects: {
    answer: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    error: /^answered 302: redirects are not followed$/,
  },
}

for (const [behaviour, { answer, error }] of Object.entries(badSinks)) {
  t.test(`a target that ${behaviour} costs a bounded time and is tried again`, async (t) => {
    const app = await service(t, allowLocal)
    const worker = workerOf(t, app, { timeout: 400 })
    let recovered = false
    const { url, received } = await sink(t, (response, ...rest) =>
      recovered ? response.end() : answer?.(response, ...rest)
    )
    await addWebhook(app, (await createNote(app.call)).note_code, url)
    await worker.runOnce()
    const [delivery] = await app.store.deliveries.list({}, 1)
    t.match(delivery?.error ?? '', error)
    recovered = true
    app.clock.now += 5000
    await worker.runOnce()
    t.strictSame(
      received.map(({ path }) => path),
      ['/', '/']
    )
    t.equal((await app.store.deliveries.list({}, 1))[0]?.status, 'delivered')
  })
}

/** What names stand for, each time they are asked for: the last answer stays. */
const names =
  (answers: Record<string, string[][]>): Lookup =>
  (hostname, _, callback) => {
    const rest = answers[hostname] ?? []
    const addresses = (rest.length > 1 ? rest.shift() : rest[0]) ?? []
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
    )
  }

t.test('no hostile address is ever connected to, and each refusal says why', async (t) => {
  let connections = 0
  const { server, port } = await listen(t, (_, response) => response.end(), '::')
  server.on('connection', () => connections++)
  const own = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address
  const hosts = [
    '127.0.0.1',
    '127.255.255.254',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0.0.0.0',
    '0',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    'localhost',
    'LOCALHOST.',
    'any.localhost',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'inside.example',
    'mixed.example',
    'mapped.example',
    'translated.example',
    ...(own ? [own] : []),
  ]
  const resolve = names({
    'inside.example': [['127.0.0.1']],
    'mixed.example': [['93.184.215.14', '127.0.0.1']],
    'mapped.example': [['::ffff:127.0.0.1']],
    'translated.example': [['64:ff9b::7f00:1']],
  })
  const { send } = senderOf(t, allow(), { resolve })
  for (const host of hosts) {
    const { error, refused } = await send(request(`http://${host}:${port}/`))
    t.ok(refused, host)
    t.match(error ?? '', /^its address leads to \S+, a private address that WEBHOOK_ALLOW does not open$/)
  }
  const others: Record<string, RegExp> = {
    [`http://user:pass@127.0.0.1:${port}/`]: /username or password/,
    [`https://user@example.com:${port}/`]: /username or password/,
    [`ftp://127.0.0.1:${port}/`]: /http or https/,
    'file:///etc/passwd': /http or https/,
    [`gopher://127.0.0.1:${port}/_x`]: /http or https/,
  }
  for (const [url, why] of Object.entries(others)) t.match((await send(request(url))).error ?? '', why)
  t.equal(connections, 0)
})

t.test('a name that changes its address is checked each time that it is dialled', async (t) => {
  let connections = 0
  const { server, port } = await listen(t, (_, response) => response.end())
  server.on('connection', () => connections++)
  const { send } = senderOf(t, allow('127.0.0.1'), {
    resolve: names({ 'turns.example': [['127.0.0.1'], ['127.0.0.2']] }),
  })
  const close = { ...request(`http://turns.example:${port}/`), headers: { connection: 'close' } }
  t.equal((await send(close)).error, null)
  t.equal((await send(close)).refused, true)
  t.equal(connections, 1)
})

t.test('a redirect into the private network is not followed', async (t) => {
  let connections = 0
  const { server, port } = await listen(t, (_, response) => response.end(), '127.0.0.2')
  server.on('connection', () => connections++)
  const { url } = await sink(t, (response) => response.writeHead(307, { location: `http://127.0.0.2:${port}/` }).end())
  t.equal((await senderOf(t, allow('127.0.0.1')).send(request(url))).error, 'answered 307: redirects are not followed')
  t.equal(connections, 0)
})

t.test('WEBHOOK_ALLOW opens networks and hosts, and nothing beside them', async (t) => {
  const { url } = await sink(t)
  const port = new URL(url).port
  const resolve = names({ 'hooks.internal': [['127.0.0.1']], 'other.internal': [['127.0.0.1']] })
  const allowed = async (WEBHOOK_ALLOW: string, host: string) =>
    !(await senderOf(t, allow(WEBHOOK_ALLOW), { resolve }).send(request(`http://${host}:${port}/`))).refused
  t.equal(await allowed('127.0.0.0/8', '127.0.0.1'), true)
  t.equal(await allowed('127.0.0.0/8', 'hooks.internal'), true)
  t.equal(await allowed('127.0.0.2', '127.0.0.1'), false)
  t.equal(await allowed('hooks.internal', 'hooks.internal'), true)
  t.equal(await allowed('hooks.internal', 'HOOKS.internal.'), true)
  t.equal(await allowed('hooks.internal', 'other.internal'), false)
  t.equal(await allowed('hooks.internal', '127.0.0.1'), false)
})

t.test('a target that is found to be private is given up at once', async (t) => {
  const app = await service(t, allowLocal)
  const { url, received } = await sink(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  const closed = { ...app, config: { ...app.config, WEBHOOK_ALLOW: allow() } }
  await workerOf(t, closed).runOnce()
  t.equal(received.length, 0)
  const [delivery] = await app.store.deliveries.list({}, 1)
  t.equal(delivery?.status, 'dead')
  t.match(delivery?.error ?? '', /WEBHOOK_ALLOW/)
})

t.test('what goes wrong is said in words', async (t) => {
  const { send } = senderOf(t, allow('127.0.0.1'))
  const { url } = await sink(t, (response) => response.writeHead(429, { 'retry-after': 'soon 2090' }).end())
  const plain = await send(request(url))
  t.strictSame([plain.error, plain.retry_after], ['answered 429', null])
  t.match((await send(request(url.replace('http:', 'https:')))).error ?? '', /^no TLS connection: ERR_SSL_\w+$/)
  const nobody = `http://127.0.0.1:${await freePort()}/`
  t.equal((await send(request(nobody))).error, 'nothing listens there: the connection was refused')
})
