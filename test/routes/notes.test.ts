import t from 'tap'
import { createNote, service } from '../helper.js'

const emoji = '👩‍👩‍👧‍👦'

t.test('a new note is answered as an array of one, with no services', async (t) => {
  const { call, baseUrl } = await service(t)
  const { status, headers, body } = await call('POST /notes', { name: 'Plan', scope: 'open' })
  t.equal(status, 201)
  const [note] = body.note
  t.match(note.note_code, /^[a-z2-7]{12}$/)
  t.strictSame(body, {
    note: [
      {
        note_code: note.note_code,
        name: 'Plan',
        description: '',
        icon_url: null,
        archived: false,
        scope: 'open',
        groups: [],
        users: [{ user_code: '0000000001', name: 'Admin' }],
        services: [],
      },
    ],
    meta: {},
  })
  t.equal(headers.get('location'), `${baseUrl}/api/v1/notes/${note.note_code}`)
})

t.test('a note is got with an empty meta and without services', async (t) => {
  const { call } = await service(t)
  const { services, ...note } = await createNote(call, { description: 'What ships when' })
  const { status, headers, body } = await call(`GET /notes/${note.note_code}`)
  t.equal(status, 200)
  t.match(headers.get('content-type') ?? '', /^application\/json/)
  t.strictSame(body, { note, meta: {} })
})

t.test('a list holds notes in order of creation', async (t) => {
  const { call } = await service(t)
  for (const name of ['C', 'A', 'B']) await createNote(call, { name })
  const { status, body } = await call('GET /notes')
  t.equal(status, 200)
  t.strictSame(
    body.notes.map((note: { name: string }) => note.name),
    ['C', 'A', 'B']
  )
  t.equal(body.meta.total, 3)
})

t.test('an archived note is in the list only when asked for', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  await createNote(call, { name: 'Other' })
  const archived = await call(`PATCH /notes/${note_code}/archive`)
  t.equal(archived.status, 204)
  t.equal(archived.body, '')
  const names = async (query: string) => (await call(`GET /notes${query}`)).body
  for (const [query, total] of [
    ['', 1],
    ['?include_archived=0', 1],
    ['?include_archived=1', 2],
  ] as const) {
    const { notes, meta } = await names(query)
    t.equal(notes.length, total, query)
    t.equal(meta.total, total, query)
  }
  t.equal((await call(`GET /notes/${note_code}`)).body.note.archived, true)
})

t.test('an archived note is restored, and doing either twice changes nothing', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const etag = async () => (await call(`GET /notes/${note_code}`)).headers.get('etag')
  const first = await etag()
  t.equal((await call(`PATCH /notes/${note_code}/extract`)).status, 204)
  t.equal(await etag(), first)
  t.equal((await call(`PATCH /notes/${note_code}/archive`)).status, 204)
  const archived = await etag()
  t.not(archived, first)
  t.equal((await call(`PATCH /notes/${note_code}/archive`)).status, 204)
  t.equal(await etag(), archived)
  const restored = await call(`PATCH /notes/${note_code}/extract`)
  t.equal(restored.status, 204)
  t.equal(restored.body, '')
  const { body } = await call(`GET /notes/${note_code}`)
  t.equal(body.note.archived, false)
  t.equal((await call('GET /notes')).body.meta.total, 1)
})

t.test('an archived note can be changed', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  await call(`PATCH /notes/${note_code}/archive`)
  const { body } = await call(`PATCH /notes/${note_code}`, { name: 'New' })
  t.equal(body.notes[0].name, 'New')
  t.equal(body.notes[0].archived, true)
})

t.test('a deleted note is gone, and deleting it again finds nothing', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const { status, body } = await call(`DELETE /notes/${note_code}`)
  t.equal(status, 204)
  t.equal(body, '')
  t.equal((await call(`GET /notes/${note_code}`)).body.code, 'note_not_found')
  t.equal((await call(`DELETE /notes/${note_code}`)).status, 404)
  t.equal((await call('GET /notes?include_archived=1')).body.meta.total, 0)
})

t.test('an update is answered as notes, with an empty meta, and leaves the rest as it was', async (t) => {
  const { call } = await service(t)
  const { services, ...note } = await createNote(call, { description: 'Old' })
  const { status, body } = await call(`PATCH /notes/${note.note_code}`, { name: 'New' })
  t.equal(status, 200)
  t.strictSame(body, { notes: [{ ...note, name: 'New' }], meta: {} })
  t.strictSame((await call(`GET /notes/${note.note_code}`)).body.note, { ...note, name: 'New' })
})

t.test('an update of nothing is answered, and is no new version', async (t) => {
  const { call } = await service(t)
  const { body, headers } = await call('POST /notes', { name: 'Plan', scope: 'open' })
  const [note] = body.note
  for (const change of [{}, { name: note.name }]) {
    const answer = await call(`PATCH /notes/${note.note_code}`, change)
    t.strictSame([answer.status, answer.headers.get('etag')], [200, headers.get('etag')])
  }
})

