import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { document } from './contract.js'
import { service } from './helper.js'

test('health and readiness need no token', async (t) => {
  const { baseUrl } = await service(t)
  assert.deepEqual(await (await fetch(`${baseUrl}/healthz`)).json(), { status: 'ok' })
  assert.deepEqual(await (await fetch(`${baseUrl}/readyz`)).json(), { status: 'ready' })
})

test('metrics count requests by operation and status', async (t) => {
  const { call, baseUrl } = await service(t)
  await call('GET /notes')
  await call('GET /notes?page=0')
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  assert.match(text, /notewire_http_request_duration_seconds_count\{operation="Notes_list",status="200"\} 1/)
  assert.match(text, /notewire_http_request_duration_seconds_count\{operation="Notes_list",status="400"\} 1/)
})

test('the document is served as JSON and YAML, the same, naming this server', async (t) => {
  const { baseUrl } = await service(t)
  const served = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as typeof document
  assert.deepEqual(Object.keys(served.paths), Object.keys(document.paths))
  assert.equal(served.servers[0]?.variables.base_url.default, baseUrl)
  const yaml = await fetch(`${baseUrl}/openapi.yaml`)
  assert.equal(yaml.headers.get('content-type'), 'application/yaml')
  assert.deepEqual(parse(await yaml.text()), served)
})

test('the docs come from this server alone, and name it and its team', async (t) => {
  const { baseUrl } = await service(t, { TEAM_NAME: '<Us & them>' })
  const page = await fetch(`${baseUrl}/docs`)
  assert.equal(page.url, `${baseUrl}/docs/`)
  const html = await page.text()
  assert.match(html, /<title>[^<]+ · &#60;Us &#38; them&#62;<\/title>/)
  assert.ok(html.includes(`curl ${baseUrl}/api/v1/notes`))
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'self'/)
  for (const address of ['/docs/reference', '/docs/reference.html', '/docs/renderer.js', '/docs/picture.svg']) {
    const response = await fetch(baseUrl + address)
    assert.equal(response.status, 200, address)
    const etag = response.headers.get('etag') ?? ''
    assert.equal((await fetch(baseUrl + address, { headers: { 'if-none-match': etag } })).status, 304)
    assert.ok((await response.text()).length > 1000)
  }
  assert.equal((await fetch(`${baseUrl}/docs/nothing`)).status, 404)
})

test('every answer has its security headers', async (t) => {
  const { call, baseUrl } = await service(t)
  for (const { headers } of [await call('GET /notes'), await call('GET /nothing'), await fetch(`${baseUrl}/healthz`)]) {
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    assert.ok(headers.get('x-request-id'))
  }
  assert.equal((await call('GET /notes')).headers.get('cache-control'), 'private, no-cache')
})

test('the server states no path of the contract by hand', () => {
  for (const file of ['app', 'contract', 'routes/notes', 'routes/groups', 'routes/services']) {
    const source = readFileSync(new URL(`../../server/${file}.ts`, import.meta.url), 'utf8')
    for (const path of Object.keys(document.paths)) assert.ok(!source.includes(path.replace(/\/\{.*/, '')), file)
  }
})
