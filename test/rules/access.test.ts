// Every cell of the table of who may do what.
import t from 'tap'
import { notes } from '../../server/store/notes.js'
import { createNote, service } from '../helper.js'

/** Notes and groups of others, as each role finds them: `listed` lists the three, `group` has them as members. */
async function team(t: Parameters<typeof service>[0]) {
  const { call, addUser, ...rest } = await service(t)
  const owner = await addUser('Owner')
  const callers = {
    admin: await addUser('Second admin', 'admin'),
    member: await addUser('Member'),
    guest: await addUser('Guest', 'guest'),
  }
  const everyone = Object.values(callers).map(({ user_code }) => user_code)
  for (const name of ['theirs', 'shared']) await owner.call('POST /groups', { name })
  await owner.call('POST /groups/shared/users', { users: everyone })
  const notes = {
    'open, not listed': await createNote(owner.call),
    'open, listed': await createNote(owner.call, { users: everyone }),
    'private, not listed': await createNote(owner.call, { scope: 'private' }),
    'private, listed': await createNote(owner.call, { scope: 'private', users: everyone }),
    'private, in a group': await createNote(owner.call, { scope: 'private', groups: ['shared'] }),
  }
  return { ...rest, call, addUser, owner, callers, notes }
}

const sees = {
  admin: ['open, not listed', 'open, listed', 'private, not listed', 'private, listed', 'private, in a group'],
  member: ['open, not listed', 'open, listed', 'private, listed', 'private, in a group'],
  guest: ['open, listed', 'private, listed'],
}

for (const role of ['admin', 'member', 'guest'] as const) {
  t.test(`${role}: sees these notes, one by one and in the list, archived or not`, async (t) => {
    const { callers, notes, call } = await team(t)
    const codeOf = new Map(Object.entries(notes).map(([name, { note_code }]) => [note_code, name]))
    const found = async () => {
      const { body } = await callers[role].call('GET /notes?include_archived=1')
      t.equal(body.meta.total, body.notes.length)
      return body.notes.map((note: { note_code: string }) => codeOf.get(note.note_code))
    }
    t.strictSame(await found(), sees[role])
    for (const [name, { note_code }] of Object.entries(notes)) {
      const { status, body } = await callers[role].call(`GET /notes/${note_code}`)
      t.equal(status, sees[role].includes(name) ? 200 : 404, name)
      if (status === 404) t.equal(body.code, 'note_not_found')
    }
    for (const { note_code } of Object.values(notes)) await call(`PATCH /notes/${note_code}/archive`)
    t.strictSame(await found(), sees[role])
    t.equal((await callers[role].call('GET /notes')).body.meta.total, 0)
  })

  t.test(`${role}: ${role === 'guest' ? 'may not create' : 'creates'} notes and groups`, async (t) => {
    const { callers } = await team(t)
    const expected = role === 'guest' ? 403 : 201
    const { call } = callers[role]
    const answers = [
      await call('POST /notes', { name: 'Plan', scope: 'open' }),
      await call('POST /groups', { name: 'new' }),
    ]
    for (const { status, body } of answers) {
      t.equal(status, expected)
      if (status === 403) t.equal(body.code, 'forbidden')
    }
  })

  t.test(
    `${role}: changes, archives and deletes a note, and manages its integrations, as the table says`,
    async (t) => {
      const { callers, notes } = await team(t)
      const { call, user_code } = callers[role]
      for (const [name, { note_code }] of Object.entries(notes)) {
        const path = `/notes/${note_code}`
        const expected = !sees[role].includes(name) ? [404, 404] : role === 'guest' ? [403, 403] : [200, 204]
        const target = { name: 'webhook', webhook_url: 'https://example.net' }
        t.equal((await call(`PATCH ${path}`, { name: 'New' })).status, expected[0], name)
        t.equal((await call(`PATCH ${path}/archive`)).status, expected[1], name)
        t.equal((await call(`PATCH ${path}/extract`)).status, expected[1], name)
        t.equal((await call(`GET ${path}/services`)).status, expected[0], name)
        const added = await call(`POST ${path}/services`, target)
        t.equal(added.status, expected[0] === 200 ? 201 : expected[0], name)
        const number = added.body.service?.service_id ?? 1
        t.equal((await call(`DELETE ${path}/services/${number}`)).status, expected[1], name)
        t.equal((await call(`DELETE ${path}`)).status, expected[1], name)
      }
      t.ok(user_code)
    }
  )

  t.test(`${role}: finds and reads ${role === 'guest' ? 'the groups they belong to' : 'all groups'}`, async (t) => {
    const { callers } = await team(t)
    const { call } = callers[role]
    const { body } = await call('GET /groups')
    const expected = role === 'guest' ? ['shared'] : ['shared', 'theirs']
    t.strictSame(
      body.groups.map(({ name }: { name: string }) => name),
      expected
    )
    t.equal(body.meta.total, expected.length)
    t.equal((await call('GET /groups/shared')).status, 200)
    const theirs = await call('GET /groups/theirs')
    t.equal(theirs.status, role === 'guest' ? 404 : 200)
    if (role === 'guest') t.equal(theirs.body.code, 'group_not_found')
  })

  t.test(`${role}: changes and deletes a group of others: ${role === 'admin' ? 'yes' : 'no'}`, async (t) => {
    const { callers } = await team(t)
    const { call, user_code } = callers[role]
    const users = [user_code]
    for (const name of ['shared', 'theirs']) {
      const expected = role === 'admin' ? 204 : role === 'guest' && name === 'theirs' ? 404 : 403
      t.equal((await call(`POST /groups/${name}/users`, { users })).status, expected, name)
      t.equal((await call(`DELETE /groups/${name}/users`, { users: ['nobody'] })).status, expected, name)
      if (name === 'theirs') t.equal((await call(`DELETE /groups/${name}`)).status, expected)
    }
  })
}

