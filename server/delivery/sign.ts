// Signatures of webhook requests, after Standard Webhooks (https://www.standardwebhooks.com).
import { createHmac } from 'node:crypto'

/** `v1,` and the Base64 of the HMAC-SHA256 of the very bytes sent. `timestamp` in whole seconds since 1970. */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string) =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** What follows `whsec_`, decoded; of any other secret, its bytes. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)
