import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import t from 'tap'
import { parse } from 'yaml'
import { baseUrlPlaceholder, titlePlaceholder } from '../../server/docs-placeholders.js'
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

t.test('a page that could not be read is read again', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  const site = folder(t)
  const page = join(site, 'page.html')
  writeFileSync(page, 'the page')
  addDocs(app, { TEAM_NAME: 'Team', BASE_URL: 'https://notes.example.com' }, site)
  rmSync(page)
  t.equal((await app.inject('/docs/page')).statusCode, 500)
  writeFileSync(page, 'the page')
  t.equal((await app.inject('/docs/page')).body, 'the page')
})

t.test('the docs show the address of the server and the name of the team', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  const site = folder(t)
  const example = baseUrlPlaceholder('http://127.0.0.1:3000')
  writeFileSync(join(site, 'index.html'), `${titlePlaceholder('Start')}${example}/api/v1/notes`)
  writeFileSync(join(site, 'reference.html'), 'a'.repeat(1001))
  for (const name of ['renderer.js', 'architecture.svg']) writeFileSync(join(site, name), 'b'.repeat(1001))
  addDocs(app, { TEAM_NAME: '<Us & them>', BASE_URL: 'https://notes.example.com' }, site)

  const redirect = await app.inject('/docs')
  t.equal(new URL(redirect.headers.location ?? '', 'http://host/docs').pathname, '/docs/')
  const page = await app.inject('/docs/')
  t.match(page.body, '<title>Start · &lt;Us &amp; them&gt;</title>')
  t.match(page.body, 'https://notes.example.com/api/v1/notes')
  t.match(page.headers['content-security-policy'], /default-src 'self'/)
  for (const address of ['/docs/reference', '/docs/reference.html', '/docs/renderer.js', '/docs/architecture.svg']) {
    const { statusCode, headers, body } = await app.inject(address)
    t.equal(statusCode, 200, address)
    t.equal(body.length, 1001)
    // A proxy that compresses makes the ETag weak.
    for (const known of [`${headers.etag}`, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const repeated = await app.inject({ url: address, headers: { 'if-none-match': known } })
      t.equal(repeated.statusCode, 304, known)
    }
  }
  t.equal((await app.inject('/docs/nothing')).statusCode, 404)
})
