import t from 'tap'
import { callWith, createNote, type Service, service } from '../../helper.js'
import { clientOf } from './client.js'
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
  const { client, queries } = await withNotes(t, 250)
  const { notes, meta } = await client.notes.list({ page: 2 })
  t.strictSame([notes.length, notes[0]?.name, meta.total, meta.page], [20, 'Note 21', 250, 2])
  t.strictSame(queries.splice(0), ['page=2'])

  const names: string[] = []
  for await (const note of client.notes.list({ include_archived: 1 })) names.push(note.name)
  t.equal(names.length, 250)
  t.equal(new Set(names).size, 250)
  const query = 'include_archived=1&per_page=100&page='
  t.strictSame(
    queries.splice(0),
    [`${query}1`, `${query}2`, `${query}3`],
    'in the largest pages, because the query has no page size'
  )
  t.equal((await client.notes.list().all()).length, 250)
})

t.test('iteration fetches pages as it needs them, starting with the page of the query', async (t) => {
  const { client, queries } = await withNotes(t, 25)
  for await (const note of client.notes.list({ per_page: 10 })) if (note.name === 'Note 12') break
  t.strictSame(queries.splice(0), ['per_page=10&page=1', 'per_page=10&page=2'])
  const rest = await client.notes.list({ page: 2 }).all()
  t.strictSame([rest.length, rest[0]?.name], [5, 'Note 21'])
  t.equal((await client.notes.list({ page: 9 }).all()).length, 0)
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
