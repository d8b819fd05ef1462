import t, { type Test } from 'tap'
import { pageMeta } from '../server/page-meta.js'
import { type Call, createNote, service } from './helper.js'

/** Follows `next_page` from the URL to the end, and returns every page. */
async function follow(t: Test, call: Call, address: string | null) {
  const pages = []
  for (let next = address; next !== null; ) {
    const { status, body } = await call(`GET ${next}`)
    t.equal(status, 200)
    pages.push(body)
    next = body.meta.next_page
  }
  return pages
}

t.test('45 notes make three pages of 20, each with the URL of the next', async (t) => {
  const { call, baseUrl } = await service(t)
  const codes = []
  for (let count = 0; count < 45; count++) codes.push((await createNote(call)).note_code)
  const pages = await follow(t, call, '/notes')
  t.strictSame(
    pages.flatMap(({ notes }) => notes.map((note: { note_code: string }) => note.note_code)),
    codes
  )
  const at = (page: number) => `${baseUrl}/api/v1/notes?page=${page}&per_page=20`
  t.strictSame(
    pages.map(({ meta }) => meta),
    [
      { previous_page: null, next_page: at(2), page: 1, per_page: 20, total: 45 },
      { previous_page: at(1), next_page: at(3), page: 2, per_page: 20, total: 45 },
      { previous_page: at(2), next_page: null, page: 3, per_page: 20, total: 45 },
    ]
  )
})

t.test('page URLs keep the filters of the request', async (t) => {
  const { call, baseUrl } = await service(t)
  const { note_code } = await createNote(call)
  await createNote(call)
  await call(`PATCH /notes/${note_code}/archive`)
  const [first, second] = await follow(t, call, '/notes?include_archived=1&per_page=1')
  t.equal(first.meta.next_page, `${baseUrl}/api/v1/notes?include_archived=1&per_page=1&page=2`)
  t.equal(first.notes[0].archived, true)
  t.equal(second.meta.previous_page, `${baseUrl}/api/v1/notes?include_archived=1&per_page=1&page=1`)

  for (const name of ['a&b? 日本', 'a&b? 中国', 'a&b']) await call('POST /groups', { name })
  const found = await follow(t, call, `/groups?per_page=1&user_code=0000000001&name=A%26B?`)
  t.strictSame(
    found.map(({ groups, meta }) => [groups[0].name, meta.total]),
    [
      ['a&b? 中国', 2],
      ['a&b? 日本', 2],
    ]
  )
})

t.test('a page past the end is empty and has the correct total', async (t) => {
  const { call, baseUrl } = await service(t)
  await createNote(call)
  const { status, body } = await call('GET /notes?page=2147483647&per_page=100')
  t.equal(status, 200)
  t.strictSame(body.notes, [])
  t.strictSame(body.meta, {
    previous_page: `${baseUrl}/api/v1/notes?page=1&per_page=100`,
    next_page: null,
    page: 2147483647,
    per_page: 100,
    total: 1,
  })
  t.equal((await call('GET /groups?page=9')).body.meta.total, 0)
})

t.test('page and per_page outside their bounds are refused', async (t) => {
  const { call } = await service(t)
  for (const list of ['/notes', '/groups']) {
    t.equal((await call(`GET ${list}?per_page=100`)).body.meta.per_page, 100)
    t.equal((await call(`GET ${list}?per_page=`)).body.meta.per_page, 20, 'an empty parameter counts as absent')
    for (const [query = '', message] of [
      ['per_page=101', 'per_page must be at most 100'],
      ['per_page=0', 'per_page must be at least 1'],
      ['page=0', 'page must be at least 1'],
      ['page=-1', 'page must be at least 1'],
      ['page=2147483648', 'page must be an integer from 1 to 2147483647'],
      ['page=1.5', 'page must be an integer'],
      ['page=one', 'page must be an integer'],
      ['page=0x10', 'page must be an integer'],
      ['page=1e1', 'page must be an integer'],
      ['page=%201', 'page must be an integer'],
      ['page=01', 'page must be written as 1'],
      ['page=1&page=2', 'page must be given only once'],
    ]) {
      const { status, body } = await call(`GET ${list}?${query}`)
      t.equal(status, 400, query)
      t.strictSame(body.messages, [message], query)
    }
  }
  const { body } = await call('GET /notes?include_archived=2')
  t.strictSame(body.errors, [{ parameter: 'include_archived', detail: 'include_archived must be at most 1' }])
})

t.test('a full last page has no next page', async (t) => {
  const meta = (page: number, total: number) => pageMeta('/notes', { page, per_page: 20 }, total, 'http://x')
  t.equal(meta(1, 20).next_page, null)
  t.equal(meta(1, 21).next_page, 'http://x/notes?page=2&per_page=20')
  t.equal(meta(1, 0).previous_page, null)
})
