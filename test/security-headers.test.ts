import t from 'tap'
import { listen, service } from './helper.js'

t.test('every response has security headers', async (t) => {
  const { call, baseUrl } = await service(t)
  const pages = ['/healthz', '/nothing', '/docs/%zz', '/api/v1/groups/%zz']
  const answers = await Promise.all(pages.map((path) => fetch(`${baseUrl}${path}`)))
  for (const { headers } of [await call('GET /notes'), await call('GET /nothing'), ...answers]) {
    t.equal(headers.get('x-content-type-options'), 'nosniff')
    t.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    t.ok(headers.get('x-request-id'))
  }
  t.equal((await call('GET /notes')).headers.get('cache-control'), 'private, no-cache')
})

t.test('only the domain of the server itself is promised to use HTTPS', async (t) => {
  const running = await service(t)
  t.equal((await fetch(`${running.baseUrl}/healthz`)).headers.get('strict-transport-security'), null)
  const { app } = await listen(t, running, false, 'https://notes.example.com')
  const { headers } = await app.inject('/healthz')
  t.equal(headers['strict-transport-security'], 'max-age=31536000')
})
