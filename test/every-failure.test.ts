// Every failure of the contract, provoked on a running service.
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import { limits } from '../generated/limits.js'
import { problems } from '../generated/problems.js'
import { groupInUse, invalidRequest, methodNotAllowed, type ProblemCode, rateLimited } from '../server/problems.js'
import { type Answer, callWith, createNote, type Service, service } from './helper.js'
import { testServer } from './postgres.js'
import { answerTo } from './raw-http.js'

const noteCode = 'k3v9m2q7x4ta'
const hook = (webhook_url = 'https://example.net/') => ({ name: 'webhook', webhook_url })

/** Returns the header fields of a request that no HTTP client would send. */
const fields = ({ token }: { token: string }) => `Host: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n`

/** Creates the note of the contract's examples. */
async function exampleNote({ call, database }: Service, note: object = {}) {
  const { note_code } = await createNote(call, note)
  await database.run(sql`UPDATE notes SET code = ${noteCode} WHERE code = ${note_code}`)
}

/** Provokes each failure as its example in the contract describes it. */
const provoke: Record<ProblemCode, (service: Service) => Promise<Answer>> = {
  invalid_request: ({ call }) => call('GET /notes?verbose=1'),
  invalid_json: ({ call }) => call('POST /groups', undefined, { raw: '{"name":' }),
  invalid_icon: ({ call }) => call('POST /notes', { name: 'Plan', scope: 'open', icon: btoa('<svg></svg>\n') }),
  unknown_users: ({ call }) =>
    call('POST /notes', { name: 'Plan', scope: 'open', users: ['0000000001', '0000000009'] }),
  unknown_groups: ({ call }) => call('POST /notes', { name: 'Plan', scope: 'private', groups: ['editors'] }),
  async caller_left_out(service) {
    await exampleNote(service, { scope: 'private' })
    return service.call(`PATCH /notes/${noteCode}`, { users: [] })
  },
  async target_refused(service) {
    await exampleNote(service)
    return service.call(`POST /notes/${noteCode}/services`, hook('http://10.0.0.8/'))
  },
  unauthenticated: ({ baseUrl }) => callWith(baseUrl)('GET /notes'),
  async forbidden({ addUser }) {
    const guest = await addUser('Guest', 'guest')
    return guest.call('POST /notes', { name: 'Plan', scope: 'open' })
  },
  async read_only_token({ addToken }) {
    const reader = await addToken('0000000001', { scope: 'read' })
    return reader.call('POST /groups', { name: 'editors' })
  },
  note_not_found: ({ call }) => call(`GET /notes/${noteCode}`),
  group_not_found: ({ call }) => call('GET /groups/editors'),
  async service_not_found(service) {
    await exampleNote(service)
    return service.call(`DELETE /notes/${noteCode}/services/7`)
  },
  route_not_found: ({ call }) => call('GET /note'),
  method_not_allowed: ({ call }) => call('PUT /notes'),
  async note_changed(service) {
    await exampleNote(service)
    return service.call(`PATCH /notes/${noteCode}`, {}, { headers: { 'if-match': '"another"' } })
  },
  async idempotency_key_reused({ call }) {
    const headers = { 'idempotency-key': 'k-1' }
    await call('POST /groups', { name: 'editors' }, { headers })
    return call('POST /groups', { name: 'authors' }, { headers })
  },
  async group_exists({ call }) {
    await call('POST /groups', { name: 'editors' })
    return call('POST /groups', { name: 'editors' })
  },
  async group_in_use(service) {
    await service.call('POST /groups', { name: 'editors' })
    await exampleNote(service, { scope: 'private', groups: ['editors'] })
    await service.call(`PATCH /notes/${noteCode}`, { users: [] })
    return service.call('DELETE /groups/editors')
  },
  async too_many_services(service) {
    await exampleNote(service)
    for (let added = 0; added < limits.services_per_note; added++)
      await service.call(`POST /notes/${noteCode}/services`, hook())
    return service.call(`POST /notes/${noteCode}/services`, hook())
  },
  body_too_large: ({ call }) => call('POST /groups', undefined, { raw: ' '.repeat(limits.body_bytes + 1) }),
  unsupported_media_type: ({ call }) =>
    call('POST /groups', undefined, { raw: '{}', headers: { 'content-type': 'text/plain' } }),
  async request_timeout({ app, baseUrl }) {
    app.server.headersTimeout = 1
    return answerTo(baseUrl, 'GET /api/v1/notes HTTP/1.1\r\n')
  },
  expectation_failed: ({ baseUrl, admin }) =>
    answerTo(baseUrl, `GET /api/v1/notes HTTP/1.1\r\n${fields(admin)}Expect: 200-ok\r\n\r\n`),
  headers_too_large: ({ baseUrl, admin }) =>
    answerTo(baseUrl, `GET /api/v1/notes HTTP/1.1\r\n${fields(admin)}X: ${'a'.repeat(limits.header_bytes)}\r\n\r\n`),
  async rate_limited({ call }) {
    for (let sent = 0; sent < limits.requests_per_minute; sent++) await call('GET /notes')
    return call('GET /notes')
  },
  async internal({ call, database }) {
    await database.run(sql`DROP TABLE list_changes`)
    return call('GET /notes')
  },
  async unavailable({ call, database }) {
    await database.run(sql`PRAGMA query_only = 1`)
    return call('POST /groups', { name: 'editors' })
  },
}

for (const [code, { status, title, example }] of Object.entries(problems)) {
  const skip = code === 'unavailable' && testServer !== undefined && 'only SQLite has PRAGMA query_only'
  t.test(`${code} is answered as in the contract`, { skip }, async (t: Test) => {
    const running = await service(
      t,
      code === 'rate_limited' ? { RATE_LIMIT_PER_MINUTE: String(limits.requests_per_minute) } : {}
    )
    const answer = await provoke[code as ProblemCode](running)
    const { type, request_id, messages, ...body } = answer.body
    t.equal(answer.status, status)
    t.strictSame(body, { code, status, title, ...example })
  })
}

t.test('a list of words ends with "or" or "and"', async (t) => {
  t.equal(methodNotAllowed('PUT', ['GET']).detail, 'PUT is not allowed here; use GET.')
  t.equal(methodNotAllowed('PUT', ['GET', 'POST']).detail, 'PUT is not allowed here; use GET or POST.')
  t.equal(
    groupInUse(['a', 'b', 'c']).detail,
    'Without this group, these private notes would have no participants: a, b and c.'
  )
})

t.test('of many notes the first ten are named', async (t) => {
  const codes = Array.from({ length: 12 }, (_, index) => String(index))
  t.match(groupInUse(codes).detail, /: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more\.$/)
})

t.test('a count of one has a singular noun', async (t) => {
  t.match(rateLimited(600, 1).detail, /try again in 1 second\.$/)
  t.match(rateLimited(600, 2).detail, /try again in 2 seconds\.$/)
  const fault = { pointer: '/name', detail: 'name is required' }
  t.equal(invalidRequest([fault]).detail, 'name is required')
  t.equal(invalidRequest([fault, fault]).detail, 'name is required (and 1 more fault)')
  t.equal(invalidRequest([fault, fault, fault]).detail, 'name is required (and 2 more faults)')
})
