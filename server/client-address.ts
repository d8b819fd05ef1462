// Finds the address of the client behind reverse proxies.
import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Returns a function that finds a request's client. Each proxy appends the address of its peer to `X-Forwarded-For`, which
 * is believed as far as it was written by trusted proxies: the client is the last address that is not one of them.
 */
export const clientAddressFinder =
  (trustedProxies: BlockList) =>
  ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string | undefined => {
    const isTrusted = (address: string) => trustedProxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
    let client = plainAddress(socket.remoteAddress ?? '')
    for (const hop of forwardedFor(headers).reverse()) {
      const address = plainAddress(hop.trim())
      if (!isIP(client) || !isTrusted(client) || !isIP(address)) break
      client = address
    }
    return client || undefined
  }

const forwardedFor = (headers: IncomingMessage['headers']) => String(headers['x-forwarded-for'] ?? '').split(',')

/** Returns the IPv4 address that a socket for both versions shows as `::ffff:192.0.2.1`. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
