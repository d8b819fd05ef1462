import { lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addKey, createKeyFile, dropOlderKeys, readKeyFile } from '../server/keys-file.js'
import { folder } from './helper.js'

t.test('a key file is readable by its owner alone, also after a key is added', async (t) => {
  const file = join(folder(t), 'one.key')
  createKeyFile(file)
  const [first] = readKeyFile(file)
  const added = addKey(file)
  t.strictSame(readKeyFile(file), [added, first])
  t.equal(statSync(file).mode & 0o777, 0o600)
  createKeyFile(file)
  t.strictSame(readKeyFile(file), [added, first])
})

t.test('the key before the newest stays, unless another command has added one since', async (t) => {
  const file = join(folder(t), 'one.key')
  createKeyFile(file)
  const [second, third] = [addKey(file), addKey(file)]
  dropOlderKeys(file, second)
  t.equal(readKeyFile(file).length, 3)
  dropOlderKeys(file, third)
  t.strictSame(readKeyFile(file), [third, second])
})

t.test('a key that was written by hand stays the same key, and a link a link', async (t) => {
  const path = folder(t)
  const [file, link] = [join(path, 'real.key'), join(path, 'link.key')]
  writeFileSync(file, 'written by hand\n')
  symlinkSync(file, link)
  t.strictSame(readKeyFile(link), ['written by hand\n'])
  const added = addKey(link)
  t.strictSame(readKeyFile(link), [added, 'written by hand\n'])
  t.ok(lstatSync(link).isSymbolicLink())
  t.equal(readFileSync(file, 'utf8'), `${added}\nwritten by hand\n`)
})
