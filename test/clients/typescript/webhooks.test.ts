import { examples } from '@notewire/client/testing'
import {
  type NotewireEvent,
  sign,
  type VerifyOptions,
  verify,
  WebhookConfigurationError,
  type WebhookFailure,
  type WebhookHeaders,
  WebhookVerificationError,
} from '@notewire/client/webhooks'
import { Webhook } from 'standardwebhooks'
import t, { type Test } from 'tap'
import { failureOf } from './client.js'

const { note } = examples['notes.get']
const actor = { user_code: '0000000002', name: 'Ann Lee' }
const timestamp = '2026-01-01T00:00:00.000Z'
const now = Date.parse(timestamp)
const updated = { type: 'note.updated', timestamp, data: { note, actor, changed: ['name', 'users'] } }
const secrets = ['any text', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']

const failsAs = async (t: Test, code: WebhookFailure, ...request: Parameters<typeof verify>) => {
  const error = await failureOf<WebhookVerificationError>(verify(...request))
  t.type(error, WebhookVerificationError)
  t.equal(error.code, code)
}

const isMistake = async (t: Test, code: string, ...request: Parameters<typeof verify>) => {
  const error = await failureOf<WebhookConfigurationError>(verify(...request))
  t.type(error, WebhookConfigurationError)
  t.equal(error.code, code)
}

t.test('verify returns the signed event, in every form of body and headers', async (t) => {
  const body = JSON.stringify(updated)
  for (const secret of [...secrets, 'é🙂']) {
    const headers = await sign(body, secret, { now })
    const bytes = new TextEncoder().encode(body)
    for (const form of [body, bytes, Buffer.from(body), bytes.buffer]) {
      t.strictSame(await verify(form, headers, secret, { now }), { ...updated, id: headers['webhook-id'] })
    }
    const capitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
    const elsewhere = { get: (name: string) => new Headers(headers).get(name) } as Headers
    for (const form of [new Headers(headers), elsewhere, capitals]) await verify(body, form, secret, { now })
  }
})

t.test('signatures conform to Standard Webhooks', async (t) => {
  // From the specification.
  const vector = await sign('{"test": 2432232314}', secrets[1] as string, {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    now: 1614265330_000,
  })
  t.equal(vector['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')

  const body = JSON.stringify(updated)
  const present = Date.now()
  for (const secret of secrets) {
    const theirs = new Webhook(secret, secret.startsWith('whsec_') ? {} : { format: 'raw' })
    t.strictSame(theirs.verify(body, await sign(body, secret)), updated)
    const signature = theirs.sign('msg_1', new Date(present), body)
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(present / 1000)),
      'webhook-signature': signature,
    }
    t.strictSame(await verify(body, headers, secret), { ...updated, id: 'msg_1' })
  }
})

t.test('one valid signature and one valid secret of several are enough', async (t) => {
  const body = JSON.stringify(updated)
  const headers = await sign(body, 'new', { now })
  const others = `v1a,abc v1,%%% v1,${btoa('x'.repeat(32))}`
  const many = { ...headers, 'webhook-signature': `${others} ${headers['webhook-signature']}` }
  t.equal((await verify(body, many, ['old', 'new'], { now })).type, 'note.updated')
  t.equal((await verify(body, many, [undefined, '', 'whsec_', 'new'], { now })).type, 'note.updated')
})

t.test('a changed, old, unsigned or foreign request is rejected with its reason', async (t) => {
  const body = JSON.stringify(updated)
  const headers: Record<string, string> = await sign(body, 'secret', { now })
  const at: VerifyOptions = { now }
  await failsAs(t, 'wrong_signature', `${body} `, headers, 'secret', at)
  await failsAs(t, 'wrong_signature', body, headers, 'another', at)
  await failsAs(t, 'wrong_signature', body, { ...headers, 'webhook-id': 'msg_other' }, 'secret', at)
  await failsAs(t, 'wrong_signature', body, { ...headers, 'webhook-timestamp': '1767225601' }, 'secret', at)
  for (const signature of ['v1,', 'v1', 'v2,x', headers['webhook-signature']?.replace('v1,', '') ?? '']) {
    await failsAs(t, 'wrong_signature', body, { ...headers, 'webhook-signature': signature }, 'secret', at)
  }
  for (const name of Object.keys(headers)) {
    await failsAs(t, 'missing_header', body, { ...headers, [name]: undefined } as WebhookHeaders, 'secret', at)
  }
  await failsAs(t, 'outside_tolerance', body, headers, 'secret', { now: now + 301_000 })
  await failsAs(t, 'outside_tolerance', body, headers, 'secret', { now: now - 301_000 })
  t.ok(await verify(body, headers, 'secret', { now: now + 301_000, tolerance: 302 }))
  await failsAs(t, 'outside_tolerance', `${body} `, headers, 'another', { now: now + 301_000 })
})

