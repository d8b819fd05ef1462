import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sql } from 'sql-template-tag'
import { notes } from '../server/store/notes.js'
import { createNote, service } from './helper.js'

const emoji = '👩‍👩‍👧‍👦'

test('a new note is answered as an array of one, with no services', async (t) => {
  const { call, baseUrl } = await service(t)
  const { status, headers, body } = await call('POST /notes', { name: 'Plan', scope: 'open' })
  assert.equal(status, 201)
  const [note] = body.note
  assert.match(note.note_code, /^[a-z2-7]{12}$/)
  assert.deepEqual(body, {
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
  assert.equal(headers.get('location'), `${baseUrl}/api/v1/notes/${note.note_code}`)
})

test('a note is got with an empty meta and without services', async (t) => {
  const { call } = await service(t)
  const { services, ...note } = await createNote(call, { description: 'What ships when' })
  const { status, headers, body } = await call(`GET /notes/${note.note_code}`)
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  assert.deepEqual(body, { note, meta: {} })
})

test('a list holds notes in order of creation', async (t) => {
  const { call } = await service(t)
  for (const name of ['C', 'A', 'B']) await createNote(call, { name })
  const { status, body } = await call('GET /notes')
  assert.equal(status, 200)
  assert.deepEqual(
    body.notes.map((note: { name: string }) => note.name),
    ['C', 'A', 'B']
  )
  assert.equal(body.meta.total, 3)
})

test('an archived note is in the list only when asked for', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  await createNote(call, { name: 'Other' })
  const archived = await call(`PATCH /notes/${note_code}/archive`)
  assert.equal(archived.status, 204)
  assert.equal(archived.body, '')
  const names = async (query: string) => (await call(`GET /notes${query}`)).body
  for (const [query, total] of [
    ['', 1],
    ['?include_archived=0', 1],
    ['?include_archived=1', 2],
  ] as const) {
    const { notes, meta } = await names(query)
    assert.equal(notes.length, total, query)
    assert.equal(meta.total, total, query)
  }
  assert.equal((await call(`GET /notes/${note_code}`)).body.note.archived, true)
})

test('an archived note is restored, and doing either twice changes nothing', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const etag = async () => (await call(`GET /notes/${note_code}`)).headers.get('etag')
  assert.equal((await call(`PATCH /notes/${note_code}/extract`)).status, 204)
  assert.equal(await etag(), '"1"')
  assert.equal((await call(`PATCH /notes/${note_code}/archive`)).status, 204)
  assert.equal((await call(`PATCH /notes/${note_code}/archive`)).status, 204)
  assert.equal(await etag(), '"2"')
  const restored = await call(`PATCH /notes/${note_code}/extract`)
  assert.equal(restored.status, 204)
  assert.equal(restored.body, '')
  const { body } = await call(`GET /notes/${note_code}`)
  assert.equal(body.note.archived, false)
  assert.equal((await call('GET /notes')).body.meta.total, 1)
})

test('an archived note can be changed', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  await call(`PATCH /notes/${note_code}/archive`)
  const { body } = await call(`PATCH /notes/${note_code}`, { name: 'New' })
  assert.equal(body.notes[0].name, 'New')
  assert.equal(body.notes[0].archived, true)
})

test('a deleted note is gone, and deleting it again finds nothing', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const { status, body } = await call(`DELETE /notes/${note_code}`)
  assert.equal(status, 204)
  assert.equal(body, '')
  assert.equal((await call(`GET /notes/${note_code}`)).body.code, 'note_not_found')
  assert.equal((await call(`DELETE /notes/${note_code}`)).status, 404)
  assert.equal((await call('GET /notes?include_archived=1')).body.meta.total, 0)
})

test('an update is answered as notes, with an empty meta, and leaves the rest as it was', async (t) => {
  const { call } = await service(t)
  const { services, ...note } = await createNote(call, { description: 'Old' })
  const { status, body } = await call(`PATCH /notes/${note.note_code}`, { name: 'New' })
  assert.equal(status, 200)
  assert.deepEqual(body, { notes: [{ ...note, name: 'New' }], meta: {} })
  assert.deepEqual((await call(`GET /notes/${note.note_code}`)).body.note, { ...note, name: 'New' })
})

test('an update of nothing is answered, and is no new version', async (t) => {
  const { call } = await service(t)
  const note = await createNote(call)
  assert.equal((await call(`PATCH /notes/${note.note_code}`, {})).status, 200)
  assert.equal((await call(`PATCH /notes/${note.note_code}`, { name: note.name })).status, 200)
  assert.equal((await call(`GET /notes/${note.note_code}`)).headers.get('etag'), '"1"')
})

