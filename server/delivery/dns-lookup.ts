// Looks up the names of targets. With c-ares rather than getaddrinfo: that occupies one of the four threads that the process
// has for it until the name server answers, so a few names without an answer would stop all look-ups.
import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { recentlyUsed } from '../recently-used.js'

/** A name server must have answered by then. */
const lookupTimeoutMs = 10_000
/** When one of the two queries for a name has been answered, the other one has this time left. */
const secondAnswerMs = 500
/** Addresses are kept for as long as the name server says, within these limits; failures for the shorter time. */
const minKeptMs = 1_000
const maxKeptMs = 60_000
const maxKeptNames = 10_000

/** A name has no address, or none could be found. The message is a phrase for operators. */
export class NameNotResolved extends Error {}

/** The addresses of a name, and for how long they are valid. */
export interface Resolved {
  addresses: LookupAddress[]
  ttlMs: number
}

/** Looks up a name. Throws `NameNotResolved`, and soon after `signal` is aborted. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<Resolved>

export type DnsCache = ReturnType<typeof createDnsCache>

export function createDnsCache({ resolve = createResolve(), timeoutMs = lookupTimeoutMs, minMs = minKeptMs } = {}) {
  const kept = recentlyUsed<string, { addresses: Promise<LookupAddress[]>; until: number }>(maxKeptNames)

  function lookUp(hostname: string): Promise<LookupAddress[]> {
    const signal = AbortSignal.timeout(timeoutMs)
    const entry = {
      addresses: resolve(hostname, signal).then(keep).catch(keepFailure),
      until: Number.POSITIVE_INFINITY,
    }
    function keep({ addresses, ttlMs }: Resolved) {
      if (addresses.length === 0) throw new NameNotResolved(`could not resolve ${hostname}`)
      entry.until = performance.now() + Math.min(Math.max(ttlMs, minMs), maxKeptMs)
      return addresses
    }
    function keepFailure(error: unknown): never {
      entry.until = performance.now() + minMs
      throw error
    }
    kept.set(hostname, entry)
    return entry.addresses
  }

  const validEntry = (hostname: string) => {
    const entry = kept.get(hostname)
    return entry && entry.until >= performance.now() ? entry : undefined
  }

  return {
    /** Returns whether a look-up of the name has ended and is still valid. */
    isCached: (hostname: string) => Number.isFinite(validEntry(hostname)?.until),
    /** Returns the addresses of a name. Throws `NameNotResolved`. */
    async addressesOf(hostname: string): Promise<LookupAddress[]> {
      return validEntry(hostname)?.addresses ?? lookUp(hostname)
    },
  }
}

interface ResolveOptions {
  /** Name servers, instead of those of the system. */
  servers?: string[]
  hostsFile?: string
  configFile?: string
}

/** Returns a function that finds names like the system does: in the hosts file, then with its name servers. */
export const createResolve =
  ({ servers, hostsFile = '/etc/hosts', configFile = '/etc/resolv.conf' }: ResolveOptions = {}): Resolve =>
  async (hostname, signal) => {
    const name = hostname.toLowerCase()
    const listed = addressesInHosts(read(hostsFile), name.replace(/\.$/, ''))
    if (listed.length > 0) return { addresses: listed, ttlMs: 0 }
    for (const candidate of candidates(name, read(configFile))) {
      if (signal.aborted) break
      const found = await query(candidate, servers, signal)
      if (found) return found
    }
    throw new NameNotResolved(`could not resolve ${hostname}`)
  }

/** These files are small. Reading them asynchronously would need one of the threads, which other work may occupy. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function addressesInHosts(text: string, name: string): LookupAddress[] {
  const entries = text.split('\n').map((line) => line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/))
  const found = entries.filter(([, ...names]) => names.includes(name)).map(([address = '']) => address)
  // RFC 6761, section 6.3
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  const addresses = found.length === 0 && isLocal ? ['127.0.0.1', '::1'] : found
  return addresses.filter((address) => isIP(address) !== 0).map((address) => ({ address, family: isIP(address) }))
}

/** Returns the names to query, by the search list of resolv.conf (resolv.conf(5)). */
function candidates(name: string, config: string): string[] {
  if (name.endsWith('.')) return [name]
  const search = config.match(/^\s*(?:search|domain)\s+(.+)$/gm)?.at(-1)
  const domains = search?.trim().split(/\s+/).slice(1) ?? []
  const minDots = Number(config.match(/^\s*options\s.*\bndots:(\d+)/m)?.[1] ?? 1)
  const searched = domains.map((domain) => `${name}.${domain.replace(/\.$/, '')}`)
  return name.split('.').length - 1 >= minDots ? [name, ...searched] : [...searched, name]
}

/** Codes that mean that the name server knows no such address. */
const noAddress = ['ENOTFOUND', 'ENODATA']

/** Queries both kinds of addresses. Returns `undefined` if the name has none. */
async function query(name: string, servers: string[] | undefined, signal: AbortSignal): Promise<Resolved | undefined> {
  // One resolver for each name, because `cancel` ends all of a resolver's queries. It reads the configuration again.
  const resolver = new Resolver({ timeout: 2_500, tries: 4 })
  if (servers) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  let timer: NodeJS.Timeout | undefined
  const limitOther = <Records>(records: Records) => {
    timer ??= setTimeout(cancel, secondAnswerMs)
    return records
  }
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(name, { ttl: true }).then(limitOther),
    resolver.resolve6(name, { ttl: true }).then(limitOther),
  ])
  clearTimeout(timer)
  signal.removeEventListener('abort', cancel)
  const records = [
    ...(four.status === 'fulfilled' ? four.value.map((record) => ({ ...record, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((record) => ({ ...record, family: 6 })) : []),
  ]
  if (records.length > 0) {
    const addresses = records.map(({ address, family }) => ({ address, family }))
    return { addresses, ttlMs: Math.min(...records.map(({ ttl }) => ttl)) * 1000 }
  }
  const codes = [four, six].map((answer) => (answer.status === 'rejected' ? String(answer.reason.code) : ''))
  const failure = codes.find((code) => !noAddress.includes(code))
  if (failure === undefined) return undefined
  const isSilent = failure === 'ETIMEOUT' || failure === 'ECANCELLED'
  throw new NameNotResolved(`could not resolve ${name}: ${isSilent ? 'no answer from the name server' : failure}`)
}
