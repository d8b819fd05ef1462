import { join } from 'node:path'
import Fastify from 'fastify'
import t from 'tap'
import { addDocs } from '../../server/routes/docs.js'
import { folder } from '../helper.js'

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
  t.equal(JSON.parse(body).servers[0].variables.base_url.default, 'https://notes.example.com')
})
