// Secrets that sign webhook requests. After the prefix of Standard Webhooks, a secret is a key in Base64.
import { limits } from '../../generated/limits.js'

const prefix = 'whsec_'
const paddedBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Returns what is wrong with a secret, or `undefined` if it is valid. A secret without the prefix may be any text. */
export function webhookSecretFault(secret: string): string | undefined {
  if (!secret.startsWith(prefix)) return undefined
  const { webhook_key_min_bytes: min, webhook_key_max_bytes: max } = limits
  const key = secret.slice(prefix.length)
  const { length } = Buffer.from(key, 'base64')
  if (paddedBase64.test(key) && length >= min && length <= max) return undefined
  return `must be any text, or ${prefix} followed by ${min} to ${max} bytes in Base64, padded with =`
}
