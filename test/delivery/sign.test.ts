import { createHmac, randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import t from 'tap'
import { createSigner } from '../../server/delivery/sign.js'

t.test('the signature matches the example of the Standard Webhooks specification', async (t) => {
  const sign = createSigner('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  t.equal(
    sign('msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}'),
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  )
})

t.test('a plain secret is used as its UTF-8 bytes', async (t) => {
  const now = Math.floor(Date.now() / 1000)
  for (const secret of ['correct horse', 'pässwörd 🔑', 'Whsec_MfKQ']) {
    const signature = createSigner(secret)('msg_1', now, '{"ü":1}')
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
      'webhook-signature': createSigner(secret)('msg_1', now, '{}'),
    }
    t.strictSame(new Webhook(secret).verify('{}', headers), {})
  }
})

t.test('the signature is the HMAC-SHA256 that OpenSSL computes, for keys and bodies of any length', async (t) => {
  const differing: string[] = []
  for (let keyLength = 0; keyLength <= 130; keyLength++) {
    const key = randomBytes(keyLength)
    const sign = createSigner(`whsec_${key.toString('base64')}`)
    const nearScratchSize = '€'.repeat(5_400 + keyLength)
    for (const body of ['', 'ü🔑', randomBytes(keyLength).toString('latin1'), nearScratchSize, 'x'.repeat(100_000)]) {
      const expected = createHmac('sha256', key).update(`msg_1.${keyLength}.${body}`).digest('base64')
      if (sign('msg_1', keyLength, body) !== `v1,${expected}`) differing.push(`${keyLength}, ${body.length}`)
    }
  }
  t.strictSame(differing, [])
})