t.test('a mistake of the receiver is not blamed on the request', async (t) => {
  const body = JSON.stringify(updated)
  const headers = await sign(body, 'secret', { now })
  for (const secret of ['', 'whsec_', 'whsec_%%%', undefined, null, 5, Buffer.from('secret'), [], ['', undefined]]) {
    await isMistake(t, 'invalid_secret', body, headers, secret as string, { now })
  }
  // A missing secret must not be taken for the text 'null', with which an attacker could sign.
  await isMistake(t, 'invalid_secret', body, await sign(body, 'null', { now }), null as unknown as string, { now })
  for (const parsed of [updated, undefined, null, [updated], new DataView(new ArrayBuffer(2))]) {
    await isMistake(t, 'parsed_body', parsed as never, headers, 'secret', { now })
  }
  t.match((await failureOf(verify(updated as never, headers, 'secret'))).message, /pass the raw body/)
})

t.test('thousands of signatures cost one HMAC, and those that cannot match none', async (t) => {
  const body = 'x'.repeat(1_000_000)
  const headers = await sign(body, 'secret', { now })
  let hmacs = 0
  const { sign: signBytes } = crypto.subtle
  crypto.subtle.sign = (...input: Parameters<typeof signBytes>) => {
    hmacs++
    return signBytes.apply(crypto.subtle, input)
  }
  t.teardown(() => {
    crypto.subtle.sign = signBytes
  })
  const many = (signature: string) => ({ ...headers, 'webhook-signature': Array(2000).fill(signature).join(' ') })
  await failsAs(t, 'wrong_signature', body, many(`v1,${btoa('x'.repeat(32))}`), 'secret', { now })
  t.equal(hmacs, 1)
  for (const signature of ['v1,', 'v1,short', 'v2,x', `v1,${btoa('x'.repeat(33))}`]) {
    await failsAs(t, 'wrong_signature', body, many(signature), 'secret', { now })
  }
  t.equal(hmacs, 1)
})

t.test('a signed body that is not an event is rejected', async (t) => {
  const { note: _, ...others } = updated.data
  const odd = [
    '',
    '[]',
    'null',
    '{}',
    '7',
    { ...updated, timestamp: 'noon' },
    { ...updated, type: 7 },
    { ...updated, data: null },
    { ...updated, type: 'note.copied', data: null },
    { ...updated, type: 'note.copied', data: [] },
    { ...updated, type: 'ping', data: { note: 1, actor } },
    { ...updated, data: { note, actor, changed: 'name' } },
  ]
  for (const each of [...odd, { ...updated, data: others }, { ...updated, data: { note, actor } }]) {
    const body = typeof each === 'string' ? each : JSON.stringify(each)
    await failsAs(t, 'invalid_event', body, await sign(body, 'secret', { now }), 'secret', { now })
  }
})

t.test('an event of an unknown type is accepted', async (t) => {
  for (const type of ['note.copied', 'constructor', 'toString']) {
    const body = JSON.stringify({ type, timestamp, data: {} })
    t.equal((await verify(body, await sign(body, 'secret'), 'secret')).type, type)
  }
})

t.test('the type of an event determines the type of its data', async (t) => {
  const changedOf = (event: NotewireEvent): string[] => {
    switch (event.type) {
      case 'note.updated':
        return event.data.changed
      case 'ping':
      case 'note.archived':
      case 'note.restored':
      case 'note.deleted':
        // @ts-expect-error: only an update has changes
        return event.data.changed ?? []
      default:
        // @ts-expect-error: a newer server may send other types
        event satisfies never
        return [event.type.toUpperCase(), ...Object.keys(event.data)]
    }
  }
  t.strictSame(changedOf({ ...updated, id: 'msg_1' } as NotewireEvent), ['name', 'users'])
  t.strictSame(changedOf({ type: 'x', timestamp, data: {}, id: 'msg_1' } as never), ['X'])
})
