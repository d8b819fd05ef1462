import { InvalidResponseError } from '@notewire/client'
import t from 'tap'
import { callsWithResult, failureOf } from './client.js'
import { failingServer, respondWith } from './failing-server.js'

const bodies = {
  'an empty 200': respondWith(200),
  'an empty 204': respondWith(204),
  'a JSON null': respondWith(200, 'null'),
  'a JSON number': respondWith(200, '42'),
  'an object with other members': respondWith(200, '{"notes": 5, "note": [], "services": null, "meta": 1}'),
  'a list without meta': respondWith(200, '{"notes": [], "note": [], "notes_": []}'),
}

for (const [name, respond] of Object.entries(bodies)) {
  t.test(`${name} is an InvalidResponseError of every method with a result, and is not repeated`, async (t) => {
    const { client, clock } = await failingServer(t, respond)
    for (const [method, call] of Object.entries(callsWithResult)) {
      const error = await failureOf(call(client()))
      t.type(error, InvalidResponseError, method)
      t.match(error.message, /^(GET|POST|PATCH) \/api\/v1\/.*baseUrl/)
      t.strictSame(clock.waits, [])
    }
  })
}

t.test('the error of a response without its result has the label, the status and the request id', async (t) => {
  const { client } = await failingServer(t, respondWith(200, '{}', { 'x-request-id': 'r-1' }))
  const error = await failureOf(client().notes.get('k3v9m2q7x4ta'))
  t.type(error, InvalidResponseError)
  t.match(error.message, /^GET \/api\/v1\/notes\/k3v9m2q7x4ta: /)
  t.equal(error.status, 200)
  t.equal(error.requestId, 'r-1')
})

t.test('a response that is not JSON names its content type', async (t) => {
  const { client } = await failingServer(t, respondWith(200, '<html></html>', { 'content-type': 'text/html' }))
  const error = await failureOf(client().request('GET /api/v1/notes'))
  t.type(error, InvalidResponseError)
  t.match(error.message, /the response has no valid body \(200, text\/html\); check baseUrl/)
})

t.test('an operation without a result needs the status 204: a page of a proxy does not pass for success', async (t) => {
  for (const respond of [respondWith(200), respondWith(200, '{"ok": true}'), respondWith(202)]) {
    const { client, clock } = await failingServer(t, respond)
    const { notes, groups, services } = client()
    const calls = [
      notes.delete('k3v9m2q7x4ta'),
      notes.archive('k3v9m2q7x4ta'),
      notes.restore('k3v9m2q7x4ta'),
      groups.delete('editors'),
      groups.addUsers('editors', { users: ['1'] }),
      groups.removeUsers('editors', { users: ['1'] }),
      services.delete('k3v9m2q7x4ta', 7),
    ]
    for (const error of await Promise.all(calls.map((call) => failureOf(call)))) {
      t.type(error, InvalidResponseError)
      t.match(error.message, /no valid status \(.*\); check baseUrl/)
    }
    t.strictSame(clock.waits, [])
  }
})
