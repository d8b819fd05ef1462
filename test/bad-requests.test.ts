// Invalid input of every kind: the answer names the field, is never a 5xx, and nothing is stored.
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import t from 'tap'
import { callWith, createNote, listen, service } from './helper.js'
import { answerTo } from './raw-http.js'

t.test('one answer reports every fault of a body, each with its pointer', async (t) => {
  const { call } = await service(t)
  const { status, headers, body } = await call(
    'POST /notes',
    { name: 5, description: null, scope: 'open', users: ['a', 7, 'b', null], groups: 'editors', colour: 'red' },
    { headers: { 'x-request-id': 'my-request' } }
  )
  t.equal(status, 400)
  t.equal(headers.get('content-type'), 'application/problem+json')
  t.strictSame(body.errors, [
    { pointer: '/colour', detail: 'colour is not a field of this request' },
    { pointer: '/name', detail: 'name must be a string' },
    { pointer: '/description', detail: 'description must be a string' },
    { pointer: '/groups', detail: 'groups must be an array' },
    { pointer: '/users/1', detail: 'users/1 must be a string' },
    { pointer: '/users/3', detail: 'users/3 must be a string' },
  ])
  t.strictSame(
    body.messages,
    body.errors.map(({ detail }: { detail: string }) => detail)
  )
  t.equal(body.title, 'Invalid request')
  t.equal(body.status, 400)
  t.equal(body.code, 'invalid_request')
  t.equal(body.request_id, 'my-request')
  t.equal(body.detail, 'colour is not a field of this request (and 5 more faults)')
})

t.test('the type of a problem is the URL of its documentation', async (t) => {
  const { call, baseUrl } = await service(t)
  const { body } = await call('GET /notes/aaaaaaaaaaaa')
  // test/end-to-end/docs-from-server.test.ts opens it, and docs-site.test.ts finds an entry for every code.
  t.equal(body.type, `${baseUrl}/docs/failures#note_not_found`)
})

t.test('numbers and strings are not converted', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: '5' })
  for (const [route, body, pointer] of [
    ['POST /groups', { name: 7 }, '/name'],
    ['POST /groups/5/users', { users: '0000000001' }, '/users'],
    ['POST /groups/5/users', { users: [1] }, '/users/0'],
    ['POST /notes', { name: 'Plan', scope: ['open'] }, '/scope'],
    ['POST /notes', { name: { first: 'Plan' }, scope: 'open' }, '/name'],
    ['POST /notes', { name: 'Plan', scope: 'open', icon: false }, '/icon'],
  ] as const) {
    const answer = await call(route, body)
    t.equal(answer.status, 400)
    t.strictSame(
      answer.body.errors.map((each: { pointer: string }) => each.pointer),
      [pointer]
    )
  }
})

t.test('NUL and lone surrogates are refused in every stored text', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  await call('POST /groups', { name: 'editors' })
  const chat = { name: 'chat_b', room_id: '1', api_token: 'token' }
  const hook = { name: 'webhook', webhook_url: 'https://example.net', secret: 'secret' }
  for (const bad of ['\0', '\ud800', 'a\udc00b']) {
    for (const [route, body, pointer] of [
      ['POST /notes', { name: bad, scope: 'open' }, '/name'],
      ['POST /notes', { name: 'Plan', description: bad, scope: 'open' }, '/description'],
      [`PATCH /notes/${note_code}`, { name: bad }, '/name'],
      [`PATCH /notes/${note_code}`, { users: [bad] }, '/users/0'],
      [`PATCH /notes/${note_code}`, { groups: [bad] }, '/groups/0'],
      ['POST /groups', { name: bad }, '/name'],
      ['POST /groups/editors/users', { users: [bad] }, '/users/0'],
      [`POST /notes/${note_code}/services`, { ...chat, room_id: bad }, '/room_id'],
      [`POST /notes/${note_code}/services`, { ...chat, api_token: bad }, '/api_token'],
      [`POST /notes/${note_code}/services`, { ...hook, secret: bad }, '/secret'],
    ] as const) {
      const answer = await call(route, body)
      t.equal(answer.status, 400, route)
      t.strictSame(
        answer.body.errors.map((each: { pointer: string }) => each.pointer),
        [pointer]
      )
    }
  }
  const kept = (await call('POST /notes', { name: 'a\u0001\n🎉', scope: 'open' })).body.note[0]
  t.equal((await call(`GET /notes/${kept.note_code}`)).body.note.name, 'a\u0001\n🎉')
  for (const path of ['/groups/a%00b', '/groups?name=%00', '/groups?user_code=%00', '/notes/%00']) {
    const { status } = await call(`GET ${path}`)
    t.ok(status === 400 || status === 404, path)
  }
})

