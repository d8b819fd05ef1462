// The service gives every answer that the contract declares: each status, and each failure by its code. Each of them is also
// compared with the contract.
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import { limits } from '../generated/limits.js'
import type { ProblemCode } from '../server/problems.js'
import { openPostgres } from '../server/store/postgres.js'
import { createStore } from '../server/store/store.js'
import { declared, declaredAnswers, seen } from './conformance.js'
import { type Answer, callWith, listen, type Service, service } from './helper.js'
import { type Operation, operations, pathToNothing, prepare } from './prepared-operations.js'
import { answerTo, rawContradictions } from './raw-http.js'

/** What any request can get: also an operation that does not declare it. */
const ofAnyRequest = [
  'unauthenticated',
  'request_timeout',
  'expectation_failed',
  'rate_limited',
  'headers_too_large',
  'internal',
  'unavailable',
] as const

t.test('every declared answer is given, and no other', async (t) => {
  // The answers of other test files in this process do not count.
  seen.clear()
  const all = await service(t)
  const { call, baseUrl, admin } = all
  const limited = await service(t, { RATE_LIMIT_PER_MINUTE: '3' })
  const broken = await serviceWithoutTables(t)
  const away = callWith(await serviceWithoutDatabase(t, all), admin.token)
  const reader = await all.addToken('0000000001', { scope: 'read' })
  const guest = await all.addUser('Guest', 'guest')

  const impatient = await service(t)
  impatient.app.server.headersTimeout = 1
  const tooLate = answerTo(impatient.baseUrl, 'GET /api/v1/notes HTTP/1.1\r\n')
  const fields = `Host: x\r\nAuthorization: Bearer ${admin.token}\r\nConnection: close\r\n`

  const succeed = async (operation: Operation) => (await prepare(all, operation)).send()
  /** Sends the usual body with other fields. */
  const changed = (fields: object) => async (operation: Operation) => {
    const { path, body } = await prepare(all, operation)
    return call(`${operation.method} ${path}`, { ...body, ...fields })
  }
  const toNothing = async (operation: Operation) => {
    const { body } = await prepare(all, operation)
    return call(`${operation.method} ${pathToNothing(operation)}`, body)
  }

  /** How to get each answer from any operation that declares it. */
  const ways: { [Answered in number | ProblemCode]?: (operation: Operation) => Promise<Answer> } = {
    200: succeed,
    201: succeed,
    204: succeed,
    304: async (operation) => (await prepare(all, operation)).send(call, { headers: { 'if-none-match': '*' } }),
    invalid_request: (operation) => call(`${operation.method} ${pathToNothing(operation)}?unknown=1`),
    invalid_json: ({ method, path }) => call(`${method} ${path}`, undefined, { raw: '{"name":' }),
    invalid_icon: changed({ icon: btoa('<svg></svg>\n') }),
    unknown_users: changed({ users: ['0000000009'] }),
    unknown_groups: changed({ scope: 'private', groups: ['nobody'] }),
    caller_left_out: changed({ scope: 'private', users: [] }),
    target_refused: changed({ webhook_url: 'http://10.0.0.8/' }),
    unauthenticated: ({ method, path }) => callWith(baseUrl)(`${method} ${path}`),
    forbidden: async (operation) => {
      const { note_code, group_name, send } = await prepare(all, operation)
      await call(`PATCH /notes/${note_code}`, { users: [guest.user_code] })
      await call(`POST /groups/${group_name}/users`, { users: [guest.user_code] })
      return send(guest.call)
    },
    read_only_token: async (operation) => (await prepare(all, operation)).send(reader.call),
    note_not_found: toNothing,
    group_not_found: toNothing,
    service_not_found: async (operation) => {
      const { path } = await prepare(all, operation)
      return call(`${operation.method} ${path.replace(/\d+$/, '999999')}`)
    },
    request_timeout: async ({ id }) => {
      for (const contradiction of rawContradictions(id, await tooLate)) t.fail(contradiction)
      return tooLate
    },
    group_exists: async (operation) => {
      const { send } = await prepare(all, operation)
      await send()
      return send()
    },
    group_in_use: async (operation) => {
      const { note_code, group_name, path } = await prepare(all, operation)
      // Makes the group the only participant of the note.
      await call(`PATCH /notes/${note_code}`, { scope: 'private', groups: [group_name], users: [] })
      return call(`DELETE ${path}`, operation.takesBody ? { users: ['0000000001'] } : undefined)
    },
    too_many_services: async (operation) => {
      const { send } = await prepare(all, operation)
      for (let count = 1; count < limits.services_per_note; count++) await send()
      return send()
    },
    note_changed: async (operation) =>
      (await prepare(all, operation)).send(call, { headers: { 'if-match': '"another"' } }),
    body_too_large: ({ method, path }) =>
      call(`${method} ${path}`, undefined, { raw: ' '.repeat(limits.body_bytes + 1) }),
    unsupported_media_type: ({ method, path }) =>
      call(`${method} ${path}`, undefined, { raw: '{}', headers: { 'content-type': 'text/plain' } }),
    expectation_failed: ({ method, path }) =>
      answerTo(baseUrl, `${method} /api/v1${path} HTTP/1.1\r\n${fields}Expect: 200-ok\r\n\r\n`),
    idempotency_key_reused: async (operation) => {
      const headers = { 'idempotency-key': operation.id }
      await call('POST /groups', { name: `For ${operation.id}` }, { headers })
      return (await prepare(all, operation)).send(call, { headers })
    },
    rate_limited: async (operation) => {
      // Preparing uses up the three requests.
      const { send } = await prepare(await limited.addToken('0000000001'), operation)
      return send()
    },
    headers_too_large: ({ method, path }) =>
      answerTo(baseUrl, `${method} /api/v1${path} HTTP/1.1\r\n${fields}X: ${'a'.repeat(limits.header_bytes)}\r\n\r\n`),
    internal: async (operation) => (await prepare(all, operation)).send(broken.call),
    unavailable: async (operation) => (await prepare(all, operation)).send(away),
  }

  for (const operation of operations) {
    for (const expected of new Set([...declaredAnswers(operation.id), ...ofAnyRequest])) {
      const way = ways[expected]
      if (!way) throw new Error(`No way is known to get ${expected}`)
      const { status, body } = await way(operation)
      t.equal(body?.code ?? status, expected, `${operation.id} ${expected}`)
    }
  }
  t.strictSame(
    declared().filter((answer) => !seen.has(answer)),
    []
  )
})

/** Starts a service in whose database the tables of notes and groups are missing. */
async function serviceWithoutTables(t: Test) {
  const broken = await service(t)
  await broken.database.run(sql`ALTER TABLE notes RENAME TO notes_away`)
  await broken.database.run(sql`ALTER TABLE groups RENAME TO groups_away`)
  return broken
}

/** Starts a service whose database does not answer, and returns its address. Nothing listens on port 1. */
async function serviceWithoutDatabase(t: Test, { config, secrets }: Service) {
  const database = openPostgres('postgres://127.0.0.1:1/away', 1)
  t.teardown(() => database.close())
  const { baseUrl } = await listen(t, {
    config,
    secrets,
    store: createStore(database),
    now: () => 0,
    monotonicNow: () => 0,
  })
  return baseUrl
}
