// The databases of released versions, which this version must migrate and serve.
import sql from 'sql-template-tag'
import { Webhook } from 'standardwebhooks'
import t from 'tap'
import { databaseAddress } from '../../server/config.js'
import { openDatabase } from '../../server/store/open-database.js'
import { allowLocal, sink } from '../delivery/sink.js'
import { callWith } from '../helper.js'
import { processes } from '../process.js'
import { commandsWith } from '../run-command.js'
import { loadVersion1, version1 } from './schema-v1/load.js'

const events = ['note.updated', 'note.updated', 'note.archived', 'note.restored']

t.test('a database of schema version 1 is migrated, served, and its pending events are delivered', async (t) => {
  let arrived = () => {}
  const { url, received, faults } = await sink(t, (response) => {
    response.end()
    arrived()
  })
  const { serve, environment, baseUrl } = await processes(t)
  const run = commandsWith(environment)
  await loadVersion1(environment.DATABASE_URL, url)
  const extra = { ...allowLocal, SECRET_KEY: version1.secretKey, CHAT_B_URL: `${url}/chat_b` }
  const refused = await run(['users', 'list'], { ...extra, SECRET_KEY: 'another key than that of the database' })
  t.match(refused.stderr, /^error: SECRET_KEY, or the key file, does not decrypt [^\n]+\n$/, 'nothing is migrated')
  const { token } = await serve(extra)
  t.equal(token, undefined, 'no second admin is created')

  const admin = callWith(baseUrl, version1.adminToken)
  const { notes, meta } = (await admin('GET /notes?include_archived=1')).body
  const ann = { user_code: 'ann', name: 'Ann Åström' }
  t.match(notes, [
    { name: 'Plan 2 🎉', description: 'Changed.', scope: 'open', archived: false },
    { name: 'Private 2', scope: 'private', archived: false, groups: [{ name: '編集 🎉' }] },
    { name: 'Archived', archived: true, users: [ann] },
    { name: 'For the guest', users: [{ user_code: '0000000001' }, { user_code: 'guest', name: 'Гость' }] },
  ])
  t.equal(meta.total, 4)
  const icon = await fetch(notes[0].icon_url)
  t.strictSame([icon.status, icon.headers.get('content-type')], [200, 'image/gif'])
  const [plan, secret, archived] = notes.map(({ note_code }: { note_code: string }) => note_code)
  t.match((await admin(`GET /notes/${plan}/services`)).body.services, [
    { service_id: 1, name: 'chat_a', webhook_url: `${url}/chat_a` },
    { service_id: 2, name: 'chat_b', room_id: '42' },
    { service_id: 3, name: 'chat_c', webhook_url: `${url}/chat_c` },
    { service_id: 4, name: 'chat_d', webhook_url: `${url}/chat_d` },
    { service_id: 5, name: 'webhook', webhook_url: `${url}/plan` },
  ])
  t.match((await admin('GET /groups')).body.groups, [{ name: 'editors' }, { name: '編集 🎉' }])
  const members = [{ user_code: '0000000001', is_admin: true }, ann, { user_code: 'gone', name: 'Gone' }]
  t.match((await admin('GET /groups/editors')).body.group.users, members)
  const users = JSON.parse((await run(['users', 'list', '--json'], extra)).stdout)
  t.match(users, [{ role: 'admin' }, { role: 'member' }, { role: 'member' }, { role: 'guest' }, { user_code: 'gone' }])
  t.ok(users[4].disabled_at)

  // A participant, and the guest, who must not see it.
  for (const [user, status] of Object.entries({ bob: 200, guest: 404 })) {
    const created = await run(['tokens', 'create', '--user', user], extra)
    t.equal((await callWith(baseUrl, created.stdout.trim())(`GET /notes/${secret}`)).status, status)
  }

  const database = await openDatabase(databaseAddress(environment.DATABASE_URL), 1)
  t.teardown(() => database.close())
  const services = await database.all<{ id: number; target_id: number; address: string | null }>(
    sql`SELECT id, target_id, address FROM services ORDER BY id`
  )
  const targets = new Map(services.map(({ id, target_id }) => [id, target_id]))
  t.equal(targets.get(7), targets.get(1), 'integrations with the address of one chat share a target')
  t.equal(new Set(targets.values()).size, services.length - 1)
  t.notMatch(JSON.stringify(services), /127\.0\.0\.1/, 'addresses are encrypted')

  // Chats take one message a second.
  const pending = 23
  while (received.length < pending) {
    await new Promise<void>((resolve) => {
      arrived = resolve
    })
  }
  const at = (path: string) => received.filter((request) => request.path.startsWith(path))
  const types = (path: string) => at(path).map(({ body }) => JSON.parse(body).type)
  t.strictSame([types('/plan'), types('/dead'), types('/deleted')], [events, ['note.updated'], ['note.deleted']])
  const verifier = new Webhook(Buffer.from('secret-of-the-plan').toString('base64'))
  for (const { body, headers } of at('/plan')) verifier.verify(body, headers as Record<string, string>)
  const tokens = at('/chat_b').map(({ headers }) => headers['x-chatworktoken'])
  t.strictSame(tokens, Array(events.length).fill('token-of-the-room'))
  const counts = ['/chat_a', '/chat_c', '/chat_d'].map((path) => at(path).length)
  t.strictSame(counts, [events.length + 1, events.length, events.length])
  t.strictSame(faults, [])

  const list = async () => JSON.parse((await run(['deliveries', 'list', '--limit', '100', '--json'], extra)).stdout)
  let deliveries: { status: string }[] = await list()
  while (deliveries.some(({ status }) => status === 'pending')) deliveries = await list()
  const delivered = deliveries.filter(({ status }) => status === 'delivered')
  t.strictSame([deliveries.length, delivered.length], [pending + 8, pending + 7], 'the one that was dead stays dead')

  // What is created now continues the ids.
  t.equal((await admin(`PATCH /notes/${archived}/extract`)).status, 204)
  const added = await admin(`POST /notes/${archived}/services`, { name: 'webhook', webhook_url: `${url}/new` })
  t.ok(added.body.service.service_id > 9)
})