test('lengths count code points, at creation and update', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  for (const character of ['a', '議', '🎉', '\u0301']) {
    const [name, description] = [character.repeat(30), character.repeat(200)]
    const created = await call('POST /notes', { name, description, scope: 'open' })
    assert.equal(created.status, 201, character)
    assert.equal(created.body.note[0].name, name)
    assert.equal(created.body.note[0].description, description)
    const updated = await call(`PATCH /notes/${note_code}`, { name, description })
    assert.equal(updated.body.notes[0].description, description)

    const tooLong = { name: character.repeat(31), description: character.repeat(201), scope: 'open' }
    for (const route of ['POST /notes', `PATCH /notes/${note_code}`]) {
      const { status, body } = await call(route, tooLong)
      assert.equal(status, 400)
      assert.deepEqual(
        body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/name', '/description']
      )
      assert.equal(body.messages[0], 'name must have at most 30 characters, not 31')
    }
  }
  assert.equal((await call('POST /notes', { name: emoji.repeat(5), scope: 'open' })).status, 400)
})

test('a note needs a name and a scope, and the scope is open or private', async (t) => {
  const { call } = await service(t)
  const { status, body } = await call('POST /notes', {})
  assert.equal(status, 400)
  assert.deepEqual(body.messages, ['name is required', 'scope is required'])
  assert.equal((await call('POST /notes', { name: '', scope: 'open' })).body.errors[0].detail, 'name must not be empty')
  const wrong = await call('POST /notes', { name: 'Plan', scope: 'public' })
  assert.equal(wrong.body.errors[0].detail, 'scope must be open or private')
})

test('a private note lists its groups and users in the order given, the creator first, each once', async (t) => {
  const { call, addUser } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  for (const name of ['editors', 'authors']) await call('POST /groups', { name })
  const note = await createNote(call, {
    scope: 'private',
    groups: ['editors', 'authors', 'editors'],
    users: [bob.user_code, ann.user_code, bob.user_code],
  })
  assert.deepEqual(note.groups, [{ name: 'editors' }, { name: 'authors' }])
  assert.deepEqual(
    note.users.map((user: { name: string }) => user.name),
    ['Admin', 'Bob', 'Ann']
  )
})

test('the creator takes part in a private note without being listed, and so does who is listed', async (t) => {
  const { addUser } = await service(t)
  const [ann, bob, eve] = [await addUser('Ann'), await addUser('Bob'), await addUser('Eve')]
  await ann.call('POST /groups', { name: 'editors' })
  await ann.call('POST /groups/editors/users', { users: [bob.user_code] })
  const note = await createNote(ann.call, { scope: 'private', groups: ['editors'] })
  const alone = await createNote(ann.call, { scope: 'private' })
  assert.deepEqual(alone.users, [{ user_code: ann.user_code, name: 'Ann' }])
  assert.equal((await ann.call(`GET /notes/${alone.note_code}`)).status, 200)
  assert.equal((await bob.call(`GET /notes/${note.note_code}`)).status, 200)
  assert.equal((await eve.call(`GET /notes/${note.note_code}`)).status, 404)
})

test('an open note takes part of all users but guests, who must be listed', async (t) => {
  const { call, addUser } = await service(t)
  const [ann, guest] = [await addUser('Ann'), await addUser('Guest', 'guest')]
  const closed = await createNote(call, { scope: 'open' })
  const invited = await createNote(call, { scope: 'open', users: [guest.user_code] })
  assert.equal((await ann.call(`GET /notes/${closed.note_code}`)).status, 200)
  assert.equal((await guest.call(`GET /notes/${closed.note_code}`)).status, 404)
  assert.equal((await guest.call(`GET /notes/${invited.note_code}`)).status, 200)
  assert.equal((await guest.call('GET /notes')).body.meta.total, 1)
})

test('groups are honoured only in a private note', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: 'editors' })
  const open = await createNote(call, { scope: 'open', groups: ['editors', 'no such group'] })
  assert.deepEqual(open.groups, [])
  const { body } = await call(`PATCH /notes/${open.note_code}`, { groups: ['editors'] })
  assert.deepEqual(body.notes[0].groups, [])

  const closed = await createNote(call, { scope: 'private', groups: ['editors'] })
  assert.deepEqual(closed.groups, [{ name: 'editors' }])
  const opened = await call(`PATCH /notes/${closed.note_code}`, { scope: 'open' })
  assert.deepEqual(opened.body.notes[0].groups, [])
  const again = await call(`PATCH /notes/${closed.note_code}`, { scope: 'private' })
  assert.deepEqual(again.body.notes[0].groups, [])
})

test('users and groups of an update replace the lists, and an empty list of groups removes them', async (t) => {
  const { call, addUser } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  for (const name of ['editors', 'authors']) await call('POST /groups', { name })
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors'], users: [ann.user_code] })
  const update = async (body: object) => (await call(`PATCH /notes/${note_code}`, body)).body.notes[0]
  assert.deepEqual((await update({ groups: ['authors'] })).groups, [{ name: 'authors' }])
  assert.deepEqual((await update({ groups: [] })).groups, [])
  const { users } = await update({ users: [bob.user_code, '0000000001'] })
  assert.deepEqual(
    users.map((user: { user_code: string }) => user.user_code),
    [bob.user_code, '0000000001']
  )
  assert.equal((await ann.call(`GET /notes/${note_code}`)).status, 404)
})

