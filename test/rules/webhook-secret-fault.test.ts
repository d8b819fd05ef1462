import t from 'tap'
import { webhookSecretFault } from '../../server/rules/webhook-secret-fault.js'

const keyOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 1).toString('base64')}`

t.test('a secret may be any text', async (t) => {
  for (const secret of ['secret', 'whsec', 'whsecret', 'whsec-', ' whsec_', '役員🎉']) {
    t.equal(webhookSecretFault(secret), undefined, secret)
  }
})

t.test('after whsec_ it is a key of 24 to 64 bytes in padded Base64', async (t) => {
  for (const bytes of [24, 25, 26, 63, 64]) t.equal(webhookSecretFault(keyOf(bytes)), undefined)
  const unpadded = [33, 34, 35].map((length) => `whsec_${'A'.repeat(length)}`)
  for (const secret of [
    'whsec_',
    'whsec_secret',
    keyOf(23),
    keyOf(65),
    `${keyOf(24)}=`,
    `${keyOf(24)}\n`,
    ...unpadded,
  ]) {
    t.equal(
      webhookSecretFault(secret),
      'must be any text, or whsec_ followed by 24 to 64 bytes in Base64, padded with =',
      secret
    )
  }
})
