import {
  BadRequestError,
  InvalidArgumentError,
  NetworkError,
  Notewire,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from '@notewire/client'
import { examples, type FakeServer, fakeClock, fakeServer, type OperationName } from '@notewire/client/testing'
import t from 'tap'
import { type Schema, sentences } from '../../../clients/typescript/src/testing-validation.js'
import { operationsOf } from '../../../spec/generator/openapi.js'
import { document } from '../../conformance.js'
import { service } from '../../helper.js'
import { failureOf, pixel } from './client.js'

const clientOf = ({ options }: FakeServer, token = 'nwt_test') => new Notewire({ ...options, token })

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
      headers: {
        'content-type': 'application/json',
        'idempotency-key': server.requests[0]?.headers['idempotency-key'] ?? '',
        'user-agent': server.requests[0]?.headers['user-agent'] ?? '',
      },
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
    [notes.create({ name: 'Plan' } as never), '/scope'],
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
  t.throws(() => server.answer('notes.copy', { status: 200 }), /notes.copy violates the contract: it has no such/)
  // @ts-expect-error: a note lacks most of its fields
  t.throws(() => server.answer('notes.get', { status: 200, body: { note: { name: 'x' }, meta: {} } }), /is required/)
  // @ts-expect-error: a status that is not declared
  t.throws(() => server.answer('notes.delete', { status: 200 }), /declares no 200/)
  // @ts-expect-error: a failure of other operations
  server.fail('notes.list', 'group_exists')
})

t.test('a reply can be for one request, and reset forgets all', async (t) => {
  const server = fakeServer()
  const { notes } = clientOf(server)
  server.fail('notes.get', 'note_not_found', { once: true })
  server.answer('notes.get', { status: 200, body: { ...examples['notes.get'], meta: {} } }, { once: true })
  server.fail('notes.get', 'forbidden' as 'note_not_found')
  const results = []
  for (let n = 0; n < 3; n++)
    results.push(
      await notes.get(code).then(
        () => 200,
        ({ status }) => status
      )
    )
  t.strictSame(results, [404, 200, 403])
  server.reset()
  t.strictSame(server.requests, [])
  t.equal((await notes.get(code)).note_code, examples['notes.get'].note.note_code)
})

t.test('failures that are repeated need no real time', async (t) => {
  const server = fakeServer()
  const { notes } = clientOf(server)
  server.fail('notes.list', 'unavailable')
  const startedAt = performance.now()
  t.equal((await failureOf(notes.list())).code, 'unavailable')
  server.fail('notes.list', 'rate_limited')
  t.ok((await failureOf(notes.list())) instanceof TooManyRequestsError)
  t.ok(server.options.clock.waits.length > 5)
  t.ok(performance.now() - startedAt < 2000)
})

t.test('an answer that violates the contract is refused, as is one of a function', async (t) => {
  const server = fakeServer()
  const { notes } = clientOf(server)
  const { note } = examples['notes.get']
  const wrong = { status: 200, body: { note: { ...note, archived: 'no' }, meta: {} } } as never
  t.throws(() => server.answer('notes.get', wrong), {
    message: /response to notes.get violates the contract: note\/archived must be/,
  })
  t.throws(() => server.answer('notes.get', { status: 418 } as never), /declares no 418/)
  server.answer('notes.get', () => wrong)
  const error = await failureOf(notes.get(code))
  t.ok(error instanceof InvalidArgumentError)
  t.match(error.message, /archived must be/)
})

t.test('the fake server places faults where the server does', async (t) => {
  const { baseUrl, admin } = await service(t)
  const real = new Notewire({ baseUrl, token: admin.token })
  const fake = clientOf(fakeServer())
  const wrong: [route: string, body: unknown][] = [
    ['POST /api/v1/notes', {}],
    ['POST /api/v1/notes', { name: 5, scope: 'secret', users: [7, 'a'], groups: 'x', more: 1 }],
    ['POST /api/v1/notes', { name: '', scope: 'open', description: 'x'.repeat(201), users: Array(501).fill('a') }],
    ['POST /api/v1/notes', []],
    ['POST /api/v1/groups', { name: 'x'.repeat(101), 'a/b~c': 1 }],
  ]
  for (const [route, body] of wrong) {
    const pointers = async ({ request }: Notewire) =>
      (await failureOf(request(route as 'POST /api/v1/groups', { body: body as never }))).errors
        .map(({ pointer }) => pointer)
        .sort()
    t.strictSame(await pointers(fake), await pointers(real), JSON.stringify(body).slice(0, 80))
  }
})

t.test('the fake server knows every keyword of the contract', (t) => {
  const structure = [
    '$ref',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'anyOf',
    'allOf',
    'oneOf',
    'discriminator',
  ]
  const annotations = ['description', 'default', 'examples', 'deprecated', 'contentEncoding']
  const known = [...structure, ...annotations, ...Object.keys(sentences)]
  const unknown = new Set<string>()
  const check = (schema: Schema): void => {
    for (const keyword of Object.keys(schema)) {
      if (!known.includes(keyword) && !keyword.startsWith('x-')) unknown.add(keyword)
    }
    const { properties = {}, items, anyOf = [], allOf = [], oneOf = [] } = schema
    for (const each of [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...allOf, ...oneOf])
      check(each)
  }
  for (const schema of Object.values(document.components.schemas)) check(schema)
  t.strictSame([...unknown], [])
  t.end()
})

t.test('the clock wakes waits in the order of their ends', async (t) => {
  const clock = fakeClock()
  const order: number[] = []
  const wait = (ms: number) => clock.sleep(ms).then(() => order.push(clock.now()))
  await Promise.all([wait(300), wait(100), wait(200)])
  t.strictSame(order, [100, 200, 300])
  const controller = new AbortController()
  const aborted = failureOf(clock.sleep(1000, controller.signal))
  controller.abort(new Error('no'))
  t.equal((await aborted).message, 'no')
  t.equal((await failureOf(clock.sleep(1000, controller.signal))).message, 'no', 'the signal has aborted before')
  t.equal(clock.now(), 300)
})
