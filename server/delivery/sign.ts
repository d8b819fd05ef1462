// Signatures of webhook requests by Standard Webhooks (https://www.standardwebhooks.com).
import { createHmac } from 'node:crypto'

/**
 * Returns the value of `webhook-signature`: `v1,` and the Base64 of an HMAC-SHA256. `body` must be the exact text that is
 * sent; `timestamp` is in seconds since 1970.
 */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string) =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** A secret with the prefix `whsec_` is Base64; any other is used as UTF-8 bytes. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)
