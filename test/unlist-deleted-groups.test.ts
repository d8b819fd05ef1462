import { setImmediate as otherWork } from 'node:timers/promises'
import sql, { bulk } from 'sql-template-tag'
import t from 'tap'
import { addWebhook, allowLocal } from './delivery/sink.js'
import { createNote, listen, type Service, service } from './helper.js'

/** More than one transaction clears. */
const notes = 450

/** Adds private notes of the admin that list the group. */
async function addNotes({ database }: Service, group: string) {
  const first = Number((await database.get<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM notes`))?.id) + 1
  const ids = Array.from({ length: notes }, (_, index) => first + index)
  await database.run(
    sql`INSERT INTO notes (id, code, version, name, description, archived, private, created_at)
        VALUES ${bulk(ids.map((id) => [id, `${group}${id}`, 1, 'Note', '', 0, 1, 0]))}`
  )
  await database.run(
    sql`INSERT INTO note_users (note_id, user_id, private, position) VALUES ${bulk(ids.map((id) => [id, 1, 1, 0]))}`
  )
  const listed = await database.get<{ id: number }>(sql`SELECT id FROM groups WHERE name = ${group}`)
  await database.run(
    sql`INSERT INTO note_groups (note_id, group_id, position) VALUES ${bulk(ids.map((id) => [id, listed?.id, 0]))}`
  )
  for (const statement of database.dialect.setLastId('notes', first + notes)) await database.run(statement)
  return ids.map((id) => `${group}${id}`)
}

/** Waits until no group is left to be taken out of notes. */
async function cleared({ store, database }: Service) {
  while ((await store.groups.hidden()).length > 0) await otherWork()
  return (await database.get<{ notes: number }>(sql`SELECT count(*) AS notes FROM note_groups`))?.notes
}

const groupsIn = async ({ call }: Service, code?: string) => {
  const { body, headers } = await call(`GET /notes/${code}`)
  return { groups: body.note.groups, etag: headers.get('etag') }
}

t.test('a group that many notes list is gone at once, and its name is free', async (t) => {
  const running = await service(t, allowLocal)
  const { call, addUser, database } = running
  const bob = await addUser('Bob')
  await call('POST /groups', { name: 'editors' })
  await call('POST /groups/editors/users', { users: [bob.user_code] })
  const codes = await addNotes(running, 'editors')
  const [first, last] = [codes[0], codes.at(-1)]
  for (const code of [first, last]) await addWebhook({ call }, code as string, 'http://127.0.0.1:9/')
  const before = [await groupsIn(running, first), await groupsIn(running, last)]
  t.match(before, [{ groups: [{ name: 'editors' }] }, { groups: [{ name: 'editors' }] }])
  t.equal((await bob.call('GET /notes')).body.meta.total, notes)

  t.equal((await call('DELETE /groups/editors')).status, 204)
  t.equal((await call('GET /groups/editors')).status, 404)
  t.equal((await bob.call(`GET /notes/${last}`)).status, 404)
  t.equal((await bob.call('GET /notes')).body.meta.total, 0)
  t.strictSame((await call('GET /groups')).body.groups, [])
  const created = (await call('POST /groups', { name: 'editors' })).status
  t.equal(created, 201)
  for (const [index, code] of [first, last].entries()) {
    const after = await groupsIn(running, code)
    t.strictSame(after.groups, [])
    t.not(after.etag, before[index]?.etag)
  }
  const shown = await groupsIn(running, last)
  t.equal(await cleared(running), 0)
  t.strictSame(await groupsIn(running, last), shown, 'what is shown does not change again')
  const events = await database.all<{ body: string }>(
    sql`SELECT body FROM events WHERE type = 'note.updated' ORDER BY id`
  )
  const contents = events.map(({ body }) => JSON.parse(body).data)
  t.match(
    contents,
    [first, last].map((note_code) => ({ note: { note_code, groups: [] }, changed: ['groups'] }))
  )
  t.equal(contents.length, 2)
})

/** Deletes a group as a server does that ends before it has taken the group out of notes. */
const hide = ({ store, admin }: Service, name: string) =>
  store.transaction(async ({ groups }) => {
    const caller = { id: 1, user_code: admin.user_code, name: admin.name, role: 'admin' as const }
    const group = await groups.get(name, caller)
    if (group) await groups.hide(group, caller)
  })

t.test('a change of a note comes after the deletion of a group that it listed', async (t) => {
  const running = await service(t, allowLocal)
  const { call, database } = running
  for (const name of ['editors', 'readers', 'writers']) await call('POST /groups', { name })
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors', 'readers'] })
  await addWebhook({ call }, note_code, 'http://127.0.0.1:9/')
  for (const name of ['editors', 'readers']) await hide(running, name)
  await call(`PATCH /notes/${note_code}`, {})
  await call(`PATCH /notes/${note_code}`, { name: 'New', groups: ['writers'] })
  await listen(t, running)
  t.equal(await cleared(running), 1)
  const events = await database.all<{ body: string }>(
    sql`SELECT body FROM events WHERE type = 'note.updated' ORDER BY id`
  )
  t.match(
    events.map(({ body }) => JSON.parse(body).data),
    [
      { changed: ['groups'], note: { groups: [], name: 'Plan' } },
      { changed: ['groups'], note: { groups: [], name: 'Plan' } },
      { changed: ['name', 'groups'], note: { groups: [{ name: 'writers' }], name: 'New' } },
    ]
  )
  t.equal(events.length, 3)
})

t.test('an integration gets no event of a group that was deleted before it was added', async (t) => {
  const running = await service(t, allowLocal)
  const { call, database } = running
  await call('POST /groups', { name: 'editors' })
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors'] })
  await hide(running, 'editors')
  await addWebhook({ call }, note_code, 'http://127.0.0.1:9/')
  await listen(t, running)
  t.equal(await cleared(running), 0)
  t.strictSame(await database.all(sql`SELECT type FROM events`), [{ type: 'ping' }])
})

t.test('a server continues what another one has not finished', async (t) => {
  const running = await service(t)
  const { call, addUser } = running
  await call('POST /groups', { name: 'editors' })
  await addNotes(running, 'editors')
  const { note_code } = await createNote(call, { scope: 'private', groups: ['editors'] })
  await addUser('Bob')
  await hide(running, 'editors')
  t.strictSame((await groupsIn(running, note_code)).groups, [])
  await listen(t, running)
  t.equal(await cleared(running), 0)
})
