import { InvalidArgumentError, InvalidResponseError, type Middleware, NetworkError, Notewire } from '@notewire/client'
import t from 'tap'
import { freePort, service } from '../../helper.js'
import { clientOf, failureOf } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'

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
  const { client, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  const error = await failureOf(client({ token: () => Promise.reject(new Error('vault down')) }).notes.list())
  t.type(error, InvalidArgumentError)
  t.match(error.message, /could not get the token: vault down/)
  t.equal(requestCount(), 0)
})
