// What each role may do, over HTTP: every cell of the table in the docs.
import t, { type Test } from 'tap'
import { createNote, service } from '../helper.js'

/** Starts a service with the notes and groups of an owner, and a caller for each role. */
async function team(t: Test) {
  const { call, addUser, addToken } = await service(t)
  const owner = await addUser('Owner')
  const callers = {
    admin: await addUser('Second admin', 'admin'),
    member: await addUser('Member'),
    guest: await addUser('Guest', 'guest'),
  }
  const everyone = Object.values(callers).map(({ user_code }) => user_code)

  /** Creates two groups: everyone belongs to the one whose name begins with `shared`. */
  async function addGroups(suffix = '') {
    for (const name of [`theirs${suffix}`, `shared${suffix}`]) await owner.call('POST /groups', { name })
    await owner.call(`POST /groups/shared${suffix}/users`, { users: everyone })
  }

  const addNotes = async (): Promise<Record<string, { note_code: string }>> => ({
    'open, not listed': await createNote(owner.call),
    'open, listed': await createNote(owner.call, { users: everyone }),
    'private, not listed': await createNote(owner.call, { scope: 'private' }),
    'private, listed': await createNote(owner.call, { scope: 'private', users: everyone }),
    'private, in a group': await createNote(owner.call, { scope: 'private', groups: ['shared'] }),
  })

  await addGroups()
  return { call, owner, callers, addGroups, addNotes, addToken }
}

// Reading tests share a team that no test changes for long; the others share one in which no test reads a list.
let read: Awaited<ReturnType<typeof team>> & { notes: Record<string, { note_code: string }> }
let write: Awaited<ReturnType<typeof team>>
t.before(async () => {
  const readTeam = await team(t)
  read = { ...readTeam, notes: await readTeam.addNotes() }
  write = await team(t)
})

const visible = {
  admin: ['open, not listed', 'open, listed', 'private, not listed', 'private, listed', 'private, in a group'],
  member: ['open, not listed', 'open, listed', 'private, listed', 'private, in a group'],
  guest: ['open, listed', 'private, listed'],
}
type Role = keyof typeof visible
const roles = Object.keys(visible) as Role[]

/** Returns the names of the notes in the caller's list. */
async function listed(t: Test, role: Role, query = '') {
  const nameByCode = new Map(Object.entries(read.notes).map(([name, { note_code }]) => [note_code, name]))
  const { body } = await read.callers[role].call(`GET /notes${query}`)
  t.equal(body.meta.total, body.notes.length)
  return body.notes.map((note: { note_code: string }) => nameByCode.get(note.note_code))
}

for (const role of roles) {
  t.test(`the ${role} sees the same notes one by one and in the list`, async (t) => {
    t.strictSame(await listed(t, role), visible[role])
    for (const [name, { note_code }] of Object.entries(read.notes)) {
      const { status, body } = await read.callers[role].call(`GET /notes/${note_code}`)
      t.equal(status, visible[role].includes(name) ? 200 : 404, name)
      if (status === 404) t.equal(body.code, 'note_not_found')
    }
  })

  t.test(`the ${role} finds and reads ${role === 'guest' ? 'only groups they belong to' : 'all groups'}`, async (t) => {
    const { call } = read.callers[role]
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

  t.test(`the ${role} ${role === 'guest' ? 'cannot' : 'can'} create notes and groups`, async (t) => {
    const { call } = write.callers[role]
    const answers = [
      await call('POST /notes', { name: 'Plan', scope: 'open' }),
      await call('POST /groups', { name: `new, by the ${role}` }),
    ]
    for (const { status, body } of answers) {
      t.equal(status, role === 'guest' ? 403 : 201)
      if (status === 403) t.equal(body.code, 'forbidden')
    }
  })

  t.test(`the ${role} ${role === 'guest' ? 'cannot manage any note' : 'manages the notes they see'}`, async (t) => {
    const { call } = write.callers[role]
    for (const [name, { note_code }] of Object.entries(await write.addNotes())) {
      const path = `/notes/${note_code}`
      const refusal = !visible[role].includes(name) ? 404 : role === 'guest' ? 403 : undefined
      const target = { name: 'webhook', webhook_url: 'https://example.net' }
      t.equal((await call(`PATCH ${path}`, { name: 'New' })).status, refusal ?? 200, name)
      t.equal((await call(`PATCH ${path}/archive`)).status, refusal ?? 204, name)
      t.equal((await call(`PATCH ${path}/extract`)).status, refusal ?? 204, name)
      t.equal((await call(`GET ${path}/services`)).status, refusal ?? 200, name)
      const added = await call(`POST ${path}/services`, target)
      t.equal(added.status, refusal ?? 201, name)
      const id = added.body.service?.service_id ?? 1
      t.equal((await call(`DELETE ${path}/services/${id}`)).status, refusal ?? 204, name)
      t.equal((await call(`DELETE ${path}`)).status, refusal ?? 204, name)
    }
  })

  t.test(`the ${role} ${role === 'admin' ? 'can' : 'cannot'} change and delete groups of others`, async (t) => {
    const { call, user_code } = write.callers[role]
    const users = [user_code]
    await write.addGroups(`-${role}`)
    for (const name of ['shared', 'theirs']) {
      const path = `/groups/${name}-${role}`
      const expected = role === 'admin' ? 204 : role === 'guest' && name === 'theirs' ? 404 : 403
      t.equal((await call(`POST ${path}/users`, { users })).status, expected, name)
      t.equal((await call(`DELETE ${path}/users`, { users: ['nobody'] })).status, expected, name)
      if (name === 'theirs') t.equal((await call(`DELETE ${path}`)).status, expected)
    }
  })
}

t.test('archived notes are visible to the same users', async (t) => {
  const codes = Object.values(read.notes).map(({ note_code }) => note_code)
  for (const code of codes) await read.call(`PATCH /notes/${code}/archive`)
  for (const role of roles) {
    t.strictSame(await listed(t, role, '?include_archived=1'), visible[role])
    t.strictSame(await listed(t, role), [])
  }
  for (const code of codes) await read.call(`PATCH /notes/${code}/extract`)
})

t.test('a member who is an admin of a group changes and deletes it', async (t) => {
  const { owner, callers } = write
  const users = [callers.member.user_code]
  await owner.call('POST /groups', { name: 'mine' })
  t.equal((await owner.call('POST /groups/mine/users', { users })).status, 204)
  t.equal((await owner.call('DELETE /groups/mine/users', { users })).status, 204)
  t.equal((await owner.call('DELETE /groups/mine')).status, 204)
})

t.test('a read-only token reads, and changes nothing', async (t) => {
  const { call, addToken } = write
  const { note_code } = await createNote(call)
  const reader = await addToken('0000000001', { scope: 'read' })
  t.equal((await reader.call(`GET /notes/${note_code}`)).status, 200)
  t.equal((await reader.call(`HEAD /notes/${note_code}`)).status, 200)
  const { status, body } = await reader.call(`DELETE /notes/${note_code}`)
  t.equal(status, 403)
  t.equal(body.code, 'read_only_token')
  t.equal((await call(`GET /notes/${note_code}`)).status, 200)
})
