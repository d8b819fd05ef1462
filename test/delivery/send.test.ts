// Targets that are hostile or broken: each attempt takes a bounded time, and its error says what was wrong.
import type { ServerResponse } from 'node:http'
import t from 'tap'
import { readConfig } from '../../server/config.js'
import { createSender } from '../../server/delivery/send.js'
import { createNote, freePort, service } from '../helper.js'
import { addWebhook, allowLocal, listen, sink, workerOf } from './sink.js'

const request = (url: string) => ({ url, headers: {}, body: '{}' })
const timeoutMs = 1000

const badSinks: Record<string, { answer: Parameters<typeof sink>[1]; error: RegExp }> = {
  'does not respond': { answer: () => {}, error: /^no complete response within 1 s$/ },
  'never finishes its response': {
    answer: (response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    },
    error: /^no complete response within 1 s$/,
  },
  'closes the socket': {
    answer: (response) => response.socket?.destroy(),
    error: /^the connection was closed before the response was complete$/,
  },
  'closes the socket during its response': {
    answer: (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      setImmediate(() => response.socket?.destroy())
    },
    error: /^the connection was closed before the response was complete$/,
  },
  'responds with 1 GB': {
    answer: (response) => sendGigabyte(response.writeHead(503)),
    error: /^HTTP status 503$/,
  },
  'sends informational responses without end': {
    answer: ({ socket }) => {
      const more = () => {
        if (socket?.writable) socket.write('HTTP/1.1 103 Early Hints\r\n\r\n', () => setImmediate(more))
      }
      more()
    },
    error: /^more than 10 informational responses$/,
  },
  redirects: {
    answer: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    error: /^HTTP status 302; redirects are not followed$/,
  },
}

function sendGigabyte(response: ServerResponse) {
  const chunk = Buffer.alloc(1 << 20, 'a')
  let left = 1024
  const more = () => {
    while (left-- > 0 && !response.destroyed) if (!response.write(chunk)) return response.once('drain', more)
    return response.end()
  }
  more()
}

for (const [behavior, { answer, error }] of Object.entries(badSinks)) {
  t.test(`a target that ${behavior} takes a bounded time and is retried`, async (t) => {
    const app = await service(t, allowLocal)
    const worker = workerOf(t, app, { timeoutMs })
    let recovered = false
    const { url, received } = await sink(t, (response, ...rest) =>
      recovered ? response.end() : answer?.(response, ...rest)
    )
    await addWebhook(app, (await createNote(app.call)).note_code, url)
    await worker.runOnce()
    const [delivery] = await app.store.deliveries.list({}, 1)
    t.match(delivery?.error ?? '', error)
    recovered = true
    app.clock.advance(5000)
    await worker.runOnce()
    t.strictSame(
      received.map(({ path }) => path),
      ['/', '/']
    )
    t.equal((await app.store.deliveries.list({}, 1))[0]?.status, 'delivered')
  })
}

t.test('a success is one whatever follows its status, of which little is read', async (t) => {
  const { send, close } = createSender(readConfig(allowLocal).WEBHOOK_ALLOW)
  t.teardown(close)
  const { url } = await sink(t, sendGigabyte)
  const { http_status, error, answer } = await send(request(url))
  t.strictSame([http_status, error], [200, null])
  t.match(answer, /^a{1,65536}$/)
})

t.test('errors are described in words', async (t) => {
  const { send, close } = createSender(readConfig(allowLocal).WEBHOOK_ALLOW)
  t.teardown(close)
  const { url } = await sink(t, (response) => response.writeHead(429, { 'retry-after': 'soon 2090' }).end())
  const tooMany = await send(request(url))
  t.strictSame([tooMany.error, tooMany.retry_after], ['HTTP status 429', null])
  t.match((await send(request(url.replace('http:', 'https:')))).error ?? '', /^TLS handshake failed: ERR_SSL_\w+$/)
  const unused = `http://127.0.0.1:${await freePort()}/`
  t.equal((await send(request(unused))).error, 'connection refused')
})

t.test('a request that may not begin when the connection is open is not sent, and the next one uses it', async (t) => {
  const { send, close } = createSender(readConfig(allowLocal).WEBHOOK_ALLOW)
  t.teardown(close)
  let [connections, requests] = [0, 0]
  const { server, port } = await listen(t, (_, response) => {
    requests++
    response.end()
  })
  server.on('connection', () => connections++)
  const sendWhen = async (mayBegin: boolean) => {
    const { late, error } = await send(request(`http://127.0.0.1:${port}/`), () => mayBegin)
    return late ? 'late' : error
  }
  t.strictSame([await sendWhen(false), await sendWhen(false), await sendWhen(true)], ['late', 'late', null])
  t.strictSame([connections, requests], [1, 1])
})
