// HTTP connections to targets. An address that the configuration does not allow is never connected to.
import type { LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { AllowList } from '../config.js'
import { isAllowedAddress, privateAddressRefusal, targetUrlRefusal } from '../rules/target-address.js'
import { AddressRefused } from './address-refused-error.js'
import type { DnsCache } from './dns-lookup.js'

interface AgentOptions {
  connectTimeoutMs: number
  maxResponseBytes: number
  dnsCache: DnsCache
}

/** Returns an agent that fails with `AddressRefused` instead of connecting to an address that is not allowed. */
export function createGuardedAgent(
  allow: AllowList,
  { connectTimeoutMs, maxResponseBytes, dnsCache }: AgentOptions
): Agent {
  const dial = buildConnector({ lookup: guardedLookup(allow, dnsCache), timeout: connectTimeoutMs })
  return new Agent({
    // A literal IP address is dialed without a lookup, so it is checked here as well.
    connect: (options, callback) => {
      const refusal = targetUrlRefusal(`${options.protocol}//${options.host}`, allow)
      if (refusal) callback(new AddressRefused(refusal), null)
      else dial(options, callback)
    },
    maxResponseSize: maxResponseBytes,
    // The sender limits the whole exchange with one timer.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}

/** Connects only to the addresses that were checked. A second look-up could return others. */
function guardedLookup(allow: AllowList, { addressesOf }: DnsCache): LookupFunction {
  async function allowedAddresses(hostname: string) {
    const addresses = await addressesOf(hostname)
    const isAllowedHost = allow.hosts.has(hostname.toLowerCase().replace(/\.$/, ''))
    const refused = isAllowedHost ? undefined : addresses.find(({ address }) => !isAllowedAddress(address, allow))
    if (refused) throw new AddressRefused(privateAddressRefusal(refused.address))
    return addresses
  }

  return (hostname, options, callback) => {
    allowedAddresses(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (options.all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error) => callback(error, [])
    )
  }
}
