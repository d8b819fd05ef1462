// Signatures of webhook requests, after Standard Webhooks (https://www.standardwebhooks.com).
import { createHmac } from 'node:crypto'

/** `v1,` and the Base64 of the HMAC-SHA256 of the very bytes sent. `timestamp` in whole seconds since 1970. */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string) =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** What follows `whsec_`, decoded; of any other secret, its bytes. */
function keyOf(secret: string): Buffer {
  const [, encoded] = secret.match(/^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/) ?? []
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64')
}
