import { lookup } from 'node:dns/promises'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { readConfig } from '../../server/config.js'
import { createDnsCache, createResolve, NameNotResolved } from '../../server/delivery/dns-lookup.js'
import { createSender } from '../../server/delivery/send.js'
import { createNote, folder, service } from '../helper.js'
import { nameServer } from './name-server.js'
import { addWebhook, allowLocal, sink, workerOf } from './sink.js'

t.test('names whose look-up hangs delay nobody', async (t) => {
  const app = await service(t, allowLocal)
  const { address, asked } = await nameServer(t, { 'live.example': '127.0.0.1' })
  const dnsCache = createDnsCache({
    resolve: createResolve({ servers: [address], configFile: '/dev/null' }),
    timeoutMs: 3000,
  })
  const worker = workerOf(t, app, { dnsCache, monotonicNow: () => performance.now() })
  let arrived = () => {}
  const { url, received } = await sink(t, (response) => {
    response.end()
    arrived()
  })
  const { note_code } = await createNote(app.call)
  for (let index = 0; index < 8; index++) await addWebhook(app, note_code, `http://silent-${index}.example/`)
  worker.start()
  while (new Set(asked).size < 8) await delay(10)

  await addWebhook(app, note_code, `${url.replace('127.0.0.1', 'live.example')}/named`)
  await addWebhook(app, note_code, `${url}/address`)
  worker.wake()
  while (received.length < 2) {
    await new Promise<void>((resolve) => {
      arrived = resolve
    })
  }
  // PostgreSQL's host names and files use the threads that getaddrinfo would occupy.
  await Promise.all([...Array.from({ length: 4 }, () => lookup('localhost')), readFile('/etc/hosts')])
  t.strictSame(received.map(({ path }) => path).toSorted(), ['/address', '/named'])

  const error = async () => (await app.store.deliveries.list({ service: 1 }, 1))[0]?.error
  t.equal(await error(), null, 'the look-ups that hang have not ended')
  while ((await error()) === null) await delay(50)
  t.equal(await error(), 'could not resolve silent-0.example: no answer from the name server')
  await worker.stop()
})

t.test('the limit of an attempt begins once there is an address', async (t) => {
  const { url } = await sink(t)
  const dnsCache = createDnsCache({
    resolve: async () => {
      await delay(300)
      return { addresses: [{ address: '127.0.0.1', family: 4 }], ttlMs: 60_000 }
    },
  })
  const { send, close } = createSender(readConfig(allowLocal).WEBHOOK_ALLOW, { dnsCache, timeoutMs: 250 })
  t.teardown(close)
  t.equal((await send({ url: url.replace('127.0.0.1', 'slow.example'), headers: {}, body: '{}' })).error, null)
})

t.test('names are found like the system finds them', async (t) => {
  const { address, asked } = await nameServer(t, {
    'hooks.example': '192.0.2.1',
    'hooks.inside.example': '192.0.2.2',
    'one.two.inside.example': '192.0.2.3',
  })
  const path = folder(t)
  const files = { hostsFile: join(path, 'hosts'), configFile: join(path, 'resolv.conf') }
  await writeFile(files.hostsFile, '# 192.0.2.9 other\n192.0.2.7\tListed.example alias # comment\n2001:db8::7 alias\n')
  await writeFile(files.configFile, 'nameserver 192.0.2.53\nsearch inside.example. other.example\noptions ndots:2\n')
  const resolve = createResolve({ servers: [address], ...files })
  const find = async (name: string) =>
    (await resolve(name, AbortSignal.timeout(5000))).addresses.map(({ address }) => address)
  t.strictSame(await find('listed.example.'), ['192.0.2.7'])
  t.strictSame(await find('ALIAS'), ['192.0.2.7', '2001:db8::7'])
  t.strictSame(await find('localhost'), ['127.0.0.1', '::1'])
  t.strictSame(await find('api.localhost'), ['127.0.0.1', '::1'])
  t.strictSame(asked, [], 'without the name server')
  t.strictSame(await find('hooks'), ['192.0.2.2'], 'a short name is searched for')
  t.strictSame(await find('one.two'), ['192.0.2.3'])
  t.strictSame(await find('hooks.example.'), ['192.0.2.1'])
  await t.rejects(find('nowhere.example'), {
    constructor: NameNotResolved,
    message: 'could not resolve nowhere.example',
  })
})
