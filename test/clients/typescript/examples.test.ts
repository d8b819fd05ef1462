import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { examples } from '@notewire/client/testing'
import { type NotewireEvent, sign } from '@notewire/client/webhooks'
import t, { type Test } from 'tap'
import { createAll } from '../../../clients/typescript/examples/bulk.js'
import { everyNote, findByName, firstPage } from '../../../clients/typescript/examples/paging.js'
import { describe } from '../../../clients/typescript/examples/react-to-events.js'
import * as fastify from '../../../clients/typescript/examples/webhook-fastify.js'
import * as fetchStyle from '../../../clients/typescript/examples/webhook-fetch.js'
import * as nodeHttp from '../../../clients/typescript/examples/webhook-node-http.js'
import { service } from '../../helper.js'
import { clientOf } from './client.js'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const { note } = examples['notes.get']
const event = {
  id: 'msg_1',
  type: 'note.updated',
  timestamp: '2026-01-01T00:00:00.000Z',
  data: { note, actor: { user_code: '0000000002', name: 'Ann Lee' }, changed: ['name', 'users'] },
} satisfies NotewireEvent

/** Sends a signed event to a receiver, and then the same signature with another body. */
async function receives(t: Test, send: (request: Request) => Promise<Response>, url: string, events: NotewireEvent[]) {
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', ...(await sign(body, secret, { id: event.id })) }
  t.equal((await send(new Request(url, { method: 'POST', body, headers }))).status, 204)
  t.strictSame(events, [event])
  t.equal((await send(new Request(url, { method: 'POST', body: `${body} `, headers }))).status, 400)
  t.equal(events.length, 1)
}

t.test('the receiver for node:http accepts only events of its server', async (t) => {
  const events: NotewireEvent[] = []
  const server = nodeHttp.receiver(secret, (event) => events.push(event)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close().closeAllConnections())
  await receives(t, fetch, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, events)
})

t.test('the receiver for Fastify accepts only events of its server', async (t) => {
  const events: NotewireEvent[] = []
  const app = fastify.receiver(secret, (event) => events.push(event))
  t.teardown(() => app.close())
  await receives(t, fetch, `${await app.listen({ host: '127.0.0.1', port: 0 })}/events`, events)
})

t.test('the receiver for fetch-style handlers accepts only events of its server', async (t) => {
  const events: NotewireEvent[] = []
  const receiver = fetchStyle.receiver(secret, (event) => events.push(event))
  await receives(t, receiver, 'http://receiver.test/', events)
})

t.test('a receiver without a secret answers 500, so that the server tries again', async (t) => {
  const { error } = console
  console.error = () => {}
  t.teardown(() => {
    console.error = error
  })
  const server = nodeHttp.receiver('', () => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close().closeAllConnections())
  const app = fastify.receiver('', () => {})
  t.teardown(() => app.close())
  const body = JSON.stringify(event)
  const request = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(await sign(body, secret)) },
  }
  const { port } = server.address() as AddressInfo
  const statuses = [
    (await fetch(`http://127.0.0.1:${port}/`, request)).status,
    (await app.inject({ url: '/events', method: 'POST', payload: body, headers: request.headers })).statusCode,
    (await fetchStyle.receiver('', () => {})(new Request('http://receiver.test/', request))).status,
  ]
  t.strictSame(statuses, [500, 500, 500])
})

t.test('every known type of event has a description', async (t) => {
  t.equal(describe(event), 'Ann Lee changed name and users of Release plan')
  const { changed: _, ...data } = event.data
  for (const type of ['ping', 'note.archived', 'note.restored', 'note.deleted'] as const) {
    t.match(describe({ ...event, type, data }) ?? '', /Release plan/)
  }
  t.equal(describe({ ...event, type: 'note.copied' as 'ping' }), undefined)
})

t.test('the bulk job creates the valid notes, and reports the others', async (t) => {
  const running = await service(t, { RATE_LIMIT_PER_MINUTE: '20' })
  const notes = Array.from({ length: 50 }, (_, n) => ({ name: n === 7 ? '' : `Note ${n}`, scope: 'open' as const }))
  const { created, rejected } = await createAll(clientOf(running), notes)
  t.equal(created.length, 49)
  t.strictSame(rejected, [{ name: '', reason: 'name must not be empty' }])
})

t.test('the paging examples find the notes', async (t) => {
  const notewire = clientOf(await service(t))
  const notes = Array.from({ length: 25 }, (_, n) => ({ name: `Note ${n}`, scope: 'open' as const }))
  await createAll(notewire, notes, 1)
  t.equal(await firstPage(notewire), '10 of 25 notes')
  t.equal((await everyNote(notewire)).length, 25)
  t.equal((await findByName(notewire, 'Note 24'))?.name, 'Note 24')
  t.equal(await findByName(notewire, 'Note 25'), undefined)
})
