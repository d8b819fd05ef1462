import sql from 'sql-template-tag'
import t from 'tap'
import { allowsChange, noteEtags } from '../server/etag.js'
import { startNamesEpoch } from '../server/store/names-epoch.js'
import { createNote, listen, service } from './helper.js'

const note = { names_epoch: 'one', note_code: 'k3v9m2q7x4ta', version: 1 }

t.test('an ETag is strong, and differs with whatever changes how a note looks', (t) => {
  const etagOf = noteEtags('https://notes.example.com')
  const etags = [
    etagOf(note),
    etagOf({ ...note, version: 2 }),
    etagOf({ ...note, names_epoch: 'two' }),
    etagOf({ ...note, note_code: 'q5w2n8d6y3bc' }),
    noteEtags('https://notes.example.org')(note),
  ]
  for (const etag of etags) t.match(etag, /^"[\w-]{22}"$/)
  t.equal(new Set(etags).size, etags.length)
  t.equal(noteEtags('https://notes.example.com')(note), etags[0], 'all servers with this address agree')
  t.end()
})

t.test('If-Match compares strongly, with every ETag that it lists', (t) => {
  for (const allowed of ['"a"', '*', '"b", "a"', '"b","a",', ' , "a"', '"x,y" ,\t"a"', 'W/"a", "a"']) {
    t.ok(allowsChange(allowed, '"a"'), allowed)
  }
  for (const refused of ['"b"', 'W/"a"', '"*"', '"aa"', '"b, "a', '""']) t.notOk(allowsChange(refused, '"a"'), refused)
  t.end()
})

t.test('Create, Get and Update answer with the ETag of what they show', async (t) => {
  const first = await service(t)
  const { call } = first
  const created = await call('POST /notes', { name: 'Plan', scope: 'open' })
  const path = `/notes/${created.body.note[0].note_code}`
  const etag = async () => (await call(`GET ${path}`)).headers.get('etag')
  t.equal(await etag(), created.headers.get('etag'))
  const updated = await call(`PATCH ${path}`, { name: 'New' })
  t.equal(await etag(), updated.headers.get('etag'))
  t.not(updated.headers.get('etag'), created.headers.get('etag'))

  // A second server on the same database, with its own base URL.
  const second = await listen(t, first)
  const moved = await call(`GET ${second.baseUrl}/api/v1${path}`)
  t.strictSame(moved.body.note, updated.body.notes[0])
  t.not(moved.headers.get('etag'), updated.headers.get('etag'))
})

t.test('a new name of a user changes the ETags of all notes, and shows at once in every process', async (t) => {
  const { call, database, addUser } = await service(t)
  await addUser('Ann', 'member', 'ann')
  const { note_code } = await createNote(call, { users: ['ann'] })
  const before = await call(`GET /notes/${note_code}`)
  t.equal(before.body.note.users[1].name, 'Ann')
  // Another process knows nothing of the caches of this one.
  await database.transaction(async (queries) => {
    await queries.run(sql`UPDATE users SET name = 'Ann Lee' WHERE code = 'ann'`)
    await startNamesEpoch(queries)
  })
  const after = await call(`GET /notes/${note_code}`, undefined, {
    headers: { 'if-none-match': before.headers.get('etag') ?? '' },
  })
  t.equal(after.status, 200)
  t.equal(after.body.note.users[1].name, 'Ann Lee')
  t.equal((await call('GET /notes')).body.notes[0].users[1].name, 'Ann Lee')
})

t.test('a restored backup does not repeat the ETags of the changes that it lost', async (t) => {
  const { call, database, clock } = await service(t)
  const { note_code } = await createNote(call)
  const row = await database.get<{ version: number }>(sql`SELECT version FROM notes WHERE code = ${note_code}`)
  const lost = await call(`PATCH /notes/${note_code}`, { name: 'Lost' })
  await database.run(sql`UPDATE notes SET version = ${row?.version} WHERE code = ${note_code}`)
  clock.now += 1000
  const other = await call(`PATCH /notes/${note_code}`, { name: 'Other' })
  t.not(other.headers.get('etag'), lost.headers.get('etag'))
})

t.test('a change with If-Match needs the present ETag, or nothing happens', async (t) => {
  const { call, addUser } = await service(t)
  const created = await call('POST /notes', { name: 'Plan', scope: 'open' })
  const path = `/notes/${created.body.note[0].note_code}`
  const old = created.headers.get('etag') ?? ''
  const present = (await call(`PATCH ${path}`, { name: 'New' })).headers.get('etag') ?? ''
  const ifMatch = (etag: string) => ({ headers: { 'if-match': etag } })

  const changes: [route: string, body?: object][] = [
    [`PATCH ${path}`, { name: 'Newer' }],
    [`PATCH ${path}/archive`],
    [`PATCH ${path}/extract`],
    [`DELETE ${path}`],
  ]
  for (const [route, body] of changes) {
    for (const wrong of [old, `W/${present}`, `${old}, "x"`]) {
      const answer = await call(route, body, ifMatch(wrong))
      t.strictSame([answer.status, answer.body.code], [412, 'note_changed'], `${route} ${wrong}`)
      t.equal(answer.headers.get('etag'), present)
    }
    for (const malformed of ['', 'x', old.slice(1), `${old} "x"`, `*, ${old}`, ',']) {
      const { status, body: problem } = await call(route, body, ifMatch(malformed))
      const detail = 'If-Match must be * or a list of ETags, each in double quotes'
      t.strictSame([status, problem.errors], [400, [{ parameter: 'If-Match', detail }]], `${route} ${malformed}`)
    }
  }
  const after = await call(`GET ${path}`)
  t.strictSame([after.body.note.name, after.headers.get('etag')], ['New', present])

  const guest = await addUser('Guest', 'guest', 'guest')
  t.equal((await guest.call(`PATCH ${path}`, {}, ifMatch(old))).status, 404, 'who cannot see the note learns nothing')
  await call(`PATCH ${path}`, { users: ['guest'] })
  t.equal((await guest.call(`PATCH ${path}`, {}, ifMatch(old))).status, 403)

  for (const [route, body] of changes) {
    const etag = (await call(`GET ${path}`)).headers.get('etag') ?? ''
    t.ok((await call(route, body, ifMatch(`"x", ${etag}`))).status < 300, route)
  }
  const gone = await call(`DELETE ${path}`, undefined, ifMatch('*'))
  t.equal(gone.status, 404, '* matches only what exists')
})

t.test('of updates at once with the same ETag, exactly one wins', async (t) => {
  const { call } = await service(t)
  const created = await call('POST /notes', { name: '0', scope: 'open' })
  const path = `/notes/${created.body.note[0].note_code}`
  let etag = created.headers.get('etag') ?? ''
  for (let round = 1; round <= 10; round++) {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        call(`PATCH ${path}`, { name: `${name}${round}` }, { headers: { 'if-match': etag } })
      )
    )
    const [won, ...others] = answers.filter(({ status }) => status === 200)
    t.strictSame(others, [])
    etag = won?.headers.get('etag') ?? ''
    for (const { status, headers } of answers)
      if (status !== 200) t.strictSame([status, headers.get('etag')], [412, etag])
    t.equal((await call(`GET ${path}`)).body.note.name, won?.body.notes[0].name)
  }
})
