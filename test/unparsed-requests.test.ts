// What Node's HTTP parser refuses is answered with a problem document, and logged, like everything else.
import t, { type Test } from 'tap'
import { readConfig } from '../server/config.js'
import { listen, service } from './helper.js'
import { answersIn, answerTo, exchange, open, received } from './raw-http.js'

/** Starts a service whose log can be read. */
async function loggedService(t: Test) {
  const running = await service(t)
  const log: Record<string, unknown>[] = []
  const stream = { write: (line: string) => log.push(JSON.parse(line)) }
  const { TRUST_PROXY } = readConfig({ TRUST_PROXY: '127.0.0.1' })
  const { app, baseUrl } = await listen(
    t,
    {
      ...running,
      config: { ...running.config, TRUST_PROXY },
    },
    { level: 'info', stream }
  )
  log.length = 0
  const authorization = `Authorization: Bearer ${running.admin.token}\r\n`
  return { app, baseUrl, log, authorization }
}

const host = 'Host: notes.example.net\r\n'

t.test('bytes that a URL must not contain get a problem that shows their encoding', async (t) => {
  const { baseUrl, log, authorization } = await loggedService(t)
  const raw = (path: string, fields = authorization) =>
    answerTo(baseUrl, `GET ${path} HTTP/1.1\r\n${host}${fields}X-Request-Id: mine\r\n\r\n`)

  const { status, headers, body } = await raw('/api/v1/groups?name=役員&page=1')
  t.equal(status, 400)
  t.equal(headers.get('content-type'), 'application/problem+json')
  t.equal(headers.get('connection'), 'close')
  t.equal(headers.get('x-content-type-options'), 'nosniff')
  t.equal(headers.get('x-request-id'), 'mine')
  t.equal(body.code, 'invalid_request')
  t.equal(body.request_id, 'mine')
  t.equal(body.detail, "The URL contains '役', which must be percent-encoded as %E5%BD%B9 (RFC 3986, section 2.1).")
  const { pid, hostname, time, ms, ...line } = log.shift() ?? {}
  t.strictSame(line, {
    level: 30,
    reqId: 'mine',
    method: 'GET',
    path: '/api/v1/groups',
    operation: 'Groups_search',
    client: '127.0.0.1',
    user: '0000000001',
    token: 1,
    status: 400,
    parserError: 'HPE_INVALID_URL',
    msg: 'request completed',
  })
  t.equal((await raw('/api/v1/groups/役員')).status, 400)
  t.equal((await raw('/api/v1/groups/%ZZ役員')).status, 400)
  t.equal((await raw('/docs/役員')).status, 400)
  t.equal((await raw('/api/v1/groups?name=役員', '')).status, 401, '401 comes first')
  const shiftJis = Buffer.concat([
    Buffer.from('GET /api/v1/groups?name='),
    Buffer.from([0x96, 0xf0]),
    Buffer.from(` HTTP/1.1\r\n${host}${authorization}\r\n`),
  ])
  t.match((await answerTo(baseUrl, shiftJis)).body.detail, /bytes that must be percent-encoded, such as %96 /)
  t.equal(
    await exchange(baseUrl, `HEAD /docs/役員 HTTP/1.1\r\n${host}\r\n`).then((text) => text.split('\r\n\r\n')[1]),
    ''
  )
  t.strictSame(
    log.map(({ status, path }) => `${status} ${path}`),
    [
      '400 /api/v1/groups/%E5%BD%B9%E5%93%A1',
      '400 /api/v1/groups/%ZZ%E5%BD%B9%E5%93%A1',
      '400 /docs/%E5%BD%B9%E5%93%A1',
      '401 /api/v1/groups',
      '400 /api/v1/groups',
      '400 /docs/%E5%BD%B9%E5%93%A1',
    ]
  )
})

t.test('a header counts behind a thousand others', async (t) => {
  const { baseUrl, authorization } = await loggedService(t)
  const many = 'a:\r\n'.repeat(2_000)
  const sent = `GET /api/v1/notes HTTP/1.1\r\n${host}Connection: close\r\n${many}${authorization}\r\n`
  t.equal((await answerTo(baseUrl, sent)).status, 200)
})

t.test('several hosts get a problem', async (t) => {
  const { baseUrl, authorization } = await loggedService(t)
  for (const path of ['/api/v1/notes', '/healthz', '/nowhere']) {
    const sent = `GET ${path} HTTP/1.1\r\n${host}${authorization}Connection: close\r\nHOST: other.example\r\n\r\n`
    const { status, body } = await answerTo(baseUrl, sent)
    t.strictSame([status, body.code], [400, 'invalid_request'], path)
    t.match(body.detail, /several Host headers/)
  }
})

