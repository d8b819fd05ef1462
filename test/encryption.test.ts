import { statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { createSecrets } from '../server/encryption.js'
import { folder } from './helper.js'

t.test('a secret is decrypted only with the key that encrypted it', async (t) => {
  const path = folder(t)
  const [one, other] = [createSecrets(undefined, join(path, 'one.key')), createSecrets('k'.repeat(32), '')]
  const sealed = one.seal('secret 🔑')
  t.equal(createSecrets(undefined, join(path, 'one.key')).open(sealed), 'secret 🔑')
  t.throws(() => other.open(sealed))
  t.strictSame([one.canOpen(sealed), other.canOpen(sealed)], [true, false])
})

t.test('the same secret is never encrypted to the same text', async (t) => {
  const secrets = createSecrets('k'.repeat(32), '')
  t.not(secrets.seal('secret 🔑'), secrets.seal('secret 🔑'))
})

t.test('a new key file is readable by its owner alone', async (t) => {
  const file = join(folder(t), 'one.key')
  createSecrets(undefined, file)
  t.equal(statSync(file).mode & 0o777, 0o600)
})
