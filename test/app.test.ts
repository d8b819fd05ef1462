import t from 'tap'
import { service } from './helper.js'

t.test('every response has security headers', async (t) => {
  const { call, baseUrl } = await service(t)
  for (const { headers } of [await call('GET /notes'), await call('GET /nothing'), await fetch(`${baseUrl}/healthz`)]) {
    t.equal(headers.get('x-content-type-options'), 'nosniff')
    t.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    t.ok(headers.get('x-request-id'))
  }
  t.equal((await call('GET /notes')).headers.get('cache-control'), 'private, no-cache')
})
