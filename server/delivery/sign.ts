// Signatures of webhook requests by Standard Webhooks (https://www.standardwebhooks.com).
import { hash } from 'node:crypto'

/**
 * Returns the value of `webhook-signature`: `v1,` and the Base64 of an HMAC-SHA256. `body` must be the exact text that is
 * sent; `timestamp` is in seconds since 1970.
 */
export type Signer = (id: string, timestamp: number, body: string) => string

/** Returns a function that signs with a secret. */
export function createSigner(secret: string): Signer {
  const hmac = hmacSha256(keyOf(secret))
  return (id, timestamp, body) => `v1,${hmac(`${id}.${timestamp}.${body}`)}`
}

/** A secret with the prefix `whsec_` is Base64; any other is used as UTF-8 bytes. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/** How many bytes SHA-256 takes at a time. */
const blockSize = 64

/**
 * Returns a function that computes an HMAC-SHA256 (RFC 2104) as Base64. It hashes twice, because each object of `createHmac` is
 * allocated, and later finalized, outside of JavaScript: a delivery takes 6 % more CPU with it.
 */
function hmacSha256(key: Buffer): (message: string) => string {
  const block = Buffer.alloc(blockSize)
  const fitting = key.length > blockSize ? hash('sha256', key, 'buffer') : key
  fitting.copy(block)
  const innerPad = block.map((byte) => byte ^ 0x36)
  const outerPad = block.map((byte) => byte ^ 0x5c)
  return (message) => {
    // Node makes a string of a digest, and a buffer of that, in less time than a buffer of the digest.
    const inner = hash('sha256', Buffer.concat([innerPad, Buffer.from(message)]), 'binary')
    return hash('sha256', Buffer.concat([outerPad, Buffer.from(inner, 'binary')]), 'base64')
  }
}
