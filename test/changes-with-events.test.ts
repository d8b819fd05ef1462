// A change and its event are one: what the outbox holds after requests.

import sql from 'sql-template-tag'
import t from 'tap'
import type { NoteEvent } from '../server/rules/events.js'
import type { UserRecord } from '../server/store/users.js'
import { createNote, type Service, service } from './helper.js'

const target = { name: 'webhook', webhook_url: 'https://example.net/' }
const outbox = async ({ database }: Service) => {
  const rows = await database.all<{ body: string; service_id: number }>(
    sql`SELECT body, service_id FROM deliveries JOIN events ON events.id = event_id ORDER BY deliveries.id`
  )
  return rows.map(({ body, service_id }) => ({ service_id, event: JSON.parse(body) as NoteEvent }))
}
const types = async (service: Service) => (await outbox(service)).map(({ event }) => event.type)

t.test('each kind of change is an event, with the note as it is and who did it', async (t) => {
  const all = await service(t)
  const { call, clock } = all
  const { services, ...note } = await createNote(call)
  await call(`POST /notes/${note.note_code}/services`, target)
  await call(`PATCH /notes/${note.note_code}`, { name: 'New', description: 'Text' })
  await call(`PATCH /notes/${note.note_code}/archive`)
  await call(`PATCH /notes/${note.note_code}/extract`)
  await call(`DELETE /notes/${note.note_code}`)
  const after = { ...note, name: 'New', description: 'Text' }
  const envelope = (type: string, data: object) => ({
    service_id: 1,
    event: { type, timestamp: new Date(clock.now).toISOString(), data },
  })
  const actor = { user_code: '0000000001', name: 'Admin' }
  t.strictSame(await outbox(all), [
    envelope('ping', { note, actor }),
    envelope('note.updated', { note: after, actor, changed: ['name', 'description'] }),
    envelope('note.archived', { note: { ...after, archived: true }, actor }),
    envelope('note.restored', { note: after, actor }),
    envelope('note.deleted', { note: after, actor }),
  ])
})

t.test('an event has the name that its actor has at that moment', async (t) => {
  const all = await service(t)
  const { note_code } = await createNote(all.call)
  await all.call(`POST /notes/${note_code}/services`, target)
  await all.store.transaction(async ({ users }) => {
    const admin = (await users.get('0000000001')) as UserRecord
    await users.update(admin, { ...admin, name: 'New' })
  })
  // The token of the caller is still trusted with the earlier name.
  await all.call(`PATCH /notes/${note_code}/archive`)
  t.strictSame(
    (await outbox(all)).map(({ event }) => event.data.actor.name),
    ['Admin', 'New']
  )
})

t.test('a change without effect records no event', async (t) => {
  const all = await service(t)
  const note = await createNote(all.call, { users: [] })
  const path = `/notes/${note.note_code}`
  await all.call(`POST ${path}/services`, target)
  await all.call(`PATCH ${path}`, {})
  await all.call(`PATCH ${path}`, { name: note.name, users: ['0000000001'], groups: [], scope: 'open', icon: '' })
  await all.call(`PATCH ${path}/extract`)
  t.strictSame(await types(all), ['ping'])
})

t.test('what is refused is no event', async (t) => {
  const all = await service(t)
  const { note_code } = await createNote(all.call)
  await all.call(`POST /notes/${note_code}/services`, target)
  await all.call(`PATCH /notes/${note_code}`, { name: 'New', users: ['nobody'] })
  t.strictSame(await types(all), ['ping'])
})

t.test('an event goes to every target of its note, and to no other', async (t) => {
  const all = await service(t)
  const [one, other] = [await createNote(all.call), await createNote(all.call)]
  for (const { note_code } of [one, one, other]) await all.call(`POST /notes/${note_code}/services`, target)
  await all.call(`PATCH /notes/${one.note_code}/archive`)
  const archived = (await outbox(all)).filter(({ event }) => event.type === 'note.archived')
  t.strictSame(
    archived.map(({ service_id }) => service_id),
    [1, 2]
  )
})

t.test('a removed target gets nothing more', async (t) => {
  const all = await service(t)
  const { note_code } = await createNote(all.call)
  await all.call(`POST /notes/${note_code}/services`, target)
  await all.call(`DELETE /notes/${note_code}/services/1`)
  await all.call(`PATCH /notes/${note_code}/archive`)
  t.strictSame(await types(all), [])
})

t.test('deleting a group is an update of the notes that list it', async (t) => {
  const all = await service(t)
  await all.call('POST /groups', { name: 'editors' })
  const { note_code } = await createNote(all.call, { scope: 'private', groups: ['editors'] })
  await createNote(all.call, { scope: 'private', groups: ['editors'] })
  await all.call(`POST /notes/${note_code}/services`, target)
  await all.call('DELETE /groups/editors')
  const [, updated] = await outbox(all)
  t.equal(updated?.event.type, 'note.updated')
  t.match(updated?.event.data, { changed: ['groups'], note: { groups: [] } })
})
