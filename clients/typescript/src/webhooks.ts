// Receiving events: Standard Webhooks (https://www.standardwebhooks.com), with Web Crypto alone.
import { events, type NotewireEvent } from './generated/events.js'

export type * from './generated/events.js'

/** Why a request is not an event of your server's. */
export type WebhookFailure =
  | 'missing_header'
  | 'invalid_secret'
  | 'outside_tolerance'
  | 'wrong_signature'
  | 'invalid_event'

/** The request is not to be believed: answer 400, and do nothing with it. `code` tells why. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError'
  constructor(
    readonly code: WebhookFailure,
    message: string
  ) {
    super(message)
  }
}

/** As `Headers`, or as the plain object of node:http. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>

export interface VerifyOptions {
  /** Seconds that the request's time may be off, 300 by default: what is older may be a recording. */
  tolerance?: number
  /** The present in milliseconds, for tests. */
  now?: number
}

/**
 * The event in a webhook's request, once its signature and its age are checked.
 *
 * The same event may come twice; `webhook-id` stays the same then. The server may come to send types that this version
 * does not know: let the `default` of a `switch` ignore them.
 *
 * @param body The request's body exactly as it came: JSON that was parsed and written again has another signature.
 * @param headers The request's headers.
 * @param secret The integration's secret; or several, while you change from one to another.
 * @throws {WebhookVerificationError} The request is not your server's, or too old.
 */
export async function verify(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = 300, now = Date.now() }: VerifyOptions = {}
): Promise<NotewireEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headerOf(headers, name)
    if (value) return value
    throw new WebhookVerificationError(
      'missing_header',
      `the request has no ${name}; was the integration given a secret?`
    )
  }) as [string, string, string]

  const content = signed(id, timestamp, body)
  let genuine = false
  for (const each of [secret].flat()) {
    const key = await keyOf(each, 'verify')
    for (const signature of signatures.split(' ')) {
      const bytes = signature.startsWith('v1,') && bytesIn(signature.slice(3))
      // Web Crypto compares in constant time.
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, content))) genuine = true
    }
  }
  if (!genuine) {
    const hint = 'check the secret, and that the body is exactly as it came'
    throw new WebhookVerificationError('wrong_signature', `no signature of the request is right; ${hint}`)
  }
  if (!(/^\d+$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= tolerance)) {
    const detail = `the request's time, ${timestamp}, is more than ${tolerance} seconds off; are the clocks right?`
    throw new WebhookVerificationError('outside_tolerance', detail)
  }
  return eventIn(body)
}

export interface SignOptions {
  /** `webhook-id`, made up by default. */
  id?: string
  /** When it is sent, in milliseconds; now by default. */
  now?: number
}

/**
 * The headers that the server would send with a body: for the tests of a receiver.
 *
 * @throws {WebhookVerificationError} The secret is not one: `invalid_secret`.
 */
export async function sign(
  body: string | Uint8Array | ArrayBuffer,
  secret: string,
  { id = `msg_${crypto.randomUUID()}`, now = Date.now() }: SignOptions = {}
): Promise<{ 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string }> {
  const timestamp = String(Math.floor(now / 1000))
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signed(id, timestamp, body))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${base64}` }
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : found?.join(' ')
}

/** Those of any `fetch`, not just of this realm's. */
const isHeaders = (headers: WebhookHeaders): headers is Headers => typeof headers.get === 'function'

/** What the signature is of: `id.timestamp.body`, the body byte for byte. */
function signed(id: string, timestamp: string, body: string | Uint8Array | ArrayBuffer) {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const rest = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const whole = new Uint8Array(head.length + rest.length)
  whole.set(head)
  whole.set(rest, head.length)
  return whole
}

/** A secret is the bytes of its text, or those in Base64 after `whsec_`. */
async function keyOf(secret: string, usage: 'sign' | 'verify') {
  const bytes =
    typeof secret !== 'string'
      ? undefined
      : secret.startsWith('whsec_')
        ? bytesIn(secret.slice(6))
        : new TextEncoder().encode(secret)
  if (!bytes?.length) {
    throw new WebhookVerificationError(
      'invalid_secret',
      'the secret must be text, or Base64 after whsec_; is the variable set?'
    )
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
}

function bytesIn(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function eventIn(body: string | Uint8Array | ArrayBuffer): NotewireEvent {
  let event: { type?: unknown; timestamp?: unknown; data?: unknown }
  try {
    event = Object(JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)))
  } catch {
    throw new WebhookVerificationError('invalid_event', 'the body is not JSON')
  }
  const { type, timestamp, data } = event
  const members = (typeof type === 'string' && Object.hasOwn(events, type) && events[type]) || {}
  const whole =
    typeof type === 'string' &&
    !Number.isNaN(Date.parse(String(timestamp))) &&
    kindOf(data) === 'object' &&
    Object.entries(members).every(([member, kind]) => kindOf(Object(data)[member]) === kind)
  if (!whole) throw new WebhookVerificationError('invalid_event', 'the body is JSON, but not an event of this service')
  return event as NotewireEvent
}

/** `null` and arrays are no objects here. */
const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
