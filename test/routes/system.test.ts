import t from 'tap'
import { service } from '../helper.js'

t.test('health and readiness need no token', async (t) => {
  const { baseUrl } = await service(t)
  t.strictSame(await (await fetch(`${baseUrl}/healthz`)).json(), { status: 'ok' })
  t.strictSame(await (await fetch(`${baseUrl}/readyz`)).json(), { status: 'ready' })
})

t.test('metrics count requests by operation and status', async (t) => {
  const { call, baseUrl } = await service(t)
  await call('GET /notes')
  await call('GET /notes?page=0')
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  t.match(text, /notewire_http_request_duration_seconds_count\{operation="Notes_list",status="200"\} 1/)
  t.match(text, /notewire_http_request_duration_seconds_count\{operation="Notes_list",status="400"\} 1/)
})
