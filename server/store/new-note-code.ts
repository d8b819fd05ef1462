// The codes of notes.
import { randomBytes } from 'node:crypto'

const codesInPool = 128
/** How many characters at the start of a code the codes of a pool share. */
const sharedLength = 3
/** How many characters a code has to itself: 45 bits. */
const ownLength = 9
let shared = ''
let random = Buffer.alloc(0)

/**
 * Returns twelve random characters of lower-case Base32. A pool of codes begins with the same ones, so that notes that are
 * created together are neighbors in the index of codes: a commit of 64 would otherwise write 64 pages of it. The random bytes
 * of a pool are taken at once: asking the system for those of one code takes as long as a statement.
 */
export function newNoteCode(): string {
  if (random.length === 0) {
    shared = base32(randomBytes(sharedLength))
    random = randomBytes(codesInPool * ownLength)
  }
  const own = base32(random.subarray(0, ownLength))
  random = random.subarray(ownLength)
  return shared + own
}

function base32(bytes: Buffer): string {
  let text = ''
  for (const byte of bytes) text += 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]
  return text
}