t.test('malformed paths and queries are refused or not found', async (t) => {
  const { call, baseUrl } = await service(t)
  for (const path of [
    '/groups/%ZZ',
    '/groups/%',
    '/groups/%C3%28',
    `/groups/${'a'.repeat(101)}`,
    `/groups/${'%F0%9F%8E%89'.repeat(101)}`,
    '/notes/..%2F..%2Fetc%2Fpasswd',
    `/notes/${'a'.repeat(5000)}`,
    '/notes//services',
    '/notes/x/services/1e3',
    '/notes/x/services/99999999999999999999',
    '/notes/x/services/0',
    '/notes?page[]=1',
    '/notes?__proto__=1',
    '/notes?constructor=1',
    '/nothing',
    '/',
  ]) {
    const { status, body } = await call(`GET ${path}`)
    t.ok([400, 404, 405, 414].includes(status), `${status} for ${path}`)
    t.equal(body.status, status)
    t.ok(body.detail)
  }
  for (const path of ['/groups/%ZZ', `/notes/${'a'.repeat(5000)}`]) {
    t.equal((await callWith(baseUrl)(`GET ${path}`)).status, 401, path)
  }
  for (const method of ['GET', 'PUT']) {
    t.equal((await callWith(baseUrl)(`${method} ${baseUrl}/%61pi/v1/notes`)).status, 401, method)
  }
  t.equal((await call(`PUT ${baseUrl}/%61pi/v1/notes`)).status, 405)
})

t.test('a body with a million faults is refused with one of them', async (t) => {
  const { call } = await service(t)
  const { status, body } = await call('POST /notes', {
    name: 'Plan',
    scope: 'open',
    users: Array.from({ length: 1_000_000 }, () => 1),
  })
  t.equal(status, 400)
  t.equal(body.errors.length, 1)
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  t.equal((await call('POST /notes', undefined, { raw: nested })).status, 400)
  const members = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`x${index}`, 1]))
  t.equal((await call('POST /notes', members)).status, 400)
  t.equal((await call('GET /notes')).body.meta.total, 0)
})

t.test('a chunked body is read like any other, even if it is empty', async (t) => {
  const { baseUrl, admin } = await service(t)
  const send = (path: string, method: string, chunks: string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      }
      const sent = request(`${baseUrl}/api/v1${path}`, { method, headers }, (response) =>
        resolve(response.resume().statusCode)
      )
      sent.on('error', reject)
      for (const chunk of chunks) sent.write(chunk)
      sent.end()
    })
  t.equal(await send('/groups', 'POST', ['{"name":', '"editors"}']), 201)
  t.equal(await send('/groups', 'POST', []), 400)
  t.equal(await send('/groups/editors', 'DELETE', []), 204)
})

t.test('an empty query parameter counts as absent, and any other must be percent-encoded UTF-8', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: '役員' })
  const everyone = await call('GET /groups?name=&user_code=&page=&per_page=')
  t.strictSame([everyone.status, everyone.body.groups], [200, [{ name: '役員' }]])
  t.strictSame(everyone.body.meta, { previous_page: null, next_page: null, page: 1, per_page: 20, total: 1 })
  t.equal((await call('GET /notes?include_archived')).status, 200)
  const misspelt = await call('GET /groups?nmae=')
  t.strictSame([misspelt.status, misspelt.body.errors[0].parameter], [400, 'nmae'])

  t.strictSame((await call('GET /groups?name=%E5%BD%B9')).body.groups, [{ name: '役員' }])
  t.equal((await call('GET /groups?name=100%25')).status, 200)
  for (const text of ['%ff', '%', '%ZZ', '%E5%BD', '%C0%80', '%ED%A0%80']) {
    const { status, body } = await call(`GET /groups?page=1&name=${text}`)
    t.equal(status, 400, text)
    t.strictSame(body.errors, [
      { parameter: 'name', detail: 'name must be percent-encoded UTF-8 (RFC 3986, section 2.5)' },
    ])
  }
})

