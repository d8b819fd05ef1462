// Reads that a concurrent change interrupts.
import type { Sql } from 'sql-template-tag'
import t from 'tap'
import { notes } from '../../server/store/notes.js'
import { createNote, service } from '../helper.js'

t.test('a note that changes between the statements of a read is returned in one version', async (t) => {
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
  t.strictSame(await read.get(note_code, caller), await store.notes.get(note_code, caller))
  const vanishing = notes({
    ...database,
    async all<Row>(query: Sql) {
      await call(`DELETE /notes/${note_code}`)
      return database.all<Row>(query)
    },
  })
  t.equal(await vanishing.get(note_code, caller), undefined)
})

t.test('a note that turns private during a read is hidden from users who no longer see it', async (t) => {
  const { call, database, store, addUser } = await service(t)
  const { note_code } = await createNote(call)
  const { user_code, name } = await addUser('Bob')
  const [user] = await store.users.byCodes([user_code])
  const bob = { id: user?.id ?? 0, user_code, name, role: 'member' } as const
  /** Returns a store that changes the note just before it reads the participants. */
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
  const { keys } = await store.notes.list(page, bob)
  const ids = keys.map(({ id }) => id)
  t.strictSame(await withChange({ scope: 'private' }).getListed(ids, page, bob), [])
})
