// The service gives every answer that the contract declares. Each of them is also compared with the contract.
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import { openPostgres } from '../server/store/postgres.js'
import { createStore } from '../server/store/store.js'
import { declared, declaredStatuses, seen } from './conformance.js'
import { type Answer, callWith, listen, type Service, service } from './helper.js'
import { type Operation, operations, pathToNothing, prepare } from './prepared-operations.js'
import { answerTo, rawContradictions } from './raw-http.js'

t.test('every declared answer is given', async (t) => {
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

  /** How to get each status from any operation that declares it. */
  const ways: Record<number, (operation: Operation) => Promise<Answer>> = {
    200: succeed,
    201: succeed,
    204: succeed,
    304: async (operation) => (await prepare(all, operation)).send(call, { headers: { 'if-none-match': '*' } }),
    400: (operation) => call(`${operation.method} ${pathToNothing(operation)}?unknown=1`),
    401: ({ method, path }) => callWith(baseUrl)(`${method} ${path}`),
    403: async (operation) => {
      const { note_code, send } = await prepare(all, operation)
      await call(`PATCH /notes/${note_code}`, { users: [guest.user_code] })
      return send(operation.isWrite ? reader.call : guest.call)
    },
    404: async (operation) => {
      const { body } = await prepare(all, operation)
      return call(`${operation.method} ${pathToNothing(operation)}`, body)
    },
    408: async ({ id }) => {
      for (const contradiction of rawContradictions(id, await tooLate)) t.fail(contradiction)
      return tooLate
    },
    409: async (operation) => {
      const { note_code, group_name, path, body, send } = await prepare(all, operation)
      // Makes the group the only participant of the note.
      await call(`PATCH /notes/${note_code}`, { scope: 'private', groups: [group_name], users: [] })
      if (operation.id === 'Groups_removeUsers') return call(`DELETE ${path}`, { users: ['0000000001'] })
      if (operation.id === 'Groups_create') await call('POST /groups', body)
      if (operation.id === 'Services_add') for (let count = 1; count < 20; count++) await send()
      return send()
    },
    412: async (operation) => (await prepare(all, operation)).send(call, { headers: { 'if-match': '"another"' } }),
    413: ({ method, path }) => call(`${method} ${path}`, undefined, { raw: ' '.repeat(2 * 1024 * 1024 + 1) }),
    415: ({ method, path }) =>
      call(`${method} ${path}`, undefined, { raw: '{}', headers: { 'content-type': 'text/plain' } }),
    417: ({ method, path }) =>
      answerTo(baseUrl, `${method} /api/v1${path} HTTP/1.1\r\n${fields}Expect: 200-ok\r\n\r\n`),
    422: async (operation) => {
      const headers = { 'idempotency-key': operation.id }
      await call('POST /groups', { name: `For ${operation.id}` }, { headers })
      return (await prepare(all, operation)).send(call, { headers })
    },
    429: async (operation) => {
      // Preparing uses up the three requests.
      const { send } = await prepare(await limited.addToken('0000000001'), operation)
      return send()
    },
    431: ({ method, path }) =>
      answerTo(baseUrl, `${method} /api/v1${path} HTTP/1.1\r\n${fields}X: ${'a'.repeat(20_000)}\r\n\r\n`),
    500: async (operation) => (await prepare(all, operation)).send(broken.call),
    503: async (operation) => (await prepare(all, operation)).send(away),
  }

  for (const operation of operations) {
    for (const status of declaredStatuses(operation.id)) {
      const way = ways[status]
      if (!way) throw new Error(`No way is known to get ${status}`)
      t.equal((await way(operation)).status, status, `${operation.id} ${status}`)
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
