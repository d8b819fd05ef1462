// Receives events as Standard Webhooks (https://www.standardwebhooks.com), with nothing but Web Crypto.
import { events, type NotewireEvent } from './generated/events.js'

export type * from './generated/events.js'

/** Why a request was rejected. */
export type WebhookFailure =
  | 'missing_header'
  | 'invalid_secret'
  | 'outside_tolerance'
  | 'wrong_signature'
  | 'invalid_event'

/** The request is not an event of your server. Respond with 400 and ignore it; `code` tells why. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError'
  constructor(
    readonly code: WebhookFailure,
    message: string
  ) {
    super(message)
  }
}

/** The headers of a request, as `Headers` or as the object of node:http. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>

export interface VerifyOptions {
  /** Seconds by which the request's time may differ from the present. An older one may be a replay. Default: 300. */
  tolerance?: number
  /** The present in milliseconds, for tests. */
  now?: number
}

/**
 * Returns the event that a webhook request carries, after checking the signature and the time.
 *
 * The same event may arrive more than once, with the same `webhook-id`. A newer server may send types that this version
 * does not know; ignore them in the `default` of a `switch`.
 *
 * @param body The body exactly as received. JSON that was parsed and serialized again has another signature.
 * @param headers The headers of the request.
 * @param secret The secret of the integration, or several while you replace one.
 * @throws {WebhookVerificationError} The request does not come from your server, or is too old.
 */
export async function verify(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = 300, now = Date.now() }: VerifyOptions = {}
): Promise<NotewireEvent> {
  const id = requiredHeader(headers, 'webhook-id')
  const timestamp = requiredHeader(headers, 'webhook-timestamp')
  const signatures = requiredHeader(headers, 'webhook-signature')
  const content = signedContent(id, timestamp, body)
  let isGenuine = false
  for (const each of [secret].flat()) {
    const key = await importKey(each, 'verify')
    for (const signature of signatures.split(' ')) {
      const bytes = signature.startsWith('v1,') && decodeBase64(signature.slice(3))
      // Web Crypto compares in constant time.
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, content))) isGenuine = true
    }
  }
  if (!isGenuine) {
    const hint = 'check the secret, and that the body is exactly as received'
    throw new WebhookVerificationError('wrong_signature', `no signature of the request is valid; ${hint}`)
  }
  if (!(/^\d+$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= tolerance)) {
    const detail = `the request's time ${timestamp} differs by more than ${tolerance} seconds; check the clocks`
    throw new WebhookVerificationError('outside_tolerance', detail)
  }
  return parseEvent(body)
}

export interface SignOptions {
  /** `webhook-id`. Default: a new one. */
  id?: string
  /** Time of sending in milliseconds. Default: the present. */
  now?: number
}

/**
 * Returns the headers that the server would send with a body, for the tests of a receiver.
 *
 * @throws {WebhookVerificationError} The secret is not valid (`invalid_secret`).
 */
export async function sign(
  body: string | Uint8Array | ArrayBuffer,
  secret: string,
  { id = `msg_${crypto.randomUUID()}`, now = Date.now() }: SignOptions = {}
): Promise<{ 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string }> {
  const timestamp = String(Math.floor(now / 1000))
  const signature = await crypto.subtle.sign(
    'HMAC',
    await importKey(secret, 'sign'),
    signedContent(id, timestamp, body)
  )
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${base64}` }
}

function requiredHeader(headers: WebhookHeaders, name: string): string {
  const value = readHeader(headers, name)
  if (value) return value
  const detail = `the request has no ${name} header; check that the integration has a secret`
  throw new WebhookVerificationError('missing_header', detail)
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined
  const value = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  return typeof value === 'string' ? value : value?.join(' ')
}

/** Accepts the `Headers` of any implementation of `fetch`; `instanceof` would only accept the global one. */
const isHeaders = (headers: WebhookHeaders): headers is Headers => typeof headers.get === 'function'

/** Returns the bytes that are signed: `id.timestamp.body`. */
function signedContent(id: string, timestamp: string, body: string | Uint8Array | ArrayBuffer) {
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`)
  const bodyBytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const content = new Uint8Array(prefix.length + bodyBytes.length)
  content.set(prefix)
  content.set(bodyBytes, prefix.length)
  return content
}

/** Imports a secret: the bytes of its text, or the bytes in Base64 after `whsec_`. */
async function importKey(secret: unknown, usage: 'sign' | 'verify') {
  const bytes = typeof secret === 'string' ? secretBytes(secret) : undefined
  if (bytes?.length) return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
  const detail = 'the secret must be text, or Base64 after whsec_; check that the variable is set'
  throw new WebhookVerificationError('invalid_secret', detail)
}

const secretBytes = (secret: string) =>
  secret.startsWith('whsec_') ? decodeBase64(secret.slice(6)) : new TextEncoder().encode(secret)

function decodeBase64(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Parses an event, and checks the members of `data` if its type is known. */
function parseEvent(body: string | Uint8Array | ArrayBuffer): NotewireEvent {
  let event: { type?: unknown; timestamp?: unknown; data?: unknown }
  try {
    event = Object(JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)))
  } catch {
    throw new WebhookVerificationError('invalid_event', 'the body is not JSON')
  }
  const { type, timestamp, data } = event
  const members = (typeof type === 'string' && Object.hasOwn(events, type) && events[type]) || {}
  const isEvent =
    typeof type === 'string' &&
    !Number.isNaN(Date.parse(String(timestamp))) &&
    jsonType(data) === 'object' &&
    Object.entries(members).every(([member, expected]) => jsonType(Object(data)[member]) === expected)
  if (!isEvent) throw new WebhookVerificationError('invalid_event', 'the body is JSON, but not an event of Notewire')
  return event as NotewireEvent
}

/** Like `typeof`, but tells arrays and `null` from objects. */
const jsonType = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