t.test('what is not HTTP, too large or not complete gets a problem, and is logged', async (t) => {
  const { app, baseUrl, log, authorization } = await loggedService(t)
  const head = `POST /api/v1/groups HTTP/1.1\r\n${host}${authorization}Content-Type: application/json\r\n`
  const large = `X: ${'a'.repeat(20_000)}\r\n`
  const cases: [string, number, string, RegExp][] = [
    ['HELLO\r\n\r\n', 400, 'invalid_request', /not valid HTTP/],
    [`GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(300_000)}\r\n\r\n`, 431, 'headers_too_large', /16384 bytes/],
    [`${head}${large}\r\n`, 431, 'headers_too_large', /16384 bytes/],
    [`GET /api/v1/notes HTTP/1.1\r\n${host}${large}\r\n`, 401, 'unauthenticated', /token is required/],
    [`${head}X: \x01\r\n\r\n`, 400, 'invalid_request', /Invalid header value char/],
    [`${head}Transfer-Encoding: chunked\r\n\r\nZZZ\r\n`, 400, 'invalid_request', /Invalid character in chunk size/],
    [`${head}Content-Length: 9\r\nContent-Length: 8\r\n\r\n`, 400, 'invalid_request', /Content-Length/],
  ]
  for (const [sent, status, code, detail] of cases) {
    const answer = await answerTo(baseUrl, sent)
    t.strictSame([answer.status, answer.body.code], [status, code], JSON.stringify(sent.slice(-60)))
    t.match(answer.body.detail, detail)
  }

  // Answers come in the order of the requests, and a valid request is served although the next one is not.
  const pipelined = `GET /healthz HTTP/1.1\r\n${host}\r\nGET /役員 HTTP/1.1\r\n${host}\r\n`
  const answers = answersIn(await exchange(baseUrl, pipelined))
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 400]
  )

  app.server.requestTimeout = 100
  app.server.headersTimeout = 100
  const slow = await Promise.all([
    answerTo(baseUrl, `${head}Content-Length: 20\r\n\r\n{"name":`),
    answerTo(baseUrl, `GET /api/v1/notes HTTP/1.1\r\n${host}`),
  ])
  for (const { status, body } of slow) t.strictSame([status, body.code], [408, 'request_timeout'])
  t.equal(await received(await open(baseUrl)), '', 'a silent connection is closed without an answer')
  t.equal(log.length, cases.length + 2 + 2)
  t.ok(log.every(({ client, msg }) => client === '127.0.0.1' && msg === 'request completed'))
})

t.test('an HTTP/1.1 request without Host gets a problem, after its token was checked', async (t) => {
  const { baseUrl, authorization } = await loggedService(t)
  const fields = `${authorization}Connection: close\r\n`
  for (const path of ['/healthz', '/nothing', '/api/v1/notes']) {
    const { status, headers, body } = await answerTo(baseUrl, `GET ${path} HTTP/1.1\r\n${fields}\r\n`)
    t.strictSame([status, body.code, body.request_id], [400, 'invalid_request', headers.get('x-request-id')], path)
    t.match(body.detail, 'Host')
  }
  t.equal((await answerTo(baseUrl, 'GET /api/v1/notes HTTP/1.1\r\nConnection: close\r\n\r\n')).status, 401)
  t.equal((await answerTo(baseUrl, `GET /api/v1/notes HTTP/1.0\r\n${authorization}\r\n`)).status, 200)
})

// With a pattern that takes the square of the length, it takes longer than this.
t.test('thousands of spaces in a header are refused at once', { timeout: 10_000 }, async (t) => {
  const { baseUrl } = await service(t)
  const { status, body } = await answerTo(baseUrl, `GET /healthz HTTP/1.1\r\n${host}X: a${' '.repeat(60_000)}b\r\n\r\n`)
  t.strictSame([status, body.code], [431, 'headers_too_large'])
})

t.test('the log names the client behind trusted proxies, and the id of the token', async (t) => {
  const { baseUrl, log, authorization } = await loggedService(t)
  const logged = async (fields: string, path = '/api/v1/notes') => {
    log.length = 0
    await exchange(baseUrl, `GET ${path} HTTP/1.1\r\n${host}${authorization}${fields}Connection: close\r\n\r\n`)
    return log[0] ?? {}
  }
  const clients: [string, string][] = [
    ['', '127.0.0.1'],
    ['X-Forwarded-For: 192.0.2.7\r\n', '192.0.2.7'],
    ['X-Forwarded-For: 203.0.113.9, 192.0.2.7\r\n', '192.0.2.7'],
    ['X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-For: 192.0.2.7, 127.0.0.1\r\n', '192.0.2.7'],
    ['X-Forwarded-For: 2001:db8::1\r\n', '2001:db8::1'],
    ['X-Forwarded-For: 192.0.2.7, <script>\r\n', '127.0.0.1'],
  ]
  for (const [fields, client] of clients) t.equal((await logged(fields)).client, client, fields)
  t.match(await logged('', '/api/v1/nothing'), { path: '/api/v1/nothing', status: 404, token: 1 })
  t.match(await logged('', '/api/v1/groups/%ZZ'), { path: '/api/v1/groups/%ZZ', status: 400, client: '127.0.0.1' })
  t.match(await logged('', `/api/v1/notes/${'a'.repeat(5000)}`), { status: 400 })
})

t.test('an expectation that cannot be met is refused after the token was checked', async (t) => {
  const { baseUrl, log, authorization } = await loggedService(t)
  const expecting = (fields: string, path = '/api/v1/notes') =>
    answerTo(baseUrl, `GET ${path} HTTP/1.1\r\n${host}${fields}Expect: 200-ok\r\nConnection: close\r\n\r\n`)
  const { status, body } = await expecting(authorization)
  t.strictSame(
    [status, body.code, body.detail],
    [417, 'expectation_failed', "Expect must be 100-continue, not '200-ok'."]
  )
  t.equal((await expecting('')).status, 401)
  t.equal((await expecting('', '/healthz')).status, 200, 'RFC 9110 lets a server ignore it')
  t.equal(log[0]?.status, 417)
})
