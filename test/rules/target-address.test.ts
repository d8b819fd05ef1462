import t from 'tap'
import { readConfig } from '../../server/config.js'
import {
  isAllowedAddress,
  maskedUrl,
  privateAddressRefusal,
  targetUrlRefusal,
} from '../../server/rules/target-address.js'

const allowing = (list: string) => readConfig({ WEBHOOK_ALLOW: list }).WEBHOOK_ALLOW
const nothing = allowing('')

t.test('public addresses may be reached', async (t) => {
  for (const address of ['1.1.1.1', '172.15.255.255', '100.128.0.0', '2606:4700::1', '2001:200::1']) {
    t.ok(isAllowedAddress(address, nothing), address)
  }
})

t.test('private, local and reserved addresses may not be reached', async (t) => {
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '3fff::1',
  ]) {
    t.notOk(isAllowedAddress(address, nothing), address)
  }
})

t.test('networks of the allow list may be reached', async (t) => {
  const allow = allowing('10.1.0.0/16, fd00::/8')
  t.ok(isAllowedAddress('10.1.2.3', allow))
  t.notOk(isAllowedAddress('10.2.0.1', allow))
  t.ok(isAllowedAddress('fd12::1', allow))
  t.notOk(isAllowedAddress('fc00::1', allow))
})

t.test('a URL with a public address or a name is accepted', async (t) => {
  for (const url of ['https://example.net/hook', 'http://1.1.1.1:8080/', 'http://[2606:4700::1]/']) {
    t.equal(targetUrlRefusal(url, nothing), undefined, url)
  }
})

t.test('a private address is refused in any notation', async (t) => {
  for (const [url, address] of Object.entries({
    'http://127.0.0.1/': '127.0.0.1',
    'http://2130706433/': '127.0.0.1',
    'http://0x7f.1/': '127.0.0.1',
    'http://[::1]/': '::1',
    'http://[::ffff:10.2.0.1]/': '::ffff:a02:1',
  })) {
    t.equal(targetUrlRefusal(url, nothing), privateAddressRefusal(address), url)
  }
})

t.test('localhost and its subdomains are refused', async (t) => {
  for (const host of ['localhost', 'LOCALHOST', 'localhost.', 'hooks.localhost']) {
    t.equal(
      targetUrlRefusal(`http://${host}/`, nothing),
      privateAddressRefusal(host.toLowerCase().replace(/\.$/, '')),
      host
    )
  }
})

t.test('hosts of the allow list are accepted, whatever their address', async (t) => {
  const allow = allowing('hooks.localhost, 127.0.0.1')
  t.equal(targetUrlRefusal('http://Hooks.localhost./', allow), undefined)
  t.equal(targetUrlRefusal('http://127.0.0.1/', allow), undefined)
  t.ok(targetUrlRefusal('http://localhost/', allow))
})

t.test('other schemes, credentials and text that is not a URL are refused', async (t) => {
  for (const url of ['ftp://example.net/', 'file:///etc/passwd', 'example.net', '']) {
    t.match(targetUrlRefusal(url, nothing), /http or https/, url)
  }
  for (const url of ['https://user:password@example.net/', 'https://user@example.net/', 'https://:pass@example.net/']) {
    t.match(targetUrlRefusal(url, nothing), /password/, url)
  }
})

t.test('of a URL that may be a credential, the origin and the end are shown', async (t) => {
  for (const [url, shown] of [
    ['https://hooks.example.com/services/T0/B0/x1y2z3', 'https://hooks.example.com/…y2z3'],
    ['https://hooks.example.com/?token=0123456789', 'https://hooks.example.com/…6789'],
    ['https://hooks.example.com/short', 'https://hooks.example.com/…'],
    ['https://hooks.example.com', 'https://hooks.example.com'],
  ] as const) {
    t.equal(maskedUrl(url), shown)
  }
})
