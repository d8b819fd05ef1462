import t from 'tap'
import { ConfigError, readConfig, type variables } from '../server/config.js'

t.test('the documented defaults apply without variables', async (t) => {
  const config = readConfig({})
  t.equal(config.HOST, '127.0.0.1')
  t.equal(config.PORT, 3000)
  t.strictSame(config.DATABASE_URL, { file: './data/notewire.db' })
  t.equal(config.RATE_LIMIT_PER_MINUTE, 600)
  t.equal(config.BASE_URL, undefined)
  t.equal(config.LOG_LEVEL, 'info')
})

t.test('a slash at the end of a URL is ignored', async (t) => {
  t.equal(readConfig({ BASE_URL: 'https://notes.example.net/' }).BASE_URL, 'https://notes.example.net')
  t.equal(readConfig({ BASE_URL: 'https://example.net/notes/' }).BASE_URL, 'https://example.net/notes')
})

t.test('WEBHOOK_ALLOW lists networks, addresses and hosts', async (t) => {
  const { addresses, hosts } = readConfig({
    WEBHOOK_ALLOW: '10.1.0.0/16, 192.168.0.7,fd00::/8,Hooks.Internal',
  }).WEBHOOK_ALLOW
  t.ok(addresses.check('10.1.255.255') && addresses.check('192.168.0.7') && addresses.check('fd12::1', 'ipv6'))
  t.ok(!addresses.check('10.2.0.0') && !addresses.check('192.168.0.8'))
  t.strictSame([...hosts], ['hooks.internal'])
})

t.test('TRUST_PROXY lists networks and addresses', async (t) => {
  const { TRUST_PROXY } = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' })
  t.ok(TRUST_PROXY.check('127.0.0.1') && TRUST_PROXY.check('10.9.8.7') && TRUST_PROXY.check('fd12::1', 'ipv6'))
  t.ok(!TRUST_PROXY.check('127.0.0.2') && !readConfig({}).TRUST_PROXY.check('127.0.0.1'))
})

t.test('RETRY_SCHEDULE is a list of durations', async (t) => {
  t.strictSame(readConfig({ RETRY_SCHEDULE: '1s, 2m,3h,4d' }).RETRY_SCHEDULE, [1000, 120_000, 10_800_000, 345_600_000])
})

const passwordUrls = ['postgres://notewire:hidden@a b', 'postgres://notewire:hidden@ss/w@host/db']

const invalid: [keyof typeof variables, string[]][] = [
  ['PORT', ['0', '65536', 'http', '-1', '3000.5']],
  ['DATABASE_URL', ['./notes.db', 'mysql://x', 'sqlite:', ...passwordUrls]],
  ['BASE_URL', ['notes.example.net', 'ftp://example.net', 'https://example.net/?a=1', 'http://:hidden@example.net']],
  ['RATE_LIMIT_PER_MINUTE', ['-1', 'many']],
  ['WEBHOOK_ALLOW', ['10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/9', 'http://hooks.internal']],
  ['TRUST_PROXY', ['proxy.internal', '10.0.0.0/33', 'true', '1']],
  ['CHAT_B_URL', ['api.example.net']],
  ['RETRY_SCHEDULE', ['5', '5s,', '0s', 'soon', '5s;6s']],
  ['SECRET_KEY', ['hidden']],
  ['LOG_LEVEL', ['loud']],
]

for (const [name, values] of invalid) {
  t.test(`an invalid ${name} is one clear line`, async (t) => {
    for (const value of values) {
      const message = new RegExp(`^${name} must [^\\n]+$`)
      t.throws(() => readConfig({ [name]: value }), { constructor: ConfigError, message }, value)
    }
  })
}

t.test('an invalid value is quoted', async (t) => {
  t.throws(() => readConfig({ PORT: 'http' }), { message: "PORT must be a whole number from 1 to 65535, not 'http'" })
})

t.test('an invalid value with a key or a password is not quoted', async (t) => {
  t.throws(() => readConfig({ SECRET_KEY: 'hidden' }), { message: 'SECRET_KEY must have at least 32 characters' })
  for (const url of passwordUrls) t.throws(() => readConfig({ DATABASE_URL: url }), { message: /^(?!.*hidden)/ })
})
