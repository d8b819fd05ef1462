import t from 'tap'
import { ConfigError, readConfig } from '../server/config.js'
import { createNote, service } from './helper.js'

const origin = 'https://app.example.com'
const preflight = {
  origin,
  'access-control-request-method': 'PATCH',
  'access-control-request-headers': 'authorization,idempotency-key,if-match',
}

t.test('a page of an allowed origin may send a preflight without a token, and read the answers', async (t) => {
  const { baseUrl, call } = await service(t, { CORS_ORIGINS: `${origin}, http://localhost:5173` })
  for (const path of ['/notes', '/notes/aaaaaaaaaaaa', '/nothing']) {
    const { status, headers } = await fetch(`${baseUrl}/api/v1${path}`, { method: 'OPTIONS', headers: preflight })
    t.equal(status, 204)
    t.equal(headers.get('access-control-allow-origin'), origin)
    t.equal(headers.get('access-control-allow-methods'), 'GET, POST, PATCH, DELETE')
    t.equal(headers.get('access-control-allow-headers'), 'authorization,idempotency-key,if-match')
  }
  await createNote(call)
  for (const { headers } of [
    await call('GET /notes', undefined, { headers: { origin } }),
    await call('GET /notes/aaaaaaaaaaaa', undefined, { headers: { origin } }),
    await call('GET /notes', undefined, { headers: { origin, authorization: 'none' } }),
  ]) {
    t.equal(headers.get('access-control-allow-origin'), origin)
    t.equal(headers.get('vary'), 'Origin')
    const names = [
      'ETag',
      'Idempotency-Replayed',
      'Location',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
    ]
    for (const name of names) {
      t.ok(headers.get('access-control-expose-headers')?.split(', ').includes(name), name)
    }
  }
})

t.test('an origin that is not listed gets no CORS headers', async (t) => {
  const open = await service(t, { CORS_ORIGINS: 'https://other.example.com' })
  const shut = await service(t)
  for (const { baseUrl, call } of [open, shut]) {
    const answer = await call('GET /notes', undefined, { headers: { origin } })
    t.equal(answer.status, 200)
    t.equal(answer.headers.get('access-control-allow-origin'), null)
    t.equal((await fetch(`${baseUrl}/api/v1/notes`, { method: 'OPTIONS', headers: preflight })).status, 401)
  }
})

t.test('an OPTIONS request that is not a preflight gets 401 without a token and 405 with one', async (t) => {
  const { baseUrl, call } = await service(t, { CORS_ORIGINS: '*' })
  t.equal((await fetch(`${baseUrl}/api/v1/notes`, { method: 'OPTIONS', headers: { origin } })).status, 401)
  t.equal((await call('OPTIONS /notes', undefined, { headers: { origin } })).status, 405)
})

t.test('CORS_ORIGINS accepts origins only, not URLs with a path', async (t) => {
  t.strictSame(
    [...readConfig({ CORS_ORIGINS: 'null, http://localhost:5173' }).CORS_ORIGINS],
    ['null', 'http://localhost:5173']
  )
  for (const wrong of ['app.example.com', 'https://app.example.com/', 'https://*.example.com']) {
    t.throws(() => readConfig({ CORS_ORIGINS: wrong }), {
      constructor: ConfigError,
      message: /^CORS_ORIGINS must be a list of origins\b/,
    })
  }
})
