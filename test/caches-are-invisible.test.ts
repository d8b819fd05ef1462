// Random changes, after each of which servers with and without kept texts and answers must give the same answers.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { openStore } from '../server/open-store.js'
import type { Role } from '../server/rules/access.js'
import type { UserRecord } from '../server/store/users.js'
import { callWith, createNote, listen, type Service, send, service } from './helper.js'

const roles: Role[] = ['member', 'member', 'guest']
const groups = ['one', 'two']

const noteIndex = fc.nat({ max: 7 })
const some = <Item>(items: Item[]) => fc.subarray(items)
const participants = (codes: string[]) => ({
  scope: fc.constantFrom('open', 'private'),
  users: some(codes),
  groups: some(groups),
})
const name = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' })

/** Returns a change as a route and body, or as a change of a user on the command line. */
const changes = (codes: string[]) =>
  fc.oneof(
    fc.record({ kind: fc.constant('create' as const), body: fc.record({ name, ...participants(codes) }) }),
    fc.record({
      kind: fc.constant('update' as const),
      note: noteIndex,
      body: fc.record(
        { name, description: name, ...participants([...codes, '0000000001']) },
        { requiredKeys: ['description'] }
      ),
    }),
    fc.record({ kind: fc.constantFrom('archive' as const, 'extract' as const, 'delete' as const), note: noteIndex }),
    fc.record({
      kind: fc.constantFrom('add' as const, 'remove' as const),
      group: fc.constantFrom(...groups),
      users: some(codes),
    }),
    fc.record({ kind: fc.constant('regroup' as const), group: fc.constantFrom(...groups) }),
    fc.record({ kind: fc.constant('rename' as const), user: fc.constantFrom(...codes), name }),
    fc.record({
      kind: fc.constant('role' as const),
      user: fc.constantFrom(...codes),
      role: fc.constantFrom<Role>('admin', 'member', 'guest'),
    })
  )

type Change = ReturnType<typeof changes> extends fc.Arbitrary<infer Value> ? Value : never

type Limits = { noteCacheBytes?: number; answerCacheBytes?: number }

/** Starts a server on the database of another one, with stores of its own. */
async function another(t: Test, { config, baseUrl, ...clocks }: Service, limits: Limits = {}) {
  const { database, store, secrets } = await openStore(config)
  t.teardown(() => database.close())
  const { now, monotonicNow } = clocks
  const dependencies = { config, store, secrets, now, monotonicNow, ...limits }
  return (await listen(t, dependencies, false, baseUrl)).baseUrl
}

t.test('answers with and without caches are the same, whatever has changed', async (t) => {
  const running = await service(t)
  const { store, clock, admin, addUser } = running
  const users = await Promise.all(roles.map((role, index) => addUser(`User ${index}`, role, `user-${index}`)))
  const codes = users.map(({ user_code }) => user_code)
  const servers = [
    running.baseUrl,
    await another(t, running),
    await another(t, running, { noteCacheBytes: 1, answerCacheBytes: 0 }),
  ]
  const calls = servers.map((url) => callWith(url, admin.token))
  const notes: string[] = []
  for (const group of groups) await running.call('POST /groups', { name: group })
  notes.push((await createNote(running.call)).note_code)

  /** Sends a change to one of the servers. Some are refused, such as those of a deleted note. */
  async function apply(change: Change, call: (typeof calls)[number]) {
    const code = 'note' in change ? notes[notes.length - 1 - (change.note % Math.min(notes.length, 4))] : undefined
    switch (change.kind) {
      case 'create':
        notes.push((await call('POST /notes', change.body)).body.note[0].note_code)
        return
      case 'update':
        return call(`PATCH /notes/${code}`, change.body)
      case 'delete':
        return call(`DELETE /notes/${code}`)
      case 'archive':
      case 'extract':
        return call(`PATCH /notes/${code}/${change.kind}`)
      case 'regroup':
        await call(`DELETE /groups/${change.group}`)
        return call('POST /groups', { name: change.group })
      case 'add':
      case 'remove':
        return call(`${change.kind === 'add' ? 'POST' : 'DELETE'} /groups/${change.group}/users`, {
          users: change.users,
        })
      case 'rename':
      case 'role':
        await store.transaction(async ({ users }) => {
          const user = (await users.get(change.user)) as UserRecord
          await users.update(user, { name: user.name, role: user.role, ...change })
        })
        // Servers trust a token for two seconds.
        clock.advance(2000)
    }
  }

  /** Compares what all callers get from all servers: the last notes, and two lists. */
  async function compare(change: Change, page: number) {
    const paths = [
      ...notes.slice(-4).map((code) => `/notes/${code}`),
      '/notes',
      `/notes?per_page=3&include_archived=1&page=${page}`,
    ]
    const asked = [admin, ...users].flatMap(({ token }) => paths.map((path) => ({ path, token })))
    const answers = await Promise.all(servers.map((url) => answersOf(url, asked)))
    const [first, ...others] = answers
    // An assertion formats what it compares, also if it is the same.
    for (const other of others) if (!isDeepStrictEqual(other, first)) t.strictSame(other, first, JSON.stringify(change))
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(changes(codes), fc.nat({ max: 2 }), fc.integer({ min: 1, max: 4 })), {
        minLength: 10,
        maxLength: 15,
      }),
      async (list) => {
        for (const [change, server, page] of list) {
          await apply(change, calls[server] as (typeof calls)[number])
          await compare(change, page)
          if (!t.passing()) throw new Error(`after ${JSON.stringify(change)}`)
        }
      }
    ),
    { numRuns: 6, endOnFailure: true }
  )
})

/** Returns what a server answers to requests, one after another. */
async function answersOf(baseUrl: string, asked: { path: string; token: string }[]) {
  const answers: object[] = []
  for (const { path, token } of asked) {
    const url = `${baseUrl}/api/v1${path}`
    const { status, fields, text } = await send('GET', url, { headers: { authorization: `Bearer ${token}` } })
    // A problem repeats the id of its request.
    answers.push({
      path,
      status,
      etag: fields.etag,
      type: fields['content-type'],
      body: status === 200 ? text : '',
    })
  }
  return answers
}
