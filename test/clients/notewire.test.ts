import { inspect } from 'node:util'
import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  InvalidArgumentError,
  NotewireError,
  type NotewireOptions,
  NotFoundError,
  UnauthorizedError,
} from '@notewire/client'
import t from 'tap'
import { service } from '../helper.js'
import { clientOf, failureOf, pixel } from './client.js'

t.test('a note lives through all of its methods, each giving the note itself', async (t) => {
  const { notes } = clientOf(await service(t))
  const created = await notes.create({ name: 'Plan', scope: 'private', description: 'What ships when' })
  t.equal(created.name, 'Plan')
  t.strictSame(created.services, [])
  const { services, ...note } = created
  t.strictSame(await notes.get(note.note_code), note)

  const updated = await notes.update(note.note_code, { name: 'New plan' })
  t.strictSame(updated, { ...note, name: 'New plan' })
  t.equal(await notes.archive(note.note_code), undefined)
  t.equal((await notes.get(note.note_code)).archived, true)
  t.equal(await notes.restore(note.note_code), undefined)
  t.equal((await notes.get(note.note_code)).archived, false)
  t.equal(await notes.delete(note.note_code), undefined)
  t.ok((await failureOf(notes.get(note.note_code))) instanceof NotFoundError)
})

t.test('a group is found, joined and left, whatever its name', async (t) => {
  const running = await service(t)
  const ann = await running.addUser('Ann')
  const { groups } = clientOf(running)
  const name = 'a/b é 🙂?#%2F'
  const group = await groups.create({ name })
  t.equal(group.users[0]?.is_admin, true)
  t.equal(await groups.addUsers(name, { users: [ann.user_code] }), undefined)
  t.equal((await groups.get(name)).users.length, 2)
  t.strictSame((await groups.search({ user_code: ann.user_code })).groups, [{ name }])
  t.equal(await groups.removeUsers(name, { users: [ann.user_code] }), undefined)
  t.equal((await groups.get(name)).users.length, 1)
  t.equal(await groups.delete(name), undefined)
  t.strictSame(await groups.search().all(), [])
})

t.test('integrations of a note come as an array', async (t) => {
  const { notes, services } = clientOf(await service(t, { WEBHOOK_ALLOW: '127.0.0.0/8' }))
  const { note_code } = await notes.create({ name: 'Plan', scope: 'open' })
  const webhook = await services.add(note_code, { name: 'webhook', webhook_url: 'http://127.0.0.1:9/', secret: 'shh' })
  const chat = await services.add(note_code, { name: 'chat_b', room_id: '42', api_token: 'secret' })
  t.strictSame(await services.list(note_code), [webhook, chat])
  t.equal(await services.delete(note_code, webhook.service_id), undefined)
  t.strictSame(await services.list(note_code), [chat])
})

t.test('an icon is bytes, a blob or Base64, and an empty one removes it', async (t) => {
  const { notes } = clientOf(await service(t))
  const big = Buffer.concat([pixel, Buffer.alloc(100_000, 7)])
  for (const icon of [big, new Uint8Array(big), new Blob([big]), big.toString('base64')]) {
    const { icon_url, note_code } = await notes.create({ name: 'Plan', scope: 'open', icon })
    const image = await fetch(icon_url as string)
    t.strictSame(Buffer.from(await image.arrayBuffer()), big)
    t.equal((await notes.update(note_code, { icon: '' })).icon_url, null)
  }
})

t.test('every kind of failure is a class, with all that the server said', async (t) => {
  const running = await service(t)
  const { notes, groups } = clientOf(running)
  const error = await failureOf(notes.create({ name: 'x'.repeat(31), scope: 'open', description: 'y'.repeat(201) }))
  t.ok(error instanceof BadRequestError && error instanceof NotewireError)
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
  t.ok(conflict instanceof ConflictError && conflict.name === 'ConflictError' && conflict.code === 'group_exists')
  const guest = await running.addUser('Guest', 'guest')
  const forbidden = await failureOf(
    clientOf(running, { token: guest.token }).notes.create({ name: 'Plan', scope: 'open' })
  )
  t.ok(forbidden instanceof ForbiddenError)
})

t.test('a refused token is in no part of the error, nor in the client', async (t) => {
  const running = await service(t)
  const tokens = {
    nwt_wrong: UnauthorizedError,
    'nwt_line\nbreak': InvalidArgumentError,
    'nwt_a b': InvalidArgumentError,
  }
  for (const [token, kind] of Object.entries(tokens)) {
    const given = clientOf(running, { token: () => token })
    const error = await failureOf(given.notes.list())
    t.ok(error instanceof kind)
    const shown = inspect([error, given], { depth: null, showHidden: true }) + error.stack
    for (const part of [token, ...token.split(/\s/)]) t.ok(part.length < 3 || !shown.includes(part), shown)
  }
})

