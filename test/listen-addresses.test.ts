import { Registry } from 'prom-client'
import t from 'tap'
import { buildApp } from '../server/app.js'
import { addressesOf, assertPortIsFree, listen } from '../server/listen-addresses.js'
import { freePort, service } from './helper.js'
import { answersIn, open, received } from './raw-http.js'

t.test('localhost is the addresses of this machine with that name, and any other host itself', async (t) => {
  t.ok((await addressesOf('localhost')).includes('127.0.0.1'))
  t.strictSame(await addressesOf('0.0.0.0'), ['0.0.0.0'])
})

t.test('a start that fails on one address listens on none', async (t) => {
  const { store, secrets, config, now, monotonicNow } = await service(t)
  const app = buildApp({ config, store, secrets, metrics: new Registry(), now, monotonicNow })
  const port = await freePort()
  await t.rejects(listen(app, ['127.0.0.1', '127.0.0.1'], port), { code: 'EADDRINUSE' })
  await assertPortIsFree(['127.0.0.1'], port)
})

const linuxOnly = { skip: process.platform !== 'linux' && 'needs a second loopback address' }

t.test('every address has the same failures and the same graceful stop', linuxOnly, async (t) => {
  const { store, secrets, config, admin, now, monotonicNow } = await service(t)
  const addresses = ['127.0.0.1', '127.0.0.2']
  const port = await freePort()
  const baseUrl = `http://${addresses[1]}:${port}`
  const clocks = { now, monotonicNow }
  const app = buildApp({ config: { ...config, BASE_URL: baseUrl }, store, secrets, metrics: new Registry(), ...clocks })
  t.teardown(() => app.close())
  await listen(app, addresses, port)
  await t.rejects(assertPortIsFree([addresses[1] as string], port), { code: 'EADDRINUSE' })

  const send = async (text: string) => {
    const socket = await open(baseUrl)
    const all = received(socket).then(answersIn)
    socket.write(text)
    return { socket, all }
  }
  const head = `POST /api/v1/groups HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\nContent-Type: application/json\r\n`
  const [unparsed] = await (await send('GET /役員 HTTP/1.1\r\nHost: x\r\n\r\n')).all
  t.strictSame([unparsed?.status, unparsed?.body.code], [400, 'invalid_request'])

  const idle = await send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  const halfHead = await send(head)
  const late = await send(`${head}Content-Length: 18\r\n\r\n{"name":`)
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text()
  t.match(metrics, /^notewire_http_connections 4$/m)
  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  t.equal((await idle.all)[0]?.status, 200, 'an idle connection is closed at once')
  await t.rejects(open(baseUrl), { code: 'ECONNREFUSED' })
  t.equal(isClosed, false, 'the requests that were accepted are waited for')
  late.socket.write('"editors"}')
  const [created] = await late.all
  t.strictSame([created?.status, created?.headers.get('connection')], [201, 'close'])
  t.match(await halfHead.all, [{ status: 408, body: { code: 'request_timeout' } }])
  await closing
  await assertPortIsFree(addresses, port)
})
