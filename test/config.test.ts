import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig, type variables } from '../server/config.js'

test('without variables the documented defaults hold', () => {
  const config = readConfig({})
  assert.equal(config.HOST, '127.0.0.1')
  assert.equal(config.PORT, 3000)
  assert.deepEqual(config.DATABASE_URL, { file: './data/notewire.db' })
  assert.equal(config.RATE_LIMIT_PER_MINUTE, 600)
  assert.equal(config.BASE_URL, undefined)
  assert.equal(config.LOG_LEVEL, 'info')
})

test('a slash at the end of an address does not matter', () => {
  assert.equal(readConfig({ BASE_URL: 'https://notes.example.net/' }).BASE_URL, 'https://notes.example.net')
  assert.equal(readConfig({ BASE_URL: 'https://example.net/notes/' }).BASE_URL, 'https://example.net/notes')
})

test('the allow list opens networks, addresses and hosts', () => {
  const { addresses, hosts } = readConfig({
    WEBHOOK_ALLOW: '10.1.0.0/16, 192.168.0.7,fd00::/8,Hooks.Internal',
  }).WEBHOOK_ALLOW
  assert.ok(addresses.check('10.1.255.255') && addresses.check('192.168.0.7') && addresses.check('fd12::1', 'ipv6'))
  assert.ok(!addresses.check('10.2.0.0') && !addresses.check('192.168.0.8'))
  assert.deepEqual([...hosts], ['hooks.internal'])
})

for (const [name, wrong] of [
  ['PORT', ['0', '65536', 'http', '-1', '3000.5']],
  [
    'DATABASE_URL',
    ['./notes.db', 'mysql://x', 'sqlite:', 'postgres://notewire:too short@a b', 'postgres://notewire:p@ss/w@host/db'],
  ],
  ['BASE_URL', ['notes.example.net', 'ftp://example.net', 'https://example.net/?a=1']],
  ['RATE_LIMIT_PER_MINUTE', ['-1', 'many']],
  ['WEBHOOK_ALLOW', ['10.0.0.0/33', '10.0.0/8', 'http://hooks.internal']],
  ['CHAT_B_URL', ['api.example.net']],
  ['SECRET_KEY', ['too short']],
  ['LOG_LEVEL', ['loud']],
] as [keyof typeof variables, string[]][]) {
  test(`a wrong ${name} is one clear line`, () => {
    for (const value of wrong) {
      assert.throws(
        () => readConfig({ [name]: value }),
        (error: Error) => {
          assert.ok(error instanceof ConfigError)
          assert.match(error.message, new RegExp(`^${name} must [^\\n]*, not [^\\n]*$`))
          assert.doesNotMatch(error.message, /too short/, 'no key or password is in the message')
          return true
        }
      )
    }
  })
}