t.test('what cannot be sent is refused before it is', async (t) => {
  const running = await service(t)
  const sent: string[] = []
  const client = clientOf(running, {
    middleware: [
      (request, next) => {
        sent.push(request.url)
        return next(request)
      },
    ],
  })
  // `..` would be resolved away, encoded or not, and the request would reach another address.
  for (const name of ['', '.', '..', '\ud800']) {
    const error = await failureOf(client.groups.delete(name))
    t.ok(error instanceof InvalidArgumentError, name)
    t.match(error.message, /group_name must not be/)
  }
  t.ok((await failureOf(client.groups.create({ name: 5n as unknown as string }))) instanceof InvalidArgumentError)
  t.strictSame(sent, [])
  const noAddress = ['', 'notes.example.com', 'ftp://x', 'http://me:secret@x', 'http://x:99999', 'http://[x']
  const useless: Partial<NotewireOptions>[] = [
    ...noAddress.map((baseUrl) => ({ baseUrl })),
    { baseUrl: undefined as unknown as string },
    { token: '' },
    { token: undefined as unknown as string },
    { headers: { 'x-team': '日本' } },
    { headers: { 'x team': 'red' } },
  ]
  for (const options of useless) t.throws(() => clientOf(running, options), InvalidArgumentError)
  for (const options of [{ retries: Number.NaN }, { timeout: -1 }]) {
    t.ok((await failureOf(client.notes.list({}, options))) instanceof InvalidArgumentError)
  }
  t.ok((await failureOf(client.notes.list({}, { headers: { 'x-a': 'a\nb' } }))) instanceof InvalidArgumentError)
  const vault = clientOf(running, { token: () => Promise.reject(new Error('vault down')) })
  const error = await failureOf(vault.notes.list())
  t.ok(error instanceof InvalidArgumentError && /vault down/.test(error.message))
  t.strictSame(sent, [])
})

t.test('the response is at hand beside the result', async (t) => {
  const client = clientOf(await service(t))
  const { data, response } = await client.notes.create({ name: 'Plan', scope: 'open' }).withResponse()
  t.equal(response.status, 201)
  t.ok(response.headers.get('location')?.endsWith(data.note_code))
  const page = await client.notes.list().withResponse()
  t.equal(page.data.notes[0]?.note_code, data.note_code)
  t.ok(page.response.headers.get('x-request-id'))
  t.ok((await failureOf(client.notes.get('nothing').withResponse())) instanceof NotFoundError)
})

t.test('a request by its route answers what is on the wire', async (t) => {
  const client = clientOf(await service(t))
  const body = { name: 'Plan', scope: 'open' } as const
  const { note } = await client.request('POST /api/v1/notes', { body })
  const path = { note_code: note[0]?.note_code ?? '' }
  const { data, response } = await client.request('GET /api/v1/notes/{note_code}', { path }).withResponse()
  t.strictSame([data.note.name, data.meta], ['Plan', {}])
  t.equal((await client.request('GET /api/v1/notes', { query: { per_page: 5 } })).meta.per_page, 5)
  t.equal(await client.request('DELETE /api/v1/notes/{note_code}', { path }), undefined)

  const etag = response.headers.get('etag') as string
  const again = await client.notes.create(body)
  const known = { path: { note_code: again.note_code }, headers: { 'If-None-Match': etag } }
  const unchanged = await failureOf(client.request('GET /api/v1/notes/{note_code}', known))
  t.ok(unchanged instanceof NotewireError && unchanged.status === 304 && unchanged.code === 'http_304')
})

t.test('headers, middleware and fetch can be your own', async (t) => {
  const running = await service(t)
  const seen: string[] = []
  const client = clientOf(running, {
    baseUrl: `${running.baseUrl}/`,
    token: async () => running.admin.token,
    headers: { 'x-request-id': 'from-client', 'x-team': 'red' },
    fetch: (url, init) => {
      seen.push(`fetch ${init.method} ${url.slice(running.baseUrl.length)} ${init.headers['x-team']}`)
      return fetch(url, init)
    },
    middleware: [
      async (request, next) => {
        seen.push('outer')
        const response = await next({ ...request, headers: { ...request.headers, 'x-team': 'blue' } })
        seen.push(`answered ${response.status}`)
        return response
      },
      (request, next) => {
        seen.push(`inner ${request.headers['x-team']}`)
        return next(request)
      },
    ],
  })
  const { response } = await client.notes.list({}, { headers: { 'X-Request-Id': 'from-call' } }).withResponse()
  t.equal(response.headers.get('x-request-id'), 'from-call')
  t.strictSame(seen, ['outer', 'inner blue', 'fetch GET /api/v1/notes blue', 'answered 200'])

  const mine = new Error('not today')
  const refusing = clientOf(running, { middleware: [() => Promise.reject(mine)] })
  t.equal(await failureOf(refusing.notes.list()), mine)
})
