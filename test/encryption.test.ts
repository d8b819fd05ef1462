import t from 'tap'
import { createSecrets } from '../server/encryption.js'

t.test('a secret is decrypted only with the key that encrypted it', async (t) => {
  const [one, other] = [createSecrets(() => ['one']), createSecrets(() => ['other'])]
  const sealed = one.seal('secret 🔑')
  t.equal(createSecrets(() => ['one']).open(sealed), 'secret 🔑')
  t.throws(() => other.open(sealed))
  t.strictSame([one.canOpen(sealed), other.canOpen(sealed)], [true, false])
})

t.test('the same secret is never encrypted to the same text', async (t) => {
  const secrets = createSecrets(() => ['one'])
  t.not(secrets.seal('secret 🔑'), secrets.seal('secret 🔑'))
})

t.test('the first key encrypts, and all keys decrypt', async (t) => {
  const old = createSecrets(() => ['old']).seal('secret')
  const secrets = createSecrets(() => ['new', 'old'])
  const sealed = secrets.seal('secret')
  t.strictSame([old, sealed].map(secrets.open), ['secret', 'secret'])
  t.strictSame([old, sealed].map(secrets.isCurrent), [false, true])
  t.equal(createSecrets(() => ['new']).open(sealed), 'secret')
})

t.test('a key that is replaced is noticed without a restart', async (t) => {
  let keys = ['old']
  const secrets = createSecrets(() => keys)
  const old = secrets.seal('secret')
  keys = ['new', 'old']
  t.equal(createSecrets(() => ['new']).open(secrets.seal('another')), 'another', 'by what it encrypts')
  keys = ['newest']
  t.equal(secrets.open(createSecrets(() => ['newest']).seal('third')), 'third', 'by what it cannot decrypt')
  t.equal(secrets.open(old), 'secret', 'what was read before is decrypted still')
})
