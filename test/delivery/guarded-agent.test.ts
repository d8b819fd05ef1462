import { networkInterfaces } from 'node:os'
import t, { type Test } from 'tap'
import { readConfig } from '../../server/config.js'
import { createDnsCache } from '../../server/delivery/dns-lookup.js'
import { createSender, type SenderOptions } from '../../server/delivery/send.js'
import { createNote, service } from '../helper.js'
import { addWebhook, allowLocal, listen, sink, workerOf } from './sink.js'

const request = (url: string) => ({ url, headers: {}, body: '{}' })
const allow = (WEBHOOK_ALLOW = '') => readConfig({ WEBHOOK_ALLOW }).WEBHOOK_ALLOW

function senderOf(t: Test, allowed = allow(), options: SenderOptions = {}) {
  const sender = createSender(allowed, options)
  t.teardown(sender.close)
  return sender
}

/** Returns names with these addresses, which are looked up for each connection. */
const dnsCacheOf = (addresses: Record<string, string[]>) =>
  createDnsCache({
    minMs: 0,
    resolve: async (hostname) => ({
      addresses: (addresses[hostname] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ttlMs: 0,
    }),
  })

t.test('private addresses are never connected to, and each refusal says why', async (t) => {
  let connections = 0
  const { server, port } = await listen(t, (_, response) => response.end(), '::')
  server.on('connection', () => connections++)
  const ownAddress = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
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
    ...(ownAddress ? [ownAddress] : []),
  ]
  const dnsCache = dnsCacheOf({
    'inside.example': ['127.0.0.1'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'translated.example': ['64:ff9b::7f00:1'],
  })
  const { send } = senderOf(t, allow(), { dnsCache })
  for (const host of hosts) {
    const { error, refused } = await send(request(`http://${host}:${port}/`))
    t.ok(refused, host)
    t.match(error ?? '', /^target URL leads to \S+, a private address that WEBHOOK_ALLOW does not list$/)
  }
  const refusals: Record<string, RegExp> = {
    [`http://user:pass@127.0.0.1:${port}/`]: /^target URL must not contain a username or password$/,
    [`https://user@example.com:${port}/`]: /^target URL must not contain a username or password$/,
    [`ftp://127.0.0.1:${port}/`]: /http or https/,
    'file:///etc/passwd': /http or https/,
    [`gopher://127.0.0.1:${port}/_x`]: /http or https/,
  }
  for (const [url, why] of Object.entries(refusals)) t.match((await send(request(url))).error ?? '', why)
  t.equal(connections, 0)
})

t.test('the addresses of a name are checked at each connection', async (t) => {
  let connections = 0
  const { server, port } = await listen(t, (_, response) => response.end())
  server.on('connection', () => connections++)
  const addresses = { 'turns.example': ['127.0.0.1'] }
  const { send } = senderOf(t, allow('127.0.0.1'), { dnsCache: dnsCacheOf(addresses) })
  const close = { ...request(`http://turns.example:${port}/`), headers: { connection: 'close' } }
  t.equal((await send(close)).error, null)
  addresses['turns.example'] = ['127.0.0.2']
  t.equal((await send(close)).refused, true)
  t.equal(connections, 1)
})

t.test('a redirect to a private address is not followed', async (t) => {
  let connections = 0
  const { server, port } = await listen(t, (_, response) => response.end(), '127.0.0.2')
  server.on('connection', () => connections++)
  const { url } = await sink(t, (response) => response.writeHead(307, { location: `http://127.0.0.2:${port}/` }).end())
  t.equal(
    (await senderOf(t, allow('127.0.0.1')).send(request(url))).error,
    'HTTP status 307; redirects are not followed'
  )
  t.equal(connections, 0)
})

t.test('WEBHOOK_ALLOW allows the listed networks and hosts, and no others', async (t) => {
  const { url } = await sink(t)
  const port = new URL(url).port
  const dnsCache = dnsCacheOf({ 'hooks.internal': ['127.0.0.1'], 'other.internal': ['127.0.0.1'] })
  const allowed = async (WEBHOOK_ALLOW: string, host: string) =>
    !(await senderOf(t, allow(WEBHOOK_ALLOW), { dnsCache }).send(request(`http://${host}:${port}/`))).refused
  t.equal(await allowed('127.0.0.0/8', '127.0.0.1'), true)
  t.equal(await allowed('127.0.0.0/8', 'hooks.internal'), true)
  t.equal(await allowed('127.0.0.2', '127.0.0.1'), false)
  t.equal(await allowed('hooks.internal', 'hooks.internal'), true)
  t.equal(await allowed('hooks.internal', 'HOOKS.internal.'), true)
  t.equal(await allowed('hooks.internal', 'other.internal'), false)
  t.equal(await allowed('hooks.internal', '127.0.0.1'), false)
})

t.test('a delivery to a private address is dead at once', async (t) => {
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
