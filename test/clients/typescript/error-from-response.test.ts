import { inspect } from 'node:util'
import { BadRequestError, ConflictError, ForbiddenError, NotewireError, UnauthorizedError } from '@notewire/client'
import t from 'tap'
import { service } from '../../helper.js'
import { callsWithResult, clientOf, failureOf } from './client.js'
import {
  failingServer,
  never,
  type Responder,
  resetConnection,
  respondWith,
  sendHalfBody,
  sendHalfChunk,
} from './failing-server.js'

t.test('a failure is an error of the class of its status, with all that the server states', async (t) => {
  const running = await service(t)
  const { notes, groups } = clientOf(running)
  const error = await failureOf(notes.create({ name: 'x'.repeat(31), scope: 'open', description: 'y'.repeat(201) }))
  t.type(error, BadRequestError)
  t.type(error, NotewireError)
  t.equal(error.status, 400)
  t.equal(error.code, 'invalid_request')
  t.strictSame(
    error.errors.map(({ pointer }) => pointer),
    ['/name', '/description']
  )
  t.match(error.message, /^POST \/api\/v1\/notes: .*name must have.*; description must have.*\(invalid_request, /)
  t.ok(error.requestId && error.message.includes(error.requestId))

  await groups.create({ name: 'editors' })
  const conflict = await failureOf(groups.create({ name: 'editors' }))
  t.type(conflict, ConflictError)
  t.equal(conflict.name, 'ConflictError')
  t.equal(conflict.code, 'group_exists')
  const guest = await running.addUser('Guest', 'guest')
  const asGuest = clientOf(running, { token: guest.token })
  t.type(await failureOf(asGuest.notes.create({ name: 'Plan', scope: 'open' })), ForbiddenError)
})

t.test('a redirect is not followed, and its error names the address', async (t) => {
  const redirect = respondWith(301, '', { location: 'https://elsewhere.example/api/v1/notes' })
  const { client, requestCount } = await failingServer(t, redirect)
  const error = await failureOf(client().notes.create({ name: 'Plan', scope: 'open' }))
  t.match(error.message, /the server redirects to https:\/\/elsewhere\.example.*set baseUrl/)
  t.equal(requestCount(), 1)
})

t.test('a token that the server refuses is neither in the error nor visible in the client', async (t) => {
  const client = clientOf(await service(t), { token: () => 'nwt_wrong' })
  const error = await failureOf(client.notes.list())
  t.type(error, UnauthorizedError)
  t.notMatch(inspect([error, client], { depth: null, showHidden: true }) + error.stack, /nwt_wrong/)
})

t.test('the token is in no error, however the server writes it and wherever', async (t) => {
  const escaped = '\\u006ewt_sesame'
  const problem = `{"code":"${escaped}","detail":"${escaped}","errors":[{"detail":"${escaped}","pointer":"/${escaped}"}]}`
  const responders: Record<string, Responder> = {
    'in JSON, as an escape': respondWith(401, problem),
    'in the request id of the document': respondWith(401, `{"code":"x","detail":"y","request_id":"${escaped}"}`),
    'in the request id of the headers': respondWith(401, '', { 'x-request-id': 'nwt_sesame' }),
    'in the address of a redirect': respondWith(307, '', { location: 'https://x.example/?token=nwt_sesame' }),
    'in the content type of a page': respondWith(200, '<html>', { 'content-type': 'text/nwt_sesame' }),
    'in the reason phrase': (response) => response.writeHead(418, 'nwt_sesame').end(),
  }
  for (const [place, respond] of Object.entries(responders)) {
    const { client } = await failingServer(t, respond)
    const error = await failureOf(client().notes.list())
    t.type(error, NotewireError)
    const shown = inspect(error, { depth: null, showHidden: true }) + error.stack + JSON.stringify(error)
    t.notMatch(shown, /sesame/, place)
    t.match(shown, '[token]', place)
  }
})

t.test('an error without a cause shows none', async (t) => {
  const { client } = await failingServer(t, respondWith(404))
  const error = await failureOf(client().notes.get('k3v9m2q7x4ta'))
  t.notOk(Object.hasOwn(error, 'cause'))
  t.notMatch(inspect(error), 'cause')
})

const calls: typeof callsWithResult = {
  ...callsWithResult,
  request: (client) => client.request('GET /api/v1/groups'),
}

const failures: Record<string, Responder> = {
  'a reset connection': resetConnection,
  'half a body': sendHalfBody,
  'half a chunked body': sendHalfChunk,
  'a login page': respondWith(200, '<html>Please log in</html>', { 'content-type': 'text/html' }),
  'half of a JSON document': respondWith(200, '{"notes": [', { connection: 'close' }),
  'many 429': respondWith(429, '', never),
  '429 without an end': respondWith(429, '{}', { ratelimit: '"default";r=0;t=99999999999999999999' }),
  'a 503 with an unknown Retry-After': respondWith(503, '', { 'retry-after': 'soon' }),
  'a 500 with unexpected members': respondWith(
    500,
    '{"code": 5, "detail": {}, "errors": [null, 7, {"detail": 1}], "request_id": []}'
  ),
  'a 502 of a proxy': respondWith(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
  'a 400 without a problem document': respondWith(400, '"no"'),
  'a redirect': respondWith(301, '', { location: 'https://elsewhere.example/api/v1/notes' }),
  'a redirect to itself': respondWith(307, '', { location: '/api/v1/notes' }),
  'a 418': respondWith(418),
  'a response that repeats the token': respondWith(
    401,
    '{"code":"unauthenticated","detail":"nwt_sesame is no good","errors":[{"detail":"nwt_sesame"}]}'
  ),
}

for (const [name, respond] of Object.entries(failures)) {
  t.test(`${name} is a NotewireError of every method, after a bounded wait`, async (t) => {
    const { client, clock } = await failingServer(t, respond)
    for (const [method, call] of Object.entries(calls)) {
      clock.waits.length = 0
      const error = await failureOf(call(client()))
      const shown = inspect(error, { depth: null })
      t.ok(error instanceof NotewireError && error.code && error.detail, `${method}: ${shown}`)
      t.match(error.message, /^(GET|POST|PATCH) \/api\/v1\//)
      t.notMatch(shown, /nwt_sesame/)
      t.ok(clock.waits.length <= 150 && clock.waits.every((wait) => wait <= 61_000), String(clock.waits))
    }
  })
}
