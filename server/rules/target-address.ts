// Which addresses targets may have: those on the internet, and private ones that WEBHOOK_ALLOW opens.
import { createHash } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { AllowList } from '../config.js'

const reserved = new BlockList()
// IANA IPv4 Special-Purpose Address Registry, with multicast and class E.
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = network.split('/')
  reserved.addSubnet(address, Number(bits), 'ipv4')
}

// IANA IPv6 Special-Purpose Address Registry: only 2000::/3 is global, except for protocol assignments such as Teredo,
// documentation, and 6to4.
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
special6.addSubnet('2001::', 23, 'ipv6')
special6.addSubnet('2001:db8::', 32, 'ipv6')
special6.addSubnet('2002::', 16, 'ipv6')
special6.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address is on the internet, or opened by the configuration. */
export function isAllowedAddress(address: string, { addresses }: AllowList): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4') || addresses.check(address, 'ipv4')
  const isGlobal = global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
  return isGlobal || addresses.check(address, 'ipv6')
}

/** Returns why a private address is refused, as the end of a sentence that begins with what has the address. */
export const privateAddressRefusal = (address: string) =>
  `leads to ${address}, a private address that WEBHOOK_ALLOW does not list`

/**
 * Returns why the URL of a target is refused, as the end of a sentence, or `undefined` if it is allowed. A host name is
 * not resolved here: the address that it resolves to is checked when it is dialed.
 */
export function targetUrlRefusal(target: string, allow: AllowList): string | undefined {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be an http or https URL with a valid host and port'
  if (url.username || url.password) return 'must not contain a username or password'
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (allow.hosts.has(host)) return undefined
  const isLocalName = host === 'localhost' || host.endsWith('.localhost')
  const isRefusedAddress = isIP(host) !== 0 && !isAllowedAddress(host, allow)
  return isLocalName || isRefusedAddress ? privateAddressRefusal(host) : undefined
}

/** The address of a chat is a credential. This much of its end is no help to guess the rest, which is random. */
const shownEnd = 4
const minHiddenLength = 12

/** Returns the origin of a URL and the end of what follows, by which those who know the URL recognize it. */
export function maskedUrl(address: string): string {
  const { origin, pathname, search } = new URL(address)
  const rest = pathname + search
  if (rest === '/') return origin
  return `${origin}/…${rest.length < minHiddenLength + shownEnd ? '' : rest.slice(-shownEnd)}`
}

/** Identifies a target by its URL or room. Ways to write the same URL have the same hash. */
export function addressHash(address: string): string {
  const { origin = '', pathname = '', search = '' } = URL.canParse(address) ? new URL(address) : {}
  const normalized = origin === '' ? address : origin + pathname + search
  return createHash('sha256').update(normalized).digest('base64url')
}
