import fc from 'fast-check'
import t from 'tap'
import { createCall } from '../../../clients/typescript/src/call-promise.js'
import { paginate } from '../../../clients/typescript/src/pagination.js'
import { callWith, createNote, type Service, service } from '../../helper.js'
import { clientOf, failureOf } from './client.js'
import { failingServer, respondWith } from './failing-server.js'

/** Creates a client that records the queries of its requests. */
const recordQueries = (running: Service) => {
  const queries: string[] = []
  const client = clientOf(running, {
    middleware: [
      (request, next) => {
        queries.push(request.url.split('?')[1] ?? '')
        return next(request)
      },
    ],
  })
  return { client, queries }
}

async function withNotes(t: Parameters<typeof service>[0], count: number) {
  const running = await service(t)
  const call = callWith(running.baseUrl, running.admin.token)
  for (let n = 1; n <= count; n++) await createNote(call, { name: `Note ${n}` })
  return { running, ...recordQueries(running) }
}

t.test('awaiting a list returns a page, and iterating over it returns all items', async (t) => {
  const { client, queries } = await withNotes(t, 120)
  const { notes, meta } = await client.notes.list({ page: 2 })
  t.strictSame([notes.length, notes[0]?.name, meta.total, meta.page], [20, 'Note 21', 120, 2])
  t.strictSame(queries.splice(0), ['page=2'])

  const names: string[] = []
  for await (const note of client.notes.list({ include_archived: 1 })) names.push(note.name)
  t.equal(names.length, 120)
  t.equal(new Set(names).size, 120)
  const sizes = queries.splice(0).map((query) => query.replace('include_archived=1&', ''))
  t.strictSame(sizes, ['per_page=100&page=1', 'per_page=99&page=2'])
  t.equal((await client.notes.list().all()).length, 120)
})

t.test('iteration fetches pages as it needs them, starting with the page of the query', async (t) => {
  const { client, queries } = await withNotes(t, 25)
  for await (const note of client.notes.list({ per_page: 10 })) if (note.name === 'Note 12') break
  t.strictSame(queries.splice(0), ['per_page=10&page=1', 'per_page=9&page=2'])
  const rest = await client.notes.list({ page: 2 }).all()
  t.strictSame([rest.length, rest[0]?.name], [5, 'Note 21'])
  t.equal((await client.notes.list({ page: 9 }).all()).length, 0)
})

t.test('a loop that changes the list reaches every note exactly once', async (t) => {
  const { client } = await withNotes(t, 120)
  const { notes } = client
  const archived = new Set<string>()
  for await (const { note_code } of notes.list()) {
    await notes.archive(note_code)
    archived.add(note_code)
  }
  t.equal(archived.size, 120)
  t.strictSame(await notes.list().all(), [])

  // Every third is deleted, and another created in its place, so that the total stays.
  const seen: string[] = []
  for await (const { note_code, archived } of notes.list({ include_archived: 1, per_page: 30 })) {
    if (!archived) continue
    seen.push(note_code)
    if (seen.length % 3 > 0) continue
    await notes.delete(note_code)
    await notes.create({ name: 'New', scope: 'open' })
  }
  t.strictSame(seen, [...archived])
})

t.test('iterating from a later page fails rather than skip items', async (t) => {
  const { client } = await withNotes(t, 40)
  const { notes } = client
  const error = await failureOf(
    (async () => {
      for await (const { note_code } of notes.list({ page: 2, per_page: 10 })) await notes.delete(note_code)
    })()
  )
  t.equal(error.code, 'list_changed')
  t.match(error.message, /read it from page 1/)
})

t.test('every item that stays is read exactly once, whatever others add and remove', async () => {
  const item = fc.record({ key: fc.nat(400), isRemoval: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.nat(200),
      fc.nat(30),
      fc.array(fc.array(item, { maxLength: 40 })),
      async (total, size, changes) => {
        let keys = Array.from({ length: total }, (_, n) => n * 2)
        const stays = new Set(keys)
        const list = paginate(
          'GET /list',
          'items',
          'key',
          100,
          { per_page: size + 1 },
          ({ page = 1, per_page = 1 }) => {
            const body = {
              items: keys.slice((page - 1) * per_page, page * per_page).map((key) => ({ key })),
              meta: { next_page: keys.length > page * per_page ? 'next' : null, per_page, total: keys.length },
            }
            for (const { key, isRemoval } of changes.shift() ?? []) {
              if (isRemoval) stays.delete(key)
              keys = keys.filter((each) => each !== key)
              if (!isRemoval) keys = [...keys, key].sort((a, b) => a - b)
            }
            return createCall(Promise.resolve({ data: body, response: new Response() }))
          }
        )
        const read = (await list.all()).map(({ key }) => key)
        if (new Set(read).size < read.length) throw new Error('an item was read twice')
        for (const key of stays) if (!read.includes(key)) throw new Error(`${key} was skipped`)
      }
    ),
    { numRuns: 300 }
  )
})

t.test('a list sends nothing before it is used, and one request however often it is awaited', async (t) => {
  const { client, queries } = await withNotes(t, 1)
  const list = client.notes.list()
  t.strictSame(queries, [])
  const [first, second] = await Promise.all([list, list])
  t.equal(first, second)
  t.equal((await list.withResponse()).data, first)
  t.equal(queries.length, 1)
})

t.test('a page size that no server has does not hold up the process', { timeout: 10_000 }, async (t) => {
  for (const per_page of [1e12, -1e12, Number.NaN, '1e12' as unknown as number]) {
    let pages = 0
    const list = paginate('GET /list', 'items', 'key', 100, { page: 2 }, () => {
      const body = { items: [{ key: ++pages }, { key: 0 }], meta: { next_page: pages < 3 ? 'next' : null, per_page } }
      return createCall(Promise.resolve({ data: body, response: new Response() }))
    })
    t.strictSame(await list.all(), [{ key: 1 }, { key: 0 }], String(per_page))
  }
})

t.test('pages come from baseUrl even if the server links to another URL', async (t) => {
  const running = await service(t)
  for (let n = 0; n < 3; n++) await createNote(running.call)
  const client = clientOf(running, {
    fetch: async (url, init) => {
      t.ok(url.startsWith(running.baseUrl), 'the token is sent to no other host')
      const text = await (await fetch(url, init)).text()
      return new Response(text.replaceAll(running.baseUrl, 'http://inside.example'))
    },
  })
  t.equal((await client.notes.list({ per_page: 1 }).all()).length, 3)
})

t.test('a page without next_page is the last', async (t) => {
  const { client } = await failingServer(t, respondWith(200, '{"notes":[{}],"meta":{"page":1,"per_page":1,"total":1}}'))
  t.equal((await client().notes.list().all()).length, 1)
})
