// Invalid input of every kind: the answer names the field, is never a 5xx, and nothing is stored.
import { request } from 'node:http'
import { connect } from 'node:net'
import sql from 'sql-template-tag'
import t from 'tap'
import { callWith, createNote, service } from './helper.js'

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
  const { call } = await service(t)
  const { body } = await call('GET /notes/aaaaaaaaaaaa')
  const [address, anchor] = body.type.split('#')
  const page = await fetch(address)
  t.equal(page.status, 200)
  t.equal(anchor, 'note_not_found')
  t.match(await page.text(), /<section class="failure" id="note_not_found">/)
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
  const encoded = await callWith(baseUrl)(`GET ${baseUrl}/%61pi/v1/notes`)
  t.equal(encoded.status, 401)
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

t.test('data that is not HTTP is refused, and the connection closed', async (t) => {
  const { baseUrl } = await service(t)
  const exchange = (sent: string) =>
    new Promise<string>((resolve, reject) => {
      let received = ''
      const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1', () => socket.write(sent))
      socket.on('data', (data) => {
        received += data
      })
      socket.on('close', () => resolve(received))
      socket.on('error', reject)
    })
  t.match(await exchange('HELLO\r\n\r\n'), /^HTTP\/1\.1 400 /)
  t.match(await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`), /^HTTP\/1\.1 431 /)
})

t.test('a server error reveals nothing but the request id', async (t) => {
  const { call, database } = await service(t)
  await database.run(sql`DROP TABLE note_counts`)
  const { status, body } = await call('GET /notes', undefined, { headers: { 'x-request-id': 'mine' } })
  t.equal(status, 500)
  t.equal(body.detail, 'The server failed. Its log has the cause under this request_id.')
  t.equal(body.request_id, 'mine')
})