t.test('a member who is admin of a group changes and deletes it', async (t) => {
  const { owner, callers } = await team(t)
  const users = [callers.member.user_code]
  t.equal((await owner.call('POST /groups/theirs/users', { users })).status, 204)
  t.equal((await owner.call('DELETE /groups/theirs/users', { users })).status, 204)
  t.equal((await owner.call('DELETE /groups/theirs')).status, 204)
})

t.test('a token for reading reads, and changes nothing', async (t) => {
  const { call, addToken } = await service(t)
  const { note_code } = await createNote(call)
  const reader = await addToken('0000000001', { scope: 'read' })
  t.equal((await reader.call(`GET /notes/${note_code}`)).status, 200)
  t.equal((await reader.call(`HEAD /notes/${note_code}`)).status, 200)
  const { status, body } = await reader.call(`DELETE /notes/${note_code}`)
  t.equal(status, 403)
  t.equal(body.code, 'read_only_token')
  t.equal((await call(`GET /notes/${note_code}`)).status, 200)
})

t.test('a note that turns private while it is read is not shown to who may no longer see it', async (t) => {
  const { call, database, store, addUser } = await service(t)
  const { note_code } = await createNote(call)
  const { user_code, name } = await addUser('Bob')
  const [user] = await store.users.byCodes([user_code])
  const bob = { id: user?.id ?? 0, user_code, name, role: 'member' } as const
  /** The stores, with a change to the note before the statement that tells who takes part in it. */
  const withChange = (change: object) => {
    let isChanged = false
    return notes({
      ...database,
      async all(query) {
        if (!isChanged && query.text.includes('FROM notes LEFT JOIN note_users')) {
          isChanged = true
          t.equal((await call(`PATCH /notes/${note_code}`, change)).status, 200)
        }
        return database.all(query)
      },
    })
  }
  const page = { include_archived: 0, page: 1, per_page: 20 }
  t.equal((await withChange({ name: 'Renamed' }).get(note_code, bob))?.name, 'Renamed')
  t.equal(await withChange({ name: 'Hidden', scope: 'private' }).get(note_code, bob), undefined)
  await call(`PATCH /notes/${note_code}`, { scope: 'open' })
  t.strictSame((await withChange({ scope: 'private' }).list(page, bob)).notes, [])
})