t.test('lengths count code points, at creation and update', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  for (const character of ['a', '議', '🎉', '\u0301']) {
    const [name, description] = [character.repeat(30), character.repeat(200)]
    const created = await call('POST /notes', { name, description, scope: 'open' })
    t.equal(created.status, 201, character)
    t.equal(created.body.note[0].name, name)
    t.equal(created.body.note[0].description, description)
    const updated = await call(`PATCH /notes/${note_code}`, { name, description })
    t.equal(updated.body.notes[0].description, description)

    const tooLong = { name: character.repeat(31), description: character.repeat(201), scope: 'open' }
    for (const route of ['POST /notes', `PATCH /notes/${note_code}`]) {
      const { status, body } = await call(route, tooLong)
      t.equal(status, 400)
      t.strictSame(
        body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/name', '/description']
      )
      t.equal(body.messages[0], 'name must have at most 30 characters, not 31')
    }
  }
  t.equal((await call('POST /notes', { name: emoji.repeat(5), scope: 'open' })).status, 400)
})

t.test('a note needs a name and a scope, and the scope is open or private', async (t) => {
  const { call } = await service(t)
  const { status, body } = await call('POST /notes', {})
  t.equal(status, 400)
  t.strictSame(body.messages, ['name is required', 'scope is required'])
  t.equal((await call('POST /notes', { name: '', scope: 'open' })).body.errors[0].detail, 'name must not be empty')
  const wrong = await call('POST /notes', { name: 'Plan', scope: 'public' })
  t.equal(wrong.body.errors[0].detail, 'scope must be open or private')
})

t.test('a private note lists its groups and users in the order given, the creator first, each once', async (t) => {
  const { call, addUser } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  for (const name of ['editors', 'authors']) await call('POST /groups', { name })
  const note = await createNote(call, {
    scope: 'private',
    groups: ['editors', 'authors', 'editors'],
    users: [bob.user_code, ann.user_code, bob.user_code],
  })
  t.strictSame(note.groups, [{ name: 'editors' }, { name: 'authors' }])
  t.strictSame(
    note.users.map((user: { name: string }) => user.name),
    ['Admin', 'Bob', 'Ann']
  )
})

t.test('the creator takes part in a private note without being listed, and so does who is listed', async (t) => {
  const { addUser } = await service(t)
  const [ann, bob, eve] = [await addUser('Ann'), await addUser('Bob'), await addUser('Eve')]
  await ann.call('POST /groups', { name: 'editors' })
  await ann.call('POST /groups/editors/users', { users: [bob.user_code] })
  const note = await createNote(ann.call, { scope: 'private', groups: ['editors'] })
  const alone = await createNote(ann.call, { scope: 'private' })
  t.strictSame(alone.users, [{ user_code: ann.user_code, name: 'Ann' }])
  t.equal((await ann.call(`GET /notes/${alone.note_code}`)).status, 200)
  t.equal((await bob.call(`GET /notes/${note.note_code}`)).status, 200)
  t.equal((await eve.call(`GET /notes/${note.note_code}`)).status, 404)
})

t.test('an open note takes part of all users but guests, who must be listed', async (t) => {
  const { call, addUser } = await service(t)
  const [ann, guest] = [await addUser('Ann'), await addUser('Guest', 'guest')]
  const closed = await createNote(call, { scope: 'open' })
  const invited = await createNote(call, { scope: 'open', users: [guest.user_code] })
  t.equal((await ann.call(`GET /notes/${closed.note_code}`)).status, 200)
  t.equal((await guest.call(`GET /notes/${closed.note_code}`)).status, 404)
  t.equal((await guest.call(`GET /notes/${invited.note_code}`)).status, 200)
  t.equal((await guest.call('GET /notes')).body.meta.total, 1)
})

t.test('groups are honored only in a private note', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: 'editors' })
  const open = await createNote(call, { scope: 'open', groups: ['editors', 'no such group'] })
  t.strictSame(open.groups, [])
  const { body } = await call(`PATCH /notes/${open.note_code}`, { groups: ['editors'] })
  t.strictSame(body.notes[0].groups, [])

  const closed = await createNote(call, { scope: 'private', groups: ['editors'] })
  t.strictSame(closed.groups, [{ name: 'editors' }])
  const opened = await call(`PATCH /notes/${closed.note_code}`, { scope: 'open' })
  t.strictSame(opened.body.notes[0].groups, [])
  const again = await call(`PATCH /notes/${closed.note_code}`, { scope: 'private' })
  t.strictSame(again.body.notes[0].groups, [])
})

t.test('users and groups of an update replace the lists, and an empty list of groups removes them', async (t) => {
  const { call, addUser } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  for (const name of ['editors', 'authors']) await call('POST /groups', { name })
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors'], users: [ann.user_code] })
  const update = async (body: object) => (await call(`PATCH /notes/${note_code}`, body)).body.notes[0]
  t.strictSame((await update({ groups: ['authors'] })).groups, [{ name: 'authors' }])
  t.strictSame((await update({ groups: [] })).groups, [])
  const { users } = await update({ users: [bob.user_code, '0000000001'] })
  t.strictSame(
    users.map((user: { user_code: string }) => user.user_code),
    [bob.user_code, '0000000001']
  )
  t.equal((await ann.call(`GET /notes/${note_code}`)).status, 404)
})

