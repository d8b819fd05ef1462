import t from 'tap'
import { type Call, createNote, service } from '../helper.js'

const members = async (call: Call, name: string): Promise<string[]> =>
  (await call(`GET /groups/${encodeURIComponent(name)}`)).body.group.users.map(
    ({ user_code }: { user_code: string }) => user_code
  )
const names = ({ groups }: { groups: { name: string }[] }) => groups.map(({ name }) => name)

t.test('a new group has its creator as admin, and is got as it was created', async (t) => {
  const { call } = await service(t)
  const { status, headers, body } = await call('POST /groups', { name: 'editors' })
  t.equal(status, 201)
  t.strictSame(body, {
    group: { name: 'editors', users: [{ user_code: '0000000001', name: 'Admin', is_admin: true }] },
    meta: {},
  })
  const got = await call(`GET ${headers.get('location')}`)
  t.equal(got.status, 200)
  t.strictSame(got.body, body)
})

t.test('a name is taken once, in whatever Unicode form it comes', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: 'café' })
  const { status, body } = await call('POST /groups', { name: 'cafe\u0301' })
  t.equal(status, 409)
  t.equal(body.code, 'group_exists')
  t.equal((await call('GET /groups/cafe%CC%81')).body.group.name, 'café')
})

t.test('a name may hold any characters, percent-encoded in paths', async (t) => {
  const { call } = await service(t)
  for (const name of [
    'a/b',
    'a%2Fb',
    'two words',
    '日本語',
    '👩‍👩‍👧‍👦 family',
    '?#&=+',
    '...',
    'é'.repeat(100),
    '🎉'.repeat(100),
  ]) {
    t.equal((await call('POST /groups', { name })).status, 201, name)
    const { status, body } = await call(`GET /groups/${encodeURIComponent(name)}`)
    t.equal(status, 200, name)
    t.equal(body.group.name, name)
  }
})

t.test('a name that a path cannot hold, or that grows too long in NFC, is refused', async (t) => {
  const { call } = await service(t)
  for (const name of ['.', '..', '\u0958'.repeat(100)]) {
    const { status, body } = await call('POST /groups', { name })
    t.equal(status, 400)
    t.equal(body.errors[0].pointer, '/name')
  }
})

t.test('a name has 1 to 100 characters', async (t) => {
  const { call } = await service(t)
  for (const name of ['', '議'.repeat(101)]) t.equal((await call('POST /groups', { name })).status, 400)
  t.equal((await call('POST /groups', {})).body.messages[0], 'name is required')
})

t.test('a search lists names alone, ascending', async (t) => {
  const { call } = await service(t)
  for (const name of ['b', 'a', 'C', '日']) await call('POST /groups', { name })
  const { status, body } = await call('GET /groups')
  t.equal(status, 200)
  t.strictSame(body.groups, [{ name: 'C' }, { name: 'a' }, { name: 'b' }, { name: '日' }])
  t.equal(body.meta.total, 4)
})

t.test('a search by name finds any part of it, in upper or lower case, and takes nothing as a pattern', async (t) => {
  const { call } = await service(t)
  for (const name of ['Editors', 'Sub-editors', 'Éditeurs', '100%', '100x', 'a_b', 'acb', 'back\\slash']) {
    await call('POST /groups', { name })
  }
  const find = async (name: string) => names((await call(`GET /groups?name=${encodeURIComponent(name)}`)).body)
  t.strictSame(await find('EDITOR'), ['Editors', 'Sub-editors'])
  t.strictSame(await find('éDIT'), ['Éditeurs'])
  t.strictSame(await find('0%'), ['100%'])
  t.strictSame(await find('a_b'), ['a_b'])
  t.strictSame(await find('k\\s'), ['back\\slash'])
  t.strictSame(await find('none'), [])
  t.equal((await call(`GET /groups?name=${'議'.repeat(20)}`)).status, 200)
  const { status, body } = await call(`GET /groups?name=${'議'.repeat(21)}`)
  t.equal(status, 400)
  t.equal(body.errors[0].parameter, 'name')
})

t.test('a search by user finds the groups of that user, and both filters hold together', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  for (const name of ['authors', 'editors', 'others']) await call('POST /groups', { name })
  for (const name of ['authors', 'editors']) await call(`POST /groups/${name}/users`, { users: [ann.user_code] })
  const find = async (query: string) => names((await call(`GET /groups?${query}`)).body)
  t.strictSame(await find(`user_code=${ann.user_code}`), ['authors', 'editors'])
  t.strictSame(await find(`user_code=${ann.user_code}&name=edit`), ['editors'])
  t.strictSame(await find('user_code=nobody'), [])
})

t.test('users are added in order, after those who are there', async (t) => {
  const { call, addUser } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  await call('POST /groups', { name: 'editors' })
  const { status, body } = await call('POST /groups/editors/users', { users: [bob.user_code, ann.user_code] })
  t.equal(status, 204)
  t.equal(body, '')
  const { group } = (await call('GET /groups/editors')).body
  t.strictSame(group.users, [
    { user_code: '0000000001', name: 'Admin', is_admin: true },
    { user_code: bob.user_code, name: 'Bob', is_admin: false },
    { user_code: ann.user_code, name: 'Ann', is_admin: false },
  ])
})

