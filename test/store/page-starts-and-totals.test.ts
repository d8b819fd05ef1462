// Pages and totals after random changes, compared with a naive query. Another process has counted the same lists.
import sql, { bulk } from 'sql-template-tag'
import t from 'tap'
import { openStore } from '../../server/open-store.js'
import type { Caller, Role } from '../../server/rules/access.js'
import type { Database } from '../../server/store/database.js'
import { service } from '../helper.js'

/** Returns numbers below `below` that look random, and are the same in each run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

const notes = 400
/** Distance of the ids, so that the notes are in several blocks, and most cells contain a few of them. */
const distance = 9

async function fillDatabase(database: Database, users: number) {
  const rows = Array.from({ length: notes }, (_, index) => ({
    id: 1 + index * distance,
    archived: index % 4 === 0 ? 1 : 0,
    private: index % 3 === 0 ? 0 : 1,
    user: 1 + (index % users),
  }))
  await database.run(
    sql`INSERT INTO notes (id, code, version, name, description, archived, private, created_at) VALUES ${bulk(
      rows.map((note) => [note.id, `note${note.id}`, 1, 'Note', '', note.archived, note.private, 0])
    )}`
  )
  await database.run(
    sql`INSERT INTO note_users (note_id, user_id, private, position) VALUES ${bulk(
      rows.map((note) => [note.id, note.user, note.private, 0])
    )}`
  )
  for (const statement of database.dialect.setLastId('notes', notes * distance)) await database.run(statement)
}

/** Returns the codes of the notes that the caller can see, in order, without any of the store's SQL. */
async function visibleCodes(database: Database, { id, role }: Caller, withArchived: boolean) {
  const all = await database.all<{ id: number; code: string; archived: number; private: number }>(
    sql`SELECT id, code, archived, private FROM notes ORDER BY id`
  )
  const idsOf = async (query: ReturnType<typeof sql>) =>
    new Set((await database.all<{ note_id: number }>(query)).map(({ note_id }) => note_id))
  const listed = await idsOf(sql`SELECT note_id FROM note_users WHERE user_id = ${id}`)
  const inGroups = await idsOf(
    sql`SELECT note_id FROM note_groups JOIN group_users USING (group_id) WHERE user_id = ${id}`
  )
  const sees: Record<Role, (note: { id: number; private: number }) => boolean> = {
    admin: () => true,
    member: (note) => note.private === 0 || listed.has(note.id) || inGroups.has(note.id),
    guest: (note) => listed.has(note.id),
  }
  return all.filter((note) => (withArchived || note.archived === 0) && sees[role](note)).map(({ code }) => code)
}

t.test('pages and totals are right after random changes, in every process', async (t) => {
  const { call, database, store, admin, addUser, config, environment } = await service(t)
  const roles: Role[] = ['member', 'member', 'guest', 'guest']
  const others = await Promise.all(roles.map((role, index) => addUser(`User ${index}`, role, `user-${index}`)))
  const codes = [admin, ...others].map(({ user_code }) => user_code)
  const ids = await store.users.byCodes(codes)
  const callers = ids.map((user) => {
    const role = roles[others.findIndex(({ user_code }) => user_code === user.user_code)] ?? 'admin'
    return { ...user, role }
  })
  await fillDatabase(database, callers.length)
  for (const name of ['one', 'two']) await call('POST /groups', { name })
  // More than one transaction clears when the group is deleted.
  await database.run(
    sql`INSERT INTO note_groups (note_id, group_id, position)
        SELECT notes.id, groups.id, 0 FROM notes, groups WHERE private = 1 AND groups.name = 'one'`
  )
  const elsewhere = await openStore(config)
  t.teardown(() => elsewhere.database.close())
  t.ok(environment.DATABASE_URL)

  const random = randomNumbers(14)
  const anyOf = <Item>(items: Item[]) => items[random(items.length)] as Item
  const some = <Item>(items: Item[]) => items.filter(() => random(3) === 0)
  const group = () => anyOf(['one', 'two'])
  const note = async () => anyOf(await visibleCodes(database, callers[0] as Caller, true))
  const participants = () => ({
    scope: anyOf(['open', 'private']),
    users: [admin.user_code, ...some(codes)],
    groups: some(['one', 'two']),
  })
  const changes: (() => Promise<{ status: number }>)[] = [
    () => call('POST /notes', { name: 'New', ...participants() }),
    async () => call(`PATCH /notes/${await note()}`, participants()),
    async () => call(`PATCH /notes/${await note()}/archive`),
    async () => call(`PATCH /notes/${await note()}/extract`),
    async () => call(`DELETE /notes/${await note()}`),
    () => call(`POST /groups/${group()}/users`, { users: some(codes) }),
    () => call(`DELETE /groups/${group()}/users`, { users: some(codes.slice(1)) }),
    async () => {
      const name = group()
      const { status } = await call(`DELETE /groups/${name}`)
      await call('POST /groups', { name })
      return { status }
    },
    async () => {
      const user = anyOf(callers.slice(1))
      user.role = anyOf(['member', 'guest'])
      return { status: 204 }
    },
  ]

  for (let round = 0; round < 120; round++) {
    const index = random(changes.length)
    const { status } = (await changes[index]?.()) ?? {}
    t.ok(status && status < 300, `change ${index} in round ${round}: ${status}`)
    for (const caller of some(callers)) {
      const query = { include_archived: random(2), per_page: 1 + random(40), page: 1 }
      const expected = await visibleCodes(database, caller, query.include_archived === 1)
      query.page = 1 + random(Math.ceil(expected.length / query.per_page) + 1)
      const start = (query.page - 1) * query.per_page
      for (const { notes } of [store, elsewhere.store]) {
        const { keys, total } = await notes.list(query, caller)
        const ids = keys.map(({ id }) => id)
        const read = new Map((await notes.getListed(ids, query, caller)).map(({ id, note_code }) => [id, note_code]))
        t.strictSame(
          { total, codes: ids.map((id) => read.get(id)) },
          { total: expected.length, codes: expected.slice(start, start + query.per_page) },
          `${caller.role}, ${JSON.stringify(query)} in round ${round}`
        )
      }
    }
  }
})

t.test('what a transaction counts before it is rolled back is not used again', async (t) => {
  const { store, database, admin, clock } = await service(t)
  await fillDatabase(database, 1)
  const users = await store.users.byCodes([admin.user_code])
  const caller = { ...admin, id: users[0]?.id ?? 0, role: 'admin' as const }
  const query = { include_archived: 1, per_page: 1, page: 1 }
  const state = { name: 'New', description: '', icon: null, archived: false, scope: 'open' as const, users, groups: [] }
  const total = () => store.transaction(async (stores) => (await stores.notes.list(query, caller)).total)
  const rolledBack = store.transaction(async (stores) => {
    await stores.notes.create(state, clock.now)
    t.equal((await stores.notes.list(query, caller)).total, notes + 1)
    throw new Error('no')
  })
  await t.rejects(rolledBack, /^no$/)
  t.equal(await total(), notes)
})
