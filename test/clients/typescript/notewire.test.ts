import { Notewire, NotewireError, NotFoundError } from '@notewire/client'
import { examples, fakeServer } from '@notewire/client/testing'
import t from 'tap'
import { service } from '../../helper.js'
import { clientOf, failureOf } from './client.js'

t.test('each method of notes returns the note itself, or nothing', async (t) => {
  const { notes } = clientOf(await service(t))
  const created = await notes.create({ name: 'Plan', scope: 'private', description: 'What ships when' })
  t.equal(created.name, 'Plan')
  t.strictSame(created.services, [])
  const { services, ...note } = created
  t.strictSame(await notes.get(note.note_code), note)

  const updated = await notes.update(note.note_code, { name: 'New plan' })
  t.strictSame(updated, { ...note, name: 'New plan' })
  t.equal(await notes.archive(note.note_code), undefined)
  t.equal((await notes.get(note.note_code)).archived, true)
  t.equal(await notes.restore(note.note_code), undefined)
  t.equal((await notes.get(note.note_code)).archived, false)
  t.equal(await notes.delete(note.note_code), undefined)
  t.type(await failureOf(notes.get(note.note_code)), NotFoundError)
})

t.test('each method of groups returns the group itself, its list or nothing', async (t) => {
  const running = await service(t)
  const ann = await running.addUser('Ann')
  const { groups } = clientOf(running)
  const name = 'a/b é 🙂?#%2F'
  const group = await groups.create({ name })
  t.equal(group.users[0]?.is_admin, true)
  t.equal(await groups.addUsers(name, { users: [ann.user_code] }), undefined)
  t.equal((await groups.get(name)).users.length, 2)
  t.strictSame((await groups.search({ user_code: ann.user_code })).groups, [{ name }])
  t.equal(await groups.removeUsers(name, { users: [ann.user_code] }), undefined)
  t.equal((await groups.get(name)).users.length, 1)
  t.equal(await groups.delete(name), undefined)
  t.strictSame(await groups.search().all(), [])
})

t.test('each method of services returns the integration itself, an array or nothing', async (t) => {
  const { notes, services } = clientOf(await service(t, { WEBHOOK_ALLOW: '127.0.0.0/8' }))
  const { note_code } = await notes.create({ name: 'Plan', scope: 'open' })
  const webhook = await services.add(note_code, { name: 'webhook', webhook_url: 'http://127.0.0.1:9/', secret: 'shh' })
  const chat = await services.add(note_code, { name: 'chat_b', room_id: '42', api_token: 'secret' })
  t.strictSame(await services.list(note_code), [webhook, chat])
  t.equal(await services.delete(note_code, webhook.service_id), undefined)
  t.strictSame(await services.list(note_code), [chat])
})

t.test('withResponse returns the result together with the response', async (t) => {
  const client = clientOf(await service(t))
  const { data, response } = await client.notes.create({ name: 'Plan', scope: 'open' }).withResponse()
  t.equal(response.status, 201)
  t.ok(response.headers.get('location')?.endsWith(data.note_code))
  const page = await client.notes.list().withResponse()
  t.equal(page.data.notes[0]?.note_code, data.note_code)
  t.ok(page.response.headers.get('x-request-id'))
  t.type(await failureOf(client.notes.get('nothing').withResponse()), NotFoundError)
})

t.test('request sends any route of the contract, and returns the body with its envelope', async (t) => {
  const client = clientOf(await service(t))
  const body = { name: 'Plan', scope: 'open' } as const
  const { note } = await client.request('POST /api/v1/notes', { body })
  const path = { note_code: note[0]?.note_code ?? '' }
  const { data } = await client.request('GET /api/v1/notes/{note_code}', { path }).withResponse()
  t.strictSame([data.note.name, data.meta], ['Plan', {}])
  t.equal((await client.request('GET /api/v1/notes', { query: { per_page: 5 } })).meta.per_page, 5)
  t.equal(await client.request('DELETE /api/v1/notes/{note_code}', { path }), undefined)

  const { data: again, response } = await client.notes.create(body).withResponse()
  const etag = response.headers.get('etag') as string
  const known = { path: { note_code: again.note_code }, headers: { 'If-None-Match': etag } }
  const unchanged = await failureOf(client.request('GET /api/v1/notes/{note_code}', known))
  t.ok(unchanged instanceof NotewireError && unchanged.status === 304 && unchanged.code === 'http_304')
})

t.test('methods work without their resource and their client', async (t) => {
  const { notes, groups, services, request } = new Notewire(fakeServer().options)
  const { list, get, edit } = notes
  const { search } = groups
  const { add } = services
  const { note } = examples['notes.get']
  t.strictSame(await list().all(), examples['notes.list'].notes)
  t.strictSame(await get(note.note_code), note)
  t.strictSame(await edit(note.note_code, () => undefined), note)
  t.strictSame(await search().all(), examples['groups.search'].groups)
  t.ok(await add(note.note_code, { name: 'chat_b', room_id: '42', api_token: 'x' }))
  t.ok(await request('GET /api/v1/notes'))
  const codes = ['k3v9m2q7x4ta', 'q5w2n8d6y3bc']
  t.equal((await Promise.all(codes.map((code) => get(code)))).length, 2)
})
