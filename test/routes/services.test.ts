import sql from 'sql-template-tag'
import t from 'tap'
import { createNote, service } from '../helper.js'

const url = 'https://hooks.example.net/notewire'
const kinds = {
  chat_a: { webhook_url: url },
  chat_b: { room_id: '40271653', api_token: 'room-token' },
  chat_c: { webhook_url: url },
  chat_d: { webhook_url: url },
  webhook: { webhook_url: url, secret: 'shared-secret' },
}

for (const [name, fields] of Object.entries(kinds)) {
  t.test(`an integration of kind ${name} is added, listed and deleted`, async (t) => {
    const { call } = await service(t)
    const { note_code } = await createNote(call)
    const path = `/notes/${note_code}/services`
    const { status, body } = await call(`POST ${path}`, { name, ...fields })
    t.equal(status, 201)
    const shown = name === 'chat_b' ? { room_id: '40271653' } : { webhook_url: url }
    t.strictSame(body, { service: { service_id: 1, name, ...shown } })
    const list = await call(`GET ${path}`)
    t.equal(list.status, 200)
    t.strictSame(list.body, { services: [body.service] })
    const deleted = await call(`DELETE ${path}/1`)
    t.equal(deleted.status, 204)
    t.equal(deleted.body, '')
    t.strictSame((await call(`GET ${path}`)).body, { services: [] })
    t.equal((await call(`DELETE ${path}/1`)).body.code, 'service_not_found')
  })

  t.test(`each field of kind ${name} is required but the secret, and no other is accepted`, async (t) => {
    const { call } = await service(t)
    const path = `/notes/${(await createNote(call)).note_code}/services`
    for (const field of Object.keys(fields)) {
      const { status, body } = await call(`POST ${path}`, { name, ...fields, [field]: undefined })
      t.equal(status, field === 'secret' ? 201 : 400)
      if (status === 400) t.strictSame(body.messages, [`${field} is required`])
    }
    const all = { webhook_url: url, room_id: '1', api_token: 'token', secret: 'secret' }
    for (const field of Object.keys(all).filter((each) => !(each in fields))) {
      const { status, body } = await call(`POST ${path}`, { ...all, name, ...fields })
      t.equal(status, 400)
      t.ok(body.messages.includes(`${field} is not a field of this request`))
    }
  })
}

t.test('an unknown kind is refused, naming those that there are', async (t) => {
  const { call } = await service(t)
  const path = `/notes/${(await createNote(call)).note_code}/services`
  for (const [body, message] of [
    [{ name: 'chat_e', webhook_url: url }, 'name must be chat_a, chat_b, chat_c, chat_d or webhook'],
    [{ webhook_url: url }, 'name must be chat_a, chat_b, chat_c, chat_d or webhook'],
    [{ name: 7 }, 'name must be chat_a, chat_b, chat_c, chat_d or webhook'],
  ] as const) {
    const answer = await call(`POST ${path}`, body)
    t.equal(answer.status, 400)
    t.strictSame(answer.body.messages, [message])
    t.equal(answer.body.errors[0].pointer, '/name')
  }
})

t.test('a number is never given twice', async (t) => {
  const { call } = await service(t)
  const path = `/notes/${(await createNote(call)).note_code}/services`
  const add = async () => (await call(`POST ${path}`, { name: 'webhook', webhook_url: url })).body.service.service_id
  t.strictSame([await add(), await add()], [1, 2])
  await call(`DELETE ${path}/2`)
  t.equal(await add(), 3)
})

t.test('an integration belongs to its note alone', async (t) => {
  const { call } = await service(t)
  const [one, other] = [await createNote(call), await createNote(call)]
  await call(`POST /notes/${one.note_code}/services`, { name: 'webhook', webhook_url: url })
  t.equal((await call(`DELETE /notes/${other.note_code}/services/1`)).status, 404)
  t.equal((await call(`GET /notes/${one.note_code}/services`)).body.services.length, 1)
  t.equal((await call(`DELETE /notes/${one.note_code}/services/one`)).body.code, 'service_not_found')
})

t.test('a note has at most 20 integrations', async (t) => {
  const { call } = await service(t)
  const path = `/notes/${(await createNote(call)).note_code}/services`
  const add = () => call(`POST ${path}`, { name: 'webhook', webhook_url: url })
  for (let count = 0; count < 20; count++) t.equal((await add()).status, 201)
  const { status, body } = await add()
  t.equal(status, 409)
  t.equal(body.code, 'too_many_services')
})

t.test('tokens and secrets are kept encrypted', async (t) => {
  const { call, database, secrets } = await service(t)
  const path = `/notes/${(await createNote(call)).note_code}/services`
  for (const name of ['chat_b', 'webhook'] as const) await call(`POST ${path}`, { name, ...kinds[name] })
  const rows = database.all<{ secret: string }>(sql`SELECT secret FROM services ORDER BY id`)
  const sealed = (await rows).map(({ secret }) => secret)
  t.strictSame(
    sealed.map((each) => secrets.open(each)),
    ['room-token', 'shared-secret']
  )
  t.notMatch(sealed.join(), /room-token|shared-secret/)
})

t.test('a target that is not to be reached is refused, and the refusal names it', async (t) => {
  const { call } = await service(t, { WEBHOOK_ALLOW: '10.1.0.0/16, hooks.localhost' })
  const path = `/notes/${(await createNote(call)).note_code}/services`
  for (const webhook_url of [
    'http://127.0.0.1/',
    'http://localhost:8080/',
    'http://10.2.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.2.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'ftp://example.net/',
    'https://user:password@example.net/',
  ]) {
    const { status, body } = await call(`POST ${path}`, { name: 'webhook', webhook_url })
    t.equal(status, 400, webhook_url)
    t.equal(body.code, 'target_refused', webhook_url)
    t.equal(body.errors[0].pointer, '/webhook_url')
  }
  for (const webhook_url of [
    'http://10.1.2.3/',
    'http://hooks.localhost/',
    'https://example.net/',
    'http://[2606:4700::1]/',
  ]) {
    t.equal((await call(`POST ${path}`, { name: 'webhook', webhook_url })).status, 201, webhook_url)
  }
  t.equal((await call(`POST ${path}`, { name: 'webhook', webhook_url: 'no url' })).body.code, 'invalid_request')
})

t.test('a token that no header can carry and a secret that cannot sign are refused', async (t) => {
  const { call } = await service(t)
  const path = `/notes/${(await createNote(call)).note_code}/services`
  const token = await call(`POST ${path}`, { name: 'chat_b', room_id: '1', api_token: 'a\nb' })
  t.equal(token.body.errors[0].pointer, '/api_token')
  const hook = { name: 'webhook', webhook_url: url }
  // A receiver would not take Base64 without its padding, and nothing that is sent would ever be believed.
  const unpadded = [33, 34, 35].map((length) => `whsec_${'A'.repeat(length)}`)
  for (const secret of ['whsec_!', 'whsec_', `whsec_${Buffer.alloc(23).toString('base64')}x`, ...unpadded, '']) {
    const { status, body } = await call(`POST ${path}`, { ...hook, secret })
    t.equal(status, 400, secret)
    t.equal(body.errors[0].pointer, '/secret')
  }
  for (const secret of [
    'any text 🔑',
    ...[24, 25, 26, 27, 63].map((bytes) => `whsec_${Buffer.alloc(bytes).toString('base64')}`),
    `whsec_${Buffer.alloc(64).toString('base64')}`,
  ]) {
    t.equal((await call(`POST ${path}`, { ...hook, secret })).status, 201, secret)
  }
})
