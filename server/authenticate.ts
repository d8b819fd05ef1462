// Authenticates requests by their access token (RFC 6750).
import { hashOf, isWellFormed } from './access-token.js'
import type { Dependencies } from './dependencies.js'
import { unauthenticated } from './problems.js'
import { recentlyUsed } from './recently-used.js'
import type { Grant } from './store/tokens.js'

/** How long a token is trusted without another query. A revoked token is refused after this time at the latest. */
const trustedForMs = 2_000
const maxTrustedTokens = 10_000
/** A token can be sent with any number of spaces before it. Such headers would fill the memory. */
const maxTrustedLength = 64
/** How often the last use of a token is stored. Storing it for every request would cost a write each. */
const storeLastUseEveryMs = 300_000

/**
 * Returns a function that finds the grant for an `Authorization` header, without a promise if the token is trusted. It
 * throws `unauthenticated` if there is none.
 */
export function authenticator({ store, now, monotonicNow }: Pick<Dependencies, 'store' | 'now' | 'monotonicNow'>) {
  // By the whole header: neither the form nor the hash of a trusted token is computed again.
  const trusted = recentlyUsed<string, { grant: Grant; checkedAt: number }>(maxTrustedTokens)

  async function checked(header: string): Promise<Grant> {
    // Taken before the query, which may not see what is revoked while it runs.
    const checkedAt = monotonicNow()
    const token = header.match(/^Bearer +(\S+)$/i)?.[1]
    const grant = token && isWellFormed(token) ? await store.tokens.byHash(hashOf(token)) : undefined
    if (!grant) trusted.delete(header)
    else if (header.length <= maxTrustedLength) trusted.set(header, { grant, checkedAt })
    return accepted(grant)
  }

  function accepted(grant: Grant | undefined): Grant {
    const time = now()
    if (!grant || (grant.expires_at !== null && grant.expires_at <= time)) throw unauthenticated(true)
    if (Math.abs(time - (grant.last_used_at ?? 0)) >= storeLastUseEveryMs) {
      grant.last_used_at = time
      // The request neither waits for this write nor fails with it.
      store.tokens.markUsed(grant.token_id, time).catch(() => {})
    }
    return grant
  }

  return (header: string | undefined): Grant | Promise<Grant> => {
    if (header === undefined) throw unauthenticated(false)
    const known = trusted.get(header)
    return known && monotonicNow() - known.checkedAt < trustedForMs ? accepted(known.grant) : checked(header)
  }
}

/** Returns the grant of an `Authorization` header. Throws `unauthenticated`. */
export type Authenticate = ReturnType<typeof authenticator>
