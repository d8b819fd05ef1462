import { gzipSync } from 'node:zlib'
import {
  type Fetch,
  InvalidArgumentError,
  InvalidResponseError,
  type Middleware,
  NetworkError,
  Notewire,
} from '@notewire/client'
import t from 'tap'
import { freePort, service } from '../../helper.js'
import { clientOf, clockOf, failureOf } from './client.js'
import { emptyPage, failingServer, type Responder, respondWith } from './failing-server.js'

t.test('headers, middleware and fetch can be replaced, and the first middleware is the outermost', async (t) => {
  const running = await service(t)
  const seen: string[] = []
  const client = clientOf(running, {
    baseUrl: `${running.baseUrl}/`,
    token: async () => running.admin.token,
    headers: { 'x-request-id': 'from-client', 'x-team': 'red' },
    fetch: (url, init) => {
      seen.push(`fetch ${init.method} ${url.slice(running.baseUrl.length)} ${init.headers['x-team']}`)
      return fetch(url, init)
    },
    middleware: [
      async (request, next) => {
        seen.push('outer')
        const response = await next({ ...request, headers: { ...request.headers, 'x-team': 'blue' } })
        seen.push(`status ${response.status}`)
        return response
      },
      (request, next) => {
        seen.push(`inner ${request.headers['x-team']}`)
        return next(request)
      },
    ],
  })
  const { response } = await client.notes.list({}, { headers: { 'X-Request-Id': 'from-call' } }).withResponse()
  t.equal(response.headers.get('x-request-id'), 'from-call')
  t.strictSame(seen, ['outer', 'inner blue', 'fetch GET /api/v1/notes blue', 'status 200'])
})

t.test('a call rejects with the error that middleware throws', async (t) => {
  const error = new Error('not today')
  const client = clientOf(await service(t), { middleware: [() => Promise.reject(error)] })
  t.equal(await failureOf(client.notes.list()), error)
})

t.test('middleware that reads the body without a clone causes an error, and no retry', async (t) => {
  const { client, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  const readBody: Middleware = async (request, next) => {
    const response = await next(request)
    await response.text()
    return response
  }
  const error = await failureOf(client({ middleware: [readBody] }).notes.list())
  t.type(error, InvalidResponseError)
  t.match(error.message, /response\.clone\(\)/)
  t.equal(requestCount(), 1)
})

t.test('a URL without a server causes a NetworkError with the reason', async (t) => {
  const client = new Notewire({ baseUrl: `http://127.0.0.1:${await freePort()}`, token: 'nwt_sesame', retries: 0 })
  const error = await failureOf(client.notes.list({ page: 2 }))
  t.type(error, NetworkError)
  t.match(error.message, /^GET \/api\/v1\/notes: .*ECONNREFUSED/)
})

t.test('an error of the token function causes an InvalidArgumentError, and nothing is sent', async (t) => {
  const { client, clock, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  const error = await failureOf(client({ token: () => Promise.reject(new Error('vault down')) }).notes.list())
  t.type(error, InvalidArgumentError)
  t.match(error.message, /could not get the token: vault down/)
  t.strictSame([requestCount(), clock.waits], [0, []])
})

t.test('a token that comes after the call has timed out is sent nowhere', async (t) => {
  const { client, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  let giveToken = (_: string) => {}
  const token = () => new Promise<string>((resolve) => (giveToken = resolve))
  const sent: string[] = []
  const fetch: Fetch = (url, init) => {
    sent.push(url)
    return globalThis.fetch(url, init)
  }
  const error = await failureOf(client({ token, fetch, timeout: 20, retries: 0 }).notes.list())
  t.equal(error.code, 'timeout')
  giveToken('nwt_sesame')
  await new Promise(setImmediate)
  t.strictSame([sent, requestCount()], [[], 0])
})

t.test('a port that fetch refuses causes an InvalidArgumentError that names the cause, and no retry', async (t) => {
  const clock = clockOf()
  const client = new Notewire({ baseUrl: 'http://127.0.0.1:6000', token: 'nwt_sesame', clock })
  const error = await failureOf(client.notes.list())
  t.type(error, InvalidArgumentError)
  t.match(error.message, /fetch refuses the port of baseUrl; use another/)
  t.strictSame(clock.waits, [])
})

t.test('a character that arrives in two chunks is read as one', async (t) => {
  const bytes = new TextEncoder().encode('{"note": {"name": "é"}, "meta": {}}')
  const middle = bytes.indexOf(0xc3) + 1
  const chunks = [bytes.slice(0, middle), bytes.slice(middle)]
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const fetch = async () => new Response(body)
  const { notes } = new Notewire({ baseUrl: 'http://notewire.test', token: 'nwt_sesame', fetch })
  t.equal((await notes.get('k3v9m2q7x4ta')).name, 'é')
})

t.test('a response is read up to maxResponseBytes, whether it states its length or not', async (t) => {
  const body = JSON.stringify({ ...JSON.parse(emptyPage), padding: 'é'.repeat(500_000) })
  let sent = 0
  const endless: Responder = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    // A write that fails calls back too, on Node 26 before the response counts as destroyed.
    const write = (error?: Error | null) => {
      sent += 64_000
      if (!error && !response.destroyed) response.write('x'.repeat(64_000), write)
    }
    write()
  }
  const chunked: Responder = (response) => response.write(body.slice(0, 9), () => response.end(body.slice(9)))
  const zip = gzipSync(body)
  const lengthOf = (content: string | Uint8Array) => ({ 'content-length': String(Buffer.byteLength(content)) })
  const whole = respondWith(200, body, lengthOf(body))
  const zipped = respondWith(200, zip, { 'content-encoding': 'gzip', ...lengthOf(zip) })
  for (const respond of [whole, chunked, zipped]) {
    const { client, clock } = await failingServer(t, respond)
    t.strictSame((await client().notes.list()).notes, [])
    t.strictSame((await client({ maxResponseBytes: 2_000_000 }).notes.list()).notes, [])
    const error = await failureOf(client({ maxResponseBytes: 1_000_000 }).notes.list())
    t.type(error, InvalidResponseError)
    t.match(error.message, /the response exceeds maxResponseBytes, 1000000/)
    t.strictSame(clock.waits, [])
  }
  const { client } = await failingServer(t, endless)
  t.type(await failureOf(client({ maxResponseBytes: 1_000_000 }).notes.list()), InvalidResponseError)
  t.ok(sent < 20_000_000, 'the rest is not read')
})
