// A client of today works with a server of tomorrow: the API changes by additions.
import { Notewire, NotewireError } from '@notewire/client'
import { examples } from '@notewire/client/testing'
import { sign, verify } from '@notewire/client/webhooks'
import t from 'tap'

/** Returns a client whose server gives this answer to every request. */
const clientOf = (status: number, body: unknown, type = 'application/json') =>
  new Notewire({
    baseUrl: 'http://notewire.test',
    token: 'nwt_test',
    fetch: async () =>
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': type, 'x-request-id': 'r', 'x-new': '1' },
      }),
  })

t.test('fields, values of enumerations and kinds of objects may be added to answers', async (t) => {
  const note = { ...examples['notes.get'].note, scope: 'team', color: 'red' }
  t.strictSame(await clientOf(200, { note, meta: { cost: 1 } }).notes.get('k3v9m2q7x4ta'), note)
  const service = { service_id: 1, name: 'chat_z', channel: 'c' }
  t.strictSame(await clientOf(200, { services: [service], more: true }).services.list('k3v9m2q7x4ta'), [service])
})

t.test('failures may be added, on statuses that are known and on others', async (t) => {
  for (const status of [409, 418]) {
    const problem = {
      type: 'http://x.test',
      title: 'Locked',
      status,
      detail: 'It is locked.',
      code: 'note_locked',
      hint: 1,
    }
    const error = await clientOf(status, problem, 'application/problem+json')
      .notes.get('k3v9m2q7x4ta')
      .catch((error: unknown) => error)
    t.match(error, { status, code: 'note_locked' })
    t.ok(error instanceof NotewireError)
  }
})

t.test('events, their fields and the names of changed fields may be added', async (t) => {
  const secret = 'secret'
  for (const event of [
    { type: 'note.copied', timestamp: '2026-01-01T00:00:00Z', data: { copy: {} }, version: 2 },
    {
      type: 'note.updated',
      timestamp: '2026-01-01T00:00:00Z',
      data: {
        note: examples['notes.get'].note,
        actor: { user_code: '1', name: 'Ann', role: 'bot' },
        changed: ['color'],
      },
    },
  ]) {
    const body = JSON.stringify(event)
    const headers = await sign(body, secret, { id: 'msg_1' })
    t.strictSame(await verify(body, headers, secret), { ...event, id: 'msg_1' })
  }
})
