import t from 'tap'
import { ConfigError, readConfig, type variables } from '../server/config.js'

t.test('without variables the documented defaults hold', async (t) => {
  const config = readConfig({})
  t.equal(config.HOST, '127.0.0.1')
  t.equal(config.PORT, 3000)
  t.strictSame(config.DATABASE_URL, { file: './data/notewire.db' })
  t.equal(config.RATE_LIMIT_PER_MINUTE, 600)
  t.equal(config.BASE_URL, undefined)
  t.equal(config.LOG_LEVEL, 'info')
})

t.test('a slash at the end of an address does not matter', async (t) => {
  t.equal(readConfig({ BASE_URL: 'https://notes.example.net/' }).BASE_URL, 'https://notes.example.net')
  t.equal(readConfig({ BASE_URL: 'https://example.net/notes/' }).BASE_URL, 'https://example.net/notes')
})

t.test('the allow list opens networks, addresses and hosts', async (t) => {
  const { addresses, hosts } = readConfig({
    WEBHOOK_ALLOW: '10.1.0.0/16, 192.168.0.7,fd00::/8,Hooks.Internal',
  }).WEBHOOK_ALLOW
  t.ok(addresses.check('10.1.255.255') && addresses.check('192.168.0.7') && addresses.check('fd12::1', 'ipv6'))
  t.ok(!addresses.check('10.2.0.0') && !addresses.check('192.168.0.8'))
  t.strictSame([...hosts], ['hooks.internal'])
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
  t.test(`a wrong ${name} is one clear line`, async (t) => {
    for (const value of wrong) {
      const message = new RegExp(`^${name} must [^\\n]*, not [^\\n]*$`)
      t.throws(() => readConfig({ [name]: value }), { constructor: ConfigError, message })
      if (name === 'SECRET_KEY')
        t.throws(() => readConfig({ [name]: value }), { message: /not this$/ }, 'it is not quoted')
    }
  })
}
