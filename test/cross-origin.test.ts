import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig } from '../server/config.js'
import { createNote, service } from './helper.js'

const origin = 'https://app.example.com'
const preflight = {
  origin,
  'access-control-request-method': 'PATCH',
  'access-control-request-headers': 'authorization',
}

test('a page of an origin that is let in may ask without a token whether it may, and read what is answered', async (t) => {
  const { baseUrl, call } = await service(t, { CORS_ORIGINS: `${origin}, http://localhost:5173` })
  for (const path of ['/notes', '/notes/aaaaaaaaaaaa', '/nothing']) {
    const { status, headers } = await fetch(`${baseUrl}/api/v1${path}`, { method: 'OPTIONS', headers: preflight })
    assert.equal(status, 204)
    assert.equal(headers.get('access-control-allow-origin'), origin)
    assert.equal(headers.get('access-control-allow-methods'), 'GET, POST, PATCH, DELETE')
    assert.equal(headers.get('access-control-allow-headers'), 'authorization')
  }
  await createNote(call)
  for (const { headers } of [
    await call('GET /notes', undefined, { headers: { origin } }),
    await call('GET /notes/aaaaaaaaaaaa', undefined, { headers: { origin } }),
    await call('GET /notes', undefined, { headers: { origin, authorization: 'none' } }),
  ]) {
    assert.equal(headers.get('access-control-allow-origin'), origin)
    assert.equal(headers.get('vary'), 'Origin')
    for (const name of ['ETag', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id']) {
      assert.ok(headers.get('access-control-expose-headers')?.split(', ').includes(name), name)
    }
  }
})

test('to other origins, and without the setting to all, it says nothing', async (t) => {
  const open = await service(t, { CORS_ORIGINS: 'https://other.example.com' })
  const shut = await service(t)
  for (const { baseUrl, call } of [open, shut]) {
    const answer = await call('GET /notes', undefined, { headers: { origin } })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
    assert.equal((await fetch(`${baseUrl}/api/v1/notes`, { method: 'OPTIONS', headers: preflight })).status, 401)
  }
})

test('an OPTIONS that is no preflight stays 401 without a token, and 405 with one', async (t) => {
  const { baseUrl, call } = await service(t, { CORS_ORIGINS: '*' })
  assert.equal((await fetch(`${baseUrl}/api/v1/notes`, { method: 'OPTIONS', headers: { origin } })).status, 401)
  assert.equal((await call('OPTIONS /notes', undefined, { headers: { origin } })).status, 405)
})

test('CORS_ORIGINS takes origins, and no addresses', () => {
  assert.deepEqual(
    [...readConfig({ CORS_ORIGINS: 'null, http://localhost:5173' }).CORS_ORIGINS],
    ['null', 'http://localhost:5173']
  )
  for (const wrong of ['app.example.com', 'https://app.example.com/', 'https://*.example.com']) {
    assert.throws(
      () => readConfig({ CORS_ORIGINS: wrong }),
      new ConfigError(`CORS_ORIGINS must be a list of origins: https://app.example.com, not '${wrong}'`)
    )
  }
})