t.test('adding a member again and removing one who is none are no errors', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  await call('POST /groups', { name: 'editors' })
  const users = ['0000000001', ann.user_code, ann.user_code]
  for (let times = 0; times < 2; times++) {
    t.equal((await call('POST /groups/editors/users', { users })).status, 204)
    t.strictSame(await members(call, 'editors'), ['0000000001', ann.user_code])
  }
  t.equal((await call('GET /groups/editors')).body.group.users[0].is_admin, true)
  for (let times = 0; times < 2; times++) {
    const removed = await call('DELETE /groups/editors/users', { users: [ann.user_code, 'nobody'] })
    t.equal(removed.status, 204)
    t.equal(removed.body, '')
    t.strictSame(await members(call, 'editors'), ['0000000001'])
  }
})

t.test('an unknown user keeps the others out too', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  await call('POST /groups', { name: 'editors' })
  const { status, body } = await call('POST /groups/editors/users', { users: [ann.user_code, 'nobody'] })
  t.equal(status, 400)
  t.equal(body.code, 'unknown_users')
  t.equal(body.errors[0].pointer, '/users/1')
  t.strictSame(await members(call, 'editors'), ['0000000001'])
})

t.test('users are required, to add and to remove', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: 'editors' })
  for (const method of ['POST', 'DELETE']) {
    const { status, body } = await call(`${method} /groups/editors/users`, {})
    t.equal(status, 400)
    t.strictSame(body.messages, ['users is required'])
    t.equal((await call(`${method} /groups/editors/users`)).status, 400)
  }
})

t.test('a deleted group is gone, from the notes that list it too', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: 'editors' })
  await call('POST /groups', { name: 'authors' })
  const note = await createNote(call, { scope: 'private', groups: ['editors', 'authors'] })
  const before = await call(`GET /notes/${note.note_code}`)
  const { status, body } = await call('DELETE /groups/editors')
  t.equal(status, 204)
  t.equal(body, '')
  t.equal((await call('GET /groups/editors')).body.code, 'group_not_found')
  t.equal((await call('DELETE /groups/editors')).status, 404)
  const after = await call(`GET /notes/${note.note_code}`)
  t.strictSame(after.body.note.groups, [{ name: 'authors' }])
  t.not(after.headers.get('etag'), before.headers.get('etag'))
})

t.test('a group that is all a private note has cannot be deleted', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  await call('POST /groups', { name: 'editors' })
  await call('POST /groups', { name: 'nobody' })
  await call('DELETE /groups/nobody/users', { users: ['0000000001'] })
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors', 'nobody'] })
  await call(`PATCH /notes/${note_code}`, { users: [] })
  const { status, body } = await call('DELETE /groups/editors')
  t.equal(status, 409)
  t.equal(body.code, 'group_in_use')
  t.match(body.detail, new RegExp(note_code))
  t.equal((await call(`GET /notes/${note_code}`)).body.note.groups.length, 2)
  await call('POST /groups/nobody/users', { users: [ann.user_code] })
  t.equal((await call('DELETE /groups/editors')).status, 204)
})

t.test('who joins a group sees its private notes, and who leaves it no longer does', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  await call('POST /groups', { name: 'editors' })
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors'] })
  const seen = async () => [
    (await ann.call(`GET /notes/${note_code}`)).status,
    (await ann.call('GET /notes')).body.meta.total,
  ]
  t.strictSame(await seen(), [404, 0])
  await call('POST /groups/editors/users', { users: [ann.user_code] })
  t.strictSame(await seen(), [200, 1])
  await call('DELETE /groups/editors/users', { users: [ann.user_code] })
  t.strictSame(await seen(), [404, 0])
})

t.test('the last members of a group that is all a private note has cannot be removed', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  await call('POST /groups', { name: 'editors' })
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors'] })
  await call(`PATCH /notes/${note_code}`, { users: [] })
  const users = ['0000000001']
  const { status, body } = await call('DELETE /groups/editors/users', { users })
  t.equal(status, 409)
  t.equal(body.code, 'group_in_use')
  t.strictSame(await members(call, 'editors'), users)
  await call('POST /groups/editors/users', { users: [ann.user_code] })
  t.equal((await call('DELETE /groups/editors/users', { users })).status, 204)
})

t.test('groups are ordered by the bytes of their names, whatever the language of the database', async (t) => {
  const { call } = await service(t)
  for (const name of ['b', 'B', 'ä', '_', 'a', '🎉', '編', 'Z']) await call('POST /groups', { name })
  const { groups } = (await call('GET /groups')).body
  t.strictSame(
    groups.map(({ name }: { name: string }) => name),
    ['B', 'Z', '_', 'a', 'b', 'ä', '編', '🎉']
  )
})
