import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { packageFolder } from '../../server/package-folder.js'
import { document } from '../conformance.js'
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

t.test('the document is served as JSON and YAML, the same, naming this server', async (t) => {
  const { baseUrl } = await service(t)
  const served = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as typeof document
  t.strictSame(Object.keys(served.paths), Object.keys(document.paths))
  t.equal(served.servers[0]?.variables.base_url.default, baseUrl)
  const yaml = await fetch(`${baseUrl}/openapi.yaml`)
  t.equal(yaml.headers.get('content-type'), 'application/yaml')
  t.strictSame(parse(await yaml.text()), served)
})

t.test('the docs come from this server alone, and name it and its team', async (t) => {
  const { baseUrl } = await service(t, { TEAM_NAME: '<Us & them>' })
  const page = await fetch(`${baseUrl}/docs`)
  t.equal(page.url, `${baseUrl}/docs/`)
  const html = await page.text()
  t.match(html, /<title>[^<]+ · &lt;Us &amp; them&gt;<\/title>/)
  t.ok(html.includes(`curl ${baseUrl}/api/v1/notes`))
  t.match(page.headers.get('content-security-policy') ?? '', /default-src 'self'/)
  for (const address of ['/docs/reference', '/docs/reference.html', '/docs/renderer.js', '/docs/architecture.svg']) {
    const response = await fetch(baseUrl + address)
    t.equal(response.status, 200, address)
    const etag = response.headers.get('etag') ?? ''
    t.equal((await fetch(baseUrl + address, { headers: { 'if-none-match': etag } })).status, 304)
    t.ok((await response.text()).length > 1000)
  }
  t.equal((await fetch(`${baseUrl}/docs/nothing`)).status, 404)
})

t.test('every answer has its security headers', async (t) => {
  const { call, baseUrl } = await service(t)
  for (const { headers } of [await call('GET /notes'), await call('GET /nothing'), await fetch(`${baseUrl}/healthz`)]) {
    t.equal(headers.get('x-content-type-options'), 'nosniff')
    t.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    t.ok(headers.get('x-request-id'))
  }
  t.equal((await call('GET /notes')).headers.get('cache-control'), 'private, no-cache')
})

t.test('the server states no path of the contract by hand', async (t) => {
  for (const file of ['app', 'contract', 'routes/notes', 'routes/groups', 'routes/services']) {
    const source = readFileSync(join(packageFolder, `server/${file}.ts`), 'utf8')
    for (const path of Object.keys(document.paths)) t.ok(!source.includes(path.replace(/\/\{.*/, '')), file)
  }
})