t.test('an update must leave the caller among the users or groups of a private note', async (t) => {
  const { addUser } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  await ann.call('POST /groups', { name: 'mine' })
  await bob.call('POST /groups', { name: 'theirs' })
  const { note_code } = await createNote(ann.call, { scope: 'private' })
  const left = await ann.call(`PATCH /notes/${note_code}`, { users: [bob.user_code], groups: ['theirs'] })
  t.equal(left.status, 400)
  t.equal(left.body.code, 'caller_left_out')
  const update = await ann.call(`PATCH /notes/${note_code}`, { users: [], groups: ['mine'] })
  t.equal(update.status, 200)
  t.equal((await ann.call(`PATCH /notes/${note_code}`, { groups: [] })).status, 400)
  t.strictSame((await ann.call(`GET /notes/${note_code}`)).body.note.groups, [{ name: 'mine' }])

  const open = await createNote(bob.call, { scope: 'open' })
  const closing = await ann.call(`PATCH /notes/${open.note_code}`, { scope: 'private' })
  t.equal(closing.body.code, 'caller_left_out')
  t.equal((await ann.call(`PATCH /notes/${open.note_code}`, { users: [] })).status, 200)
})

t.test(
  'an admin who takes no part may rename a private note, but not set who takes part without themselves',
  async (t) => {
    const { call, addUser } = await service(t)
    const ann = await addUser('Ann')
    const { note_code } = await createNote(ann.call, { scope: 'private' })
    t.equal((await call(`PATCH /notes/${note_code}`, { name: 'New' })).status, 200)
    t.equal((await call(`PATCH /notes/${note_code}`, { users: [ann.user_code] })).body.code, 'caller_left_out')
  }
)

t.test('the users of an open note are invited, guests among them', async (t) => {
  const { call, addUser } = await service(t)
  const guest = await addUser('Guest', 'guest')
  const { note_code } = await createNote(call)
  t.equal((await guest.call(`GET /notes/${note_code}`)).status, 404)
  await call(`PATCH /notes/${note_code}`, { users: [guest.user_code] })
  t.equal((await guest.call(`GET /notes/${note_code}`)).status, 200)
})

t.test('unknown users and groups are named by their places, all at once, and nothing is done', async (t) => {
  const { call } = await service(t)
  const wrong = { scope: 'private', users: ['0000000001', 'nobody'], groups: ['nothing'] }
  const created = await call('POST /notes', { name: 'Plan', ...wrong })
  t.equal(created.status, 400)
  t.equal(created.body.code, 'unknown_users')
  t.strictSame(created.body.errors, [
    { pointer: '/users/1', detail: "users/1: user 'nobody' does not exist" },
    { pointer: '/groups/0', detail: "groups/0: group 'nothing' does not exist" },
  ])
  t.equal((await call('GET /notes')).body.meta.total, 0)
  const { note_code } = await createNote(call)
  const updated = await call(`PATCH /notes/${note_code}`, { name: 'New', ...wrong, users: ['0000000001'] })
  t.equal(updated.body.code, 'unknown_groups')
  t.equal((await call(`GET /notes/${note_code}`)).body.note.name, 'Plan')
})

t.test('at most 500 users and 100 groups are taken in a request', async (t) => {
  const { call } = await service(t)
  const many = (count: number) => Array.from({ length: count }, () => '0000000001')
  t.equal((await call('POST /notes', { name: 'Plan', scope: 'open', users: many(500) })).status, 201)
  const { status, body } = await call('POST /notes', {
    name: 'Plan',
    scope: 'open',
    users: many(501),
    groups: many(101),
  })
  t.equal(status, 400)
  t.strictSame(body.messages, [
    'groups must have at most 100 entries, not 101',
    'users must have at most 500 entries, not 501',
  ])
})

t.test('the ETag of a note changes with it, and saves getting it again', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const { headers } = await call(`GET /notes/${note_code}`)
  const etag = headers.get('etag') ?? ''
  const known = { headers: { 'if-none-match': etag } }
  const same = await call(`GET /notes/${note_code}`, undefined, known)
  t.equal(same.status, 304)
  t.equal(same.body, '')
  for (const header of [`W/${etag}`, `"0", ${etag}`, '*']) {
    const answer = await call(`GET /notes/${note_code}`, undefined, { headers: { 'if-none-match': header } })
    t.equal(answer.status, 304, header)
  }
  await call(`PATCH /notes/${note_code}`, { name: 'New' })
  const changed = await call(`GET /notes/${note_code}`, undefined, known)
  t.equal(changed.status, 200)
  t.equal(changed.body.note.name, 'New')
})
