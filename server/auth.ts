// Creates access tokens, and authenticates requests by them (RFC 6750).
import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { unauthenticated } from './problems.js'
import type { Store } from './store/store.js'
import type { Grant } from './store/tokens.js'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Returns a new token: `nwt_`, 32 random base62 characters, and their CRC-32 in six more. The checksum reveals a mistyped
 * token without a query.
 */
export function newToken() {
  const random = Array.from({ length: 32 }, () => base62[randomInt(62)]).join('')
  const token = `nwt_${random}${checksum(random)}`
  return { token, hash: hashOf(token), last4: token.slice(-4) }
}

/** How long a token is trusted without another query. A revoked token is refused after this time at the latest. */
const trustedForMs = 2_000
const maxTrustedTokens = 10_000
/** How often the last use of a token is stored. Storing it for every request would cost a write each. */
const storeLastUseEveryMs = 300_000

/**
 * Returns a function that finds the grant for an `Authorization` header. It throws `unauthenticated` if there is
 * none.
 */
export function authenticator(store: Pick<Store, 'tokens'>, now: () => number) {
  const trusted = new LRUCache<string, { grant: Grant; checkedAt: number }>({ max: maxTrustedTokens })

  async function grantOf(hash: string): Promise<Grant | undefined> {
    const known = trusted.get(hash)
    if (known && now() - known.checkedAt < trustedForMs) return known.grant
    const grant = await store.tokens.byHash(hash)
    if (grant) trusted.set(hash, { grant, checkedAt: now() })
    else trusted.delete(hash)
    return grant
  }

  return async (header: string | undefined): Promise<Grant> => {
    const token = header?.match(/^Bearer +(\S+)$/i)?.[1]
    if (!token || !isWellFormed(token)) throw unauthenticated(header !== undefined)
    const grant = await grantOf(hashOf(token))
    if (!grant || (grant.expires_at !== null && grant.expires_at <= now())) throw unauthenticated(true)
    if (now() - (grant.last_used_at ?? 0) >= storeLastUseEveryMs) {
      grant.last_used_at = now()
      // The request neither waits for this write nor fails with it.
      store.tokens.markUsed(grant.token_id, now()).catch(() => {})
    }
    return grant
  }
}

/** Returns the grant of an `Authorization` header. Throws `unauthenticated`. */
export type Authenticate = ReturnType<typeof authenticator>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

function isWellFormed(token: string): boolean {
  const [, random = '', check] = token.match(/^nwt_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/) ?? []
  return check !== undefined && checksum(random) === check
}

/** Returns the CRC-32 of the text as six base62 digits. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < 6; place++) {
    digits = base62[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}
