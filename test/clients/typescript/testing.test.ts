import {
  BadRequestError,
  NetworkError,
  Notewire,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from '@notewire/client'
import { examples, type FakeServer, fakeServer, type OperationName } from '@notewire/client/testing'
import t from 'tap'
import { operationsOf } from '../../../spec/generator/openapi.js'
import { document } from '../../conformance.js'
import { failureOf, fakeClock, pixel } from './client.js'

const clientOf = ({ fetch }: FakeServer, token = 'nwt_test') =>
  new Notewire({ baseUrl: 'http://notewire.test', token, fetch, clock: fakeClock() })

const code = 'k3v9m2q7x4ta'
const calls: Record<string, (client: Notewire) => PromiseLike<unknown>> = {
  Notes_list: ({ notes }) => notes.list({ include_archived: 1, per_page: 100 }),
  Notes_create: ({ notes }) => notes.create({ name: 'Plan 🙂', scope: 'private', icon: pixel, users: ['0000000002'] }),
  Notes_get: ({ notes }) => notes.get(code),
  Notes_update: ({ notes }) => notes.update(code, {}),
  Notes_delete: ({ notes }) => notes.delete(code),
  Notes_archive: ({ notes }) => notes.archive(code),
  Notes_restore: ({ notes }) => notes.restore(code),
  Groups_search: ({ groups }) => groups.search({ name: 'é'.repeat(20) }),
  Groups_create: ({ groups }) => groups.create({ name: 'editors' }),
  Groups_get: ({ groups }) => groups.get('a/b'),
  Groups_delete: ({ groups }) => groups.delete('editors'),
  Groups_addUsers: ({ groups }) => groups.addUsers('editors', { users: ['0000000002'] }),
  Groups_removeUsers: ({ groups }) => groups.removeUsers('editors', { users: ['0000000002'] }),
  Services_list: ({ services }) => services.list(code),
  Services_add: ({ services }) => services.add(code, { name: 'chat_b', room_id: '42', api_token: 'x' }),
  Services_delete: ({ services }) => services.delete(code, 7),
}

t.test('the fake server answers every operation with the example of the contract', async (t) => {
  for (const { operation } of operationsOf(document)) {
    const server = fakeServer()
    const result = await (calls[operation.operationId] as (typeof calls)[string])(clientOf(server))
    const body = examples[nameOf(operation.operationId)] as object | undefined
    const contents = Object.values(body ?? {}).flat()
    t.ok(body ? [body, Object.values(body)[0], contents[0]].some((each) => same(each, result)) : result === undefined)
    t.equal(server.requests.length, 1)
  }
})

t.test('a list of the fake server has one page', async (t) => {
  const { notes, groups } = clientOf(fakeServer())
  t.strictSame(await notes.list().all(), examples['notes.list'].notes)
  t.equal((await notes.list()).meta.next_page, null)
  t.strictSame(await groups.search().all(), examples['groups.search'].groups)
})

const nameOf = (operationId: string) =>
  (operationId.charAt(0).toLowerCase() + operationId.slice(1)).replace('_', '.') as OperationName

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

t.test('requests are recorded without the token', async (t) => {
  const server = fakeServer()
  await clientOf(server, 'nwt_sesame').groups.addUsers('a/b', { users: ['0000000002'] })
  t.strictSame(server.requests, [
    {
      operation: 'groups.addUsers',
      method: 'POST',
      url: 'http://notewire.test/api/v1/groups/a%2Fb/users',
      path: { group_name: 'a/b' },
      query: {},
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: { users: ['0000000002'] },
    },
  ])
})

t.test('a request that violates the contract gets a 400 that names the place', async (t) => {
  const server = fakeServer()
  const { notes, services, groups, request } = clientOf(server)
  const wrong: [PromiseLike<unknown>, string][] = [
    [notes.create({ name: 'x'.repeat(31), scope: 'open' }), '/name'],
    [notes.create({ name: 'Plan', scope: 'secret' as 'open' }), '/scope'],
    [notes.create({ name: 'Plan' } as never), ''],
    [notes.create({ name: 'Plan', scope: 'open', colour: 'red' } as never), '/colour'],
    [notes.update(code, { users: [7] } as never), '/users/0'],
    [notes.list({ per_page: 101 }), 'per_page'],
    [notes.list({ archived: 1 } as never), 'archived'],
    [
      services.add(code, { name: 'chat_b', room_id: '1', api_token: 'x', webhook_url: 'https://x.example' } as never),
      '/webhook_url',
    ],
    [groups.addUsers('editors', undefined as never), ''],
    [services.add(code, { name: 'chat_e' } as never), '/name'],
    [services.delete(code, 'x' as never), 'service_id'],
    [groups.get('x'.repeat(101)), 'group_name'],
    [notes.list({ per_page: '1e1' } as never), 'per_page'],
    [request('PATCH /api/v1/notes/{note_code}/archive', { path: { note_code: code }, body: {} } as never), ''],
    [request('POST /api/v1/groups', { body: { name: '' } }), '/name'],
  ]
  for (const [call, place] of wrong) {
    const error = await failureOf(call)
    t.ok(error instanceof BadRequestError)
    const places = error.errors.map(({ pointer, parameter }) => pointer ?? parameter)
    t.strictSame(places, [place], error.message)
  }
  t.strictSame(server.requests, [])
  t.ok((await failureOf(request('GET /api/v1/nowhere' as 'GET /api/v1/notes'))) instanceof NotFoundError)
  const init = { method: 'GET', headers: {}, signal: new AbortController().signal, redirect: 'manual' } as const
  t.equal((await server.fetch('http://notewire.test/api/v1/notes', init)).status, 401)
})

t.test('the reply of an operation can be a body, a failure, a function or a broken connection', async (t) => {
  const server = fakeServer()
  const { notes, groups } = clientOf(server)
  const { note } = examples['notes.get']
  server.answer('notes.get', ({ path }) => ({
    status: 200,
    body: { note: { ...note, note_code: String(path.note_code) }, meta: {} },
  }))
  t.equal((await notes.get('other')).note_code, 'other')

  server.fail('notes.get', 'note_not_found')
  t.ok((await failureOf(notes.get('other'))) instanceof NotFoundError)
  server.fail('notes.list', 'unauthenticated')
  t.ok((await failureOf(notes.list())) instanceof UnauthorizedError)
  server.answer('groups.get', () => {
    throw new TypeError('fetch failed')
  })
  t.ok((await failureOf(groups.get('editors'))) instanceof NetworkError)
  server.fail('groups.create', 'rate_limited')
  t.ok((await failureOf(groups.create({ name: 'x' }))) instanceof TooManyRequestsError)

  // @ts-expect-error: no such operation
  server.answer('notes.copy', { status: 200 })
  // @ts-expect-error: a note lacks most of its fields
  server.answer('notes.get', { status: 200, body: { note: { name: 'x' }, meta: {} } })
  // @ts-expect-error: a status that is not declared
  server.answer('notes.delete', { status: 200 })
  // @ts-expect-error: a failure of other operations
  server.fail('notes.list', 'group_exists')
})