t.test('a number that is not in canonical form names nothing in a path, and is refused in a query', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const hook = { name: 'webhook', webhook_url: 'https://example.net' }
  const { service_id } = (await call(`POST /notes/${note_code}/services`, hook)).body.service
  for (const text of [
    `0${service_id}`,
    `+${service_id}`,
    `${service_id}.0`,
    `${service_id}e0`,
    '0',
    '-1',
    '9'.repeat(12),
    'x',
  ]) {
    const inPath = await call(`DELETE /notes/${note_code}/services/${text}`)
    t.strictSame([inPath.status, inPath.body.code], [404, 'service_not_found'], text)
    t.equal(inPath.body.detail, `The note has no service integration ${text}.`)
    const inQuery = await call(`GET /notes?page=${encodeURIComponent(text)}`)
    t.strictSame([inQuery.status, inQuery.body.errors[0].parameter], [400, 'page'], text)
  }
  t.equal((await call(`DELETE /notes/${note_code}/services/${service_id}`)).status, 204)
})

t.test('a compressed body is refused, naming Content-Encoding', async (t) => {
  const { call } = await service(t)
  const send = (encoding: string, raw: string | Uint8Array) =>
    call('POST /groups', undefined, { raw, headers: { 'content-encoding': encoding } })
  const { status, headers, body } = await send('gzip', gzipSync('{"name":"editors"}'))
  t.strictSame([status, body.code], [415, 'unsupported_media_type'])
  t.equal(body.detail, "The body must be sent without Content-Encoding, not as 'gzip'.")
  t.equal(headers.get('accept-encoding'), 'identity')
  t.equal((await send('Identity', '{"name":"editors"}')).status, 201)
})

t.test('a server error reveals nothing but the request id', async (t) => {
  const { database, admin, ...dependencies } = await service(t)
  const log: Record<string, unknown>[] = []
  const stream = { write: (line: string) => log.push(JSON.parse(line)) }
  const { baseUrl } = await listen(t, dependencies, { level: 'error', stream })
  await database.run(sql`DROP TABLE list_changes`)
  const call = callWith(baseUrl, admin.token)
  const { status, body } = await call('GET /notes', undefined, { headers: { 'x-request-id': 'mine' } })
  t.equal(status, 500)
  t.match(log, [{ reqId: 'mine', err: { message: /list_changes/ }, msg: 'request failed' }])
  t.equal(body.detail, 'The server failed. Its log has the cause under this request_id.')
  t.equal(body.request_id, 'mine')
})

t.test('a request target with scheme and host is answered as one without', async (t) => {
  const { call, baseUrl, admin } = await service(t)
  for (let count = 0; count < 2; count++) await createNote(call)
  const answer = (line: string, token = admin.token) =>
    answerTo(
      baseUrl,
      `${line} HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`
    )
  for (const [line, status] of [
    ['GET @/api/v1/notes', 200],
    ['GET @/healthz', 200],
    ['GET @?a=1', 404],
    ['GET @', 404],
    ['DELETE @/api/v1/notes', 405],
    ['GET @/api/v1/nothing', 404],
    ['GET @/api/v1/groups/%ZZ', 400],
  ] as const) {
    t.equal((await answer(line.replace('@', 'http://a.example'))).status, status, line)
  }
  for (const line of ['GET @/api/v1/nothing', 'PUT @/api/v1/notes', 'GET @/api/v1/groups/%ZZ']) {
    t.equal((await answer(line.replace('@', 'http://a.example'), 'unknown')).status, 401, line)
  }
  const { body } = await answer('GET http://a.example/api/v1/notes?per_page=1')
  t.equal(body.meta.next_page, `${baseUrl}/api/v1/notes?per_page=1&page=2`)
})
