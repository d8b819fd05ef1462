// A receiver of webhooks that verifies them with the Standard Webhooks library.

import { verify } from '@notewire/client/webhooks'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import t from 'tap'
import { createNote, service } from '../helper.js'
import { addWebhook, allowLocal, sink, workerOf } from './sink.js'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

t.test('an independent receiver verifies the webhooks of a session that uses every operation', async (t) => {
  const app = await service(t, allowLocal)
  app.clock.now = Date.now()
  const { call, addUser } = app
  const worker = workerOf(t, app)
  const { url, received, faults, types } = await sink(t)
  const whsec = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const plain = 'a plain secret'

  const ann = await addUser('Ann Lee')
  await call('POST /groups', { name: 'editors' })
  await call('POST /groups/editors/users', { users: [ann.user_code] })
  const { note_code: note } = await createNote(call, { name: 'Plän “1”', icon: pixel })
  await addWebhook(app, note, `${url}/whsec`, whsec)
  await addWebhook(app, note, `${url}/plain`, plain)
  const removed = await addWebhook(app, note, `${url}/removed`, plain)
  await worker.runOnce()
  await call(`DELETE /notes/${note}/services/${removed}`)
  await ann.call(`PATCH /notes/${note}`, { name: 'Plän 2 🎉', description: 'Zeile\n2', icon: '' })
  await ann.call(`PATCH /notes/${note}`, { scope: 'private', groups: ['editors'], users: [ann.user_code] })
  await ann.call(`PATCH /notes/${note}`, { name: 'Plän 2 🎉' })
  await call('DELETE /groups/editors/users', { users: [ann.user_code] })
  for (const verb of ['archive', 'archive', 'extract', 'extract']) await call(`PATCH /notes/${note}/${verb}`)
  for (const path of ['/notes', `/notes/${note}`, '/groups', '/groups/editors', `/notes/${note}/services`]) {
    await call(`GET ${path}`)
  }
  await call('DELETE /groups/editors')
  await worker.runOnce() // What is still due when a note is deleted is not sent, its deletion aside.
  await call(`DELETE /notes/${note}`)
  await worker.runOnce()

  const expected = [
    'ping',
    'note.updated',
    'note.updated',
    'note.archived',
    'note.restored',
    'note.updated',
    'note.deleted',
  ]
  const receivers = new Map([
    ['/whsec', new Webhook(whsec)],
    ['/plain', new Webhook(new TextEncoder().encode(plain), { format: 'raw' })],
  ])
  for (const [path, receiver] of receivers) {
    const own = received.filter((each) => each.path === path)
    const verified = own.map(({ body, headers }) => receiver.verify(body, headers as Record<string, string>))
    t.strictSame(
      verified.map((event) => (event as { type: string }).type),
      expected
    )
    const secret = path === '/whsec' ? whsec : plain
    for (const [index, { body, headers }] of own.entries()) {
      const event = { ...(verified[index] as object), id: headers['webhook-id'] }
      t.strictSame(await verify(body, headers, secret), event, "the client's verify returns the same, with the id")
    }
    const other = [...receivers.values()].find((each) => each !== receiver) as Webhook
    const [first] = own
    t.throws(() => other.verify(first?.body ?? '', first?.headers as Record<string, string>), WebhookVerificationError)
  }
  t.equal(types().length, 2 * expected.length + 1, 'a removed target receives nothing but its ping')
  t.strictSame(faults, [], 'every webhook conforms to the contract')

  const events = received.filter(({ path }) => path === '/plain').map(({ body }) => JSON.parse(body))
  t.strictSame(events[1].data.actor, { user_code: ann.user_code, name: 'Ann Lee' })
  t.strictSame(events[1].data.changed.toSorted(), ['description', 'icon_url', 'name'])
  t.strictSame(events[2].data.changed.toSorted(), ['groups', 'scope', 'users'])
  t.strictSame(events[5].data.changed, ['groups'], 'a deleted group disappears from the note')
  t.equal(events[6].data.note.name, 'Plän 2 🎉', 'the event of a deletion has the note as it was')
})

t.test('a webhook without a secret is not signed', async (t) => {
  const app = await service(t, allowLocal)
  const { url, received, faults } = await sink(t)
  await addWebhook(app, (await createNote(app.call)).note_code, url)
  await workerOf(t, app).runOnce()
  t.equal(received.length, 1)
  t.equal(received[0]?.headers['webhook-signature'], undefined)
  t.strictSame(faults, [])
})
