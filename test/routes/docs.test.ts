import { join } from 'node:path'
import Fastify from 'fastify'
import t from 'tap'
import { parse } from 'yaml'
import { addDocs } from '../../server/routes/docs.js'
import { document } from '../conformance.js'
import { folder, service } from '../helper.js'

t.test('without a built site, /docs says how to build it', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  addDocs(app, { TEAM_NAME: 'Team', BASE_URL: 'https://notes.example.com' }, join(folder(t), 'not-built'))
  for (const url of ['/docs', '/docs/', '/docs/failures']) {
    const { statusCode, headers, body } = await app.inject(url)
    t.equal(statusCode, 503)
    t.match(headers['content-type'], 'text/plain')
    t.match(body, 'npm run docs')
  }
})

t.test('the OpenAPI document does not need a built site', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  addDocs(app, { TEAM_NAME: 'Team', BASE_URL: 'https://notes.example.com' }, join(folder(t), 'not-built'))
  const { body } = await app.inject('/openapi.json')
  t.equal(JSON.parse(body).servers[0].url, 'https://notes.example.com')
})

t.test('the OpenAPI document is served as JSON and as YAML, with the address of the server', async (t) => {
  const { baseUrl } = await service(t)
  const served = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as typeof document
  t.strictSame(Object.keys(served.paths), Object.keys(document.paths))
  t.equal(served.servers[0]?.url, baseUrl)
  const yaml = await fetch(`${baseUrl}/openapi.yaml`)
  t.equal(yaml.headers.get('content-type'), 'application/yaml')
  t.strictSame(parse(await yaml.text()), served)
})

t.test('the docs show the address of the server and the name of the team', async (t) => {
  const { baseUrl } = await service(t, { TEAM_NAME: '<Us & them>' })
  const page = await fetch(`${baseUrl}/docs`)
  t.equal(page.url, `${baseUrl}/docs/`)
  const html = await page.text()
  t.match(html, /<title>[^<]+ · &lt;Us &amp; them&gt;<\/title>/)
  t.ok(html.includes(`${baseUrl}/api/v1/notes`))
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