test('an update must leave the caller among the users or groups of a private note', async (t) => {
  const { addUser } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  await ann.call('POST /groups', { name: 'mine' })
  await bob.call('POST /groups', { name: 'theirs' })
  const { note_code } = await createNote(ann.call, { scope: 'private' })
  const left = await ann.call(`PATCH /notes/${note_code}`, { users: [bob.user_code], groups: ['theirs'] })
  assert.equal(left.status, 400)
  assert.equal(left.body.code, 'caller_left_out')
  const update = await ann.call(`PATCH /notes/${note_code}`, { users: [], groups: ['mine'] })
  assert.equal(update.status, 200)
  assert.equal((await ann.call(`PATCH /notes/${note_code}`, { groups: [] })).status, 400)
  assert.deepEqual((await ann.call(`GET /notes/${note_code}`)).body.note.groups, [{ name: 'mine' }])

  const open = await createNote(bob.call, { scope: 'open' })
  const closing = await ann.call(`PATCH /notes/${open.note_code}`, { scope: 'private' })
  assert.equal(closing.body.code, 'caller_left_out')
  assert.equal((await ann.call(`PATCH /notes/${open.note_code}`, { users: [] })).status, 200)
})

test('an admin who takes no part may rename a private note, but not set who takes part without themselves', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  const { note_code } = await createNote(ann.call, { scope: 'private' })
  assert.equal((await call(`PATCH /notes/${note_code}`, { name: 'New' })).status, 200)
  assert.equal((await call(`PATCH /notes/${note_code}`, { users: [ann.user_code] })).body.code, 'caller_left_out')
})

test('the users of an open note are invited, guests among them', async (t) => {
  const { call, addUser } = await service(t)
  const guest = await addUser('Guest', 'guest')
  const { note_code } = await createNote(call)
  assert.equal((await guest.call(`GET /notes/${note_code}`)).status, 404)
  await call(`PATCH /notes/${note_code}`, { users: [guest.user_code] })
  assert.equal((await guest.call(`GET /notes/${note_code}`)).status, 200)
})

test('unknown users and groups are named by their places, all at once, and nothing is done', async (t) => {
  const { call } = await service(t)
  const wrong = { scope: 'private', users: ['0000000001', 'nobody'], groups: ['nothing'] }
  const created = await call('POST /notes', { name: 'Plan', ...wrong })
  assert.equal(created.status, 400)
  assert.equal(created.body.code, 'unknown_users')
  assert.deepEqual(created.body.errors, [
    { pointer: '/users/1', detail: "users/1: there is no user 'nobody'" },
    { pointer: '/groups/0', detail: "groups/0: there is no group 'nothing'" },
  ])
  assert.equal((await call('GET /notes')).body.meta.total, 0)
  const { note_code } = await createNote(call)
  const updated = await call(`PATCH /notes/${note_code}`, { name: 'New', ...wrong, users: ['0000000001'] })
  assert.equal(updated.body.code, 'unknown_groups')
  assert.equal((await call(`GET /notes/${note_code}`)).body.note.name, 'Plan')
})

test('at most 500 users and 100 groups are taken in a request', async (t) => {
  const { call } = await service(t)
  const many = (count: number) => Array.from({ length: count }, () => '0000000001')
  assert.equal((await call('POST /notes', { name: 'Plan', scope: 'open', users: many(500) })).status, 201)
  const { status, body } = await call('POST /notes', {
    name: 'Plan',
    scope: 'open',
    users: many(501),
    groups: many(101),
  })
  assert.equal(status, 400)
  assert.deepEqual(body.messages, [
    'groups must have at most 100 entries, not 101',
    'users must have at most 500 entries, not 501',
  ])
})

test('the ETag of a note changes with it, and saves getting it again', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const { headers } = await call(`GET /notes/${note_code}`)
  const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  const same = await call(`GET /notes/${note_code}`, undefined, known)
  assert.equal(same.status, 304)
  assert.equal(same.body, '')
  for (const header of ['W/"1"', '"0", "1"', '*']) {
    const answer = await call(`GET /notes/${note_code}`, undefined, { headers: { 'if-none-match': header } })
    assert.equal(answer.status, 304, header)
  }
  await call(`PATCH /notes/${note_code}`, { name: 'New' })
  const changed = await call(`GET /notes/${note_code}`, undefined, known)
  assert.equal(changed.status, 200)
  assert.equal(changed.body.note.name, 'New')
})

test('a note that changes between the statements of a read is answered as one version of it', async (t) => {
  const { call, store, database, admin } = await service(t)
  const { note_code } = await createNote(call)
  const caller = { id: 1, user_code: admin.user_code, name: admin.name, role: 'admin' as const }
  let changes = 3
  const read = notes({
    ...database,
    async all<Row>(query: Sql) {
      if (changes-- > 0) await call(`PATCH /notes/${note_code}`, { name: `Changed ${changes}`, users: [] })
      return database.all<Row>(query)
    },
  })
  assert.deepEqual(await read.get(note_code, caller), await store.notes.get(note_code, caller))
  const vanishing = notes({
    ...database,
    async all<Row>(query: Sql) {
      await call(`DELETE /notes/${note_code}`)
      return database.all<Row>(query)
    },
  })
  assert.equal(await vanishing.get(note_code, caller), undefined)
})
