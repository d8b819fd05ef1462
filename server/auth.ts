// Access tokens, and the user behind a request (RFC 6750).
import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { unauthenticated } from './problems.js'
import type { Store } from './store/store.js'
import type { Grant } from './store/tokens.js'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A new token: `nwt_`, 32 random characters of base62, and six of their CRC-32, which tells a typo without a look-up. */
export function newToken() {
  const random = Array.from({ length: 32 }, () => alphabet[randomInt(62)]).join('')
  const token = `nwt_${random}${checksum(random)}`
  return { token, hash: hashOf(token), last4: token.slice(-4) }
}

function checksum(text: string) {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < 6; place++) {
    digits = alphabet[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

function hasTokenForm(token: string) {
  const [, random = '', check] = token.match(/^nwt_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/) ?? []
  return check !== undefined && checksum(random) === check
}

// For how long a checked token is not looked up again, so that a revoked one is refused within that time.
const trustedFor = 2_000
// A token's time of last use is written this seldom: a note of it is not worth a write for every request.
const usedNoteEvery = 300_000

/** Finds the grant behind an `Authorization` header. Throws `unauthenticated` where there is none. */
export function authenticator(store: Pick<Store, 'tokens'>, now: () => number) {
  const checked = new LRUCache<string, { grant: Grant; at: number }>({ max: 10_000 })

  async function grantOf(hash: string): Promise<Grant | undefined> {
    const known = checked.get(hash)
    if (known && now() - known.at < trustedFor) return known.grant
    const grant = await store.tokens.byHash(hash)
    if (grant) checked.set(hash, { grant, at: now() })
    else checked.delete(hash)
    return grant
  }

  return async (header: string | undefined): Promise<Grant> => {
    const token = header?.match(/^Bearer +(\S+)$/i)?.[1]
    if (!token || !hasTokenForm(token)) throw unauthenticated(header !== undefined)
    const grant = await grantOf(hashOf(token))
    if (!grant || (grant.expires_at !== null && grant.expires_at <= now())) throw unauthenticated(true)
    if (now() - (grant.last_used_at ?? 0) >= usedNoteEvery) {
      grant.last_used_at = now()
      // A request is not kept waiting for this note, nor refused where it cannot be written.
      store.tokens.markUsed(grant.token_id, now()).catch(() => {})
    }
    return grant
  }
}

/** Returns the grant of an `Authorization` header. Throws `unauthenticated`. */
export type Authenticate = ReturnType<typeof authenticator>
