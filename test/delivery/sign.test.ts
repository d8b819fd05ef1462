import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { signatureOf } from '../../server/delivery/sign.js'

test('a request is signed as the specification of Standard Webhooks has it', () => {
  assert.equal(
    signatureOf(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}'
    ),
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  )
})

test('a plain secret signs with its bytes', () => {
  const now = Math.floor(Date.now() / 1000)
  for (const secret of ['correct horse', 'pässwörd 🔑', 'Whsec_MfKQ']) {
    const signature = signatureOf(secret, 'msg_1', now, '{"ü":1}')
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(now), 'webhook-signature': signature }
    const receiver = new Webhook(new TextEncoder().encode(secret), { format: 'raw' })
    assert.deepEqual(receiver.verify('{"ü":1}', headers), { ü: 1 }, secret)
    assert.throws(() => receiver.verify('{"ü":2}', headers), secret)
  }
})

test('a Base64 secret signs with what it decodes to', () => {
  const now = Math.floor(Date.now() / 1000)
  for (const length of [24, 25, 26, 64]) {
    const secret = `whsec_${randomBytes(length).toString('base64')}`
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(now),
      'webhook-signature': signatureOf(secret, 'msg_1', now, '{}'),
    }
    assert.deepEqual(new Webhook(secret).verify('{}', headers), {})
  }
})
