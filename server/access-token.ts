// The form of access tokens.
import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

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

/** Returns the SHA-256 of a token, which is stored in its place. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether the text has the form of a token and its checksum matches. */
export function isWellFormed(token: string): boolean {
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
