import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import t from 'tap'
import { signatureOf } from '../../server/delivery/sign.js'

t.test('the signature matches the example of the Standard Webhooks specification', async (t) => {
  t.equal(
    signatureOf(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}'
    ),
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  )
})

t.test('a plain secret is used as its UTF-8 bytes', async (t) => {
  const now = Math.floor(Date.now() / 1000)
  for (const secret of ['correct horse', 'pässwörd 🔑', 'Whsec_MfKQ']) {
    const signature = signatureOf(secret, 'msg_1', now, '{"ü":1}')
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(now), 'webhook-signature': signature }
    const receiver = new Webhook(new TextEncoder().encode(secret), { format: 'raw' })
    t.strictSame(receiver.verify('{"ü":1}', headers), { ü: 1 }, secret)
    t.throws(() => receiver.verify('{"ü":2}', headers), secret)
  }
})

t.test('a secret with the prefix whsec_ is decoded from Base64', async (t) => {
  const now = Math.floor(Date.now() / 1000)
  for (const length of [24, 25, 26, 64]) {
    const secret = `whsec_${randomBytes(length).toString('base64')}`
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(now),
      'webhook-signature': signatureOf(secret, 'msg_1', now, '{}'),
    }
    t.strictSame(new Webhook(secret).verify('{}', headers), {})
  }
})
