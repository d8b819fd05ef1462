// Receives events as Standard Webhooks (https://www.standardwebhooks.com), with nothing but Web Crypto.
import { events, type NotewireEvent } from './generated/events.js'
import { PackageError } from './package-copies.js'

export type * from './generated/events.js'

/** Why a request was rejected. */
export type WebhookFailure = 'missing_header' | 'outside_tolerance' | 'wrong_signature' | 'invalid_event'

/** The request is not an event of your server. Respond with 400 and ignore it; `code` tells why. */
export class WebhookVerificationError extends PackageError {
  static override readonly className = 'WebhookVerificationError'
  override name = 'WebhookVerificationError'
  constructor(
    readonly code: WebhookFailure,
    message: string
  ) {
    super(message)
  }
}

/** The receiver itself is wrong: its secret is not usable, or it parsed the body. Respond with 500, and fix it. */
export class WebhookConfigurationError extends PackageError {
  static override readonly className = 'WebhookConfigurationError'
  override name = 'WebhookConfigurationError'
  constructor(
    readonly code: 'invalid_secret' | 'parsed_body',
    message: string
  ) {
    super(message)
  }
}

/** A body exactly as received. */
export type RawBody = string | Uint8Array | ArrayBuffer

/** The headers of a request, as `Headers` or as the object of node:http. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>

export interface VerifyOptions {
  /** Seconds by which the request's time may differ from the present. An older one may be a replay. Default: 300. */
  tolerance?: number
  /** The present in milliseconds, for tests. */
  now?: number
}

/**
 * Returns the event that a webhook request carries, after checking the time and the signature.
 *
 * The same event may arrive more than once, with the same `id`. A newer server may send types that this version does not
 * know; ignore them in the `default` of a `switch`.
 *
 * @param body The body exactly as received. JSON that was parsed and serialized again has another signature.
 * @param headers The headers of the request.
 * @param secret The secret of the integration, or several while you replace one. Empty ones beside another are ignored.
 * @throws {WebhookVerificationError} The request does not come from your server, or is too old. Respond with 400.
 * @throws {WebhookConfigurationError} The secret is not usable, or the body was parsed. Respond with 500.
 */
export async function verify(
  body: RawBody,
  headers: WebhookHeaders,
  secret: string | readonly (string | undefined)[],
  { tolerance = 300, now = Date.now() }: VerifyOptions = {}
): Promise<NotewireEvent> {
  const keys = usableSecrets(secret)
  assertRaw(body)
  const id = requiredHeader(headers, 'webhook-id')
  const timestamp = requiredHeader(headers, 'webhook-timestamp')
  const signatures = signaturesIn(requiredHeader(headers, 'webhook-signature'))
  if (!(/^\d+$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= tolerance)) {
    const detail = `the request's time ${timestamp} differs by more than ${tolerance} seconds; check the clocks`
    throw new WebhookVerificationError('outside_tolerance', detail)
  }
  if (signatures.length === 0 || !(await isSignedBy(keys, signatures, signedContent(id, timestamp, body)))) {
    const hint = 'check the secret, and that the body is exactly as received'
    throw new WebhookVerificationError('wrong_signature', `no signature of the request is valid; ${hint}`)
  }
  return { ...parseEvent(body), id }
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
 * @throws {WebhookConfigurationError} The secret is not usable, or the body is not text or bytes.
 */
export async function sign(
  body: RawBody,
  secret: string,
  { id = `msg_${crypto.randomUUID()}`, now = Date.now() }: SignOptions = {}
): Promise<{ 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string }> {
  const [key] = usableSecrets(secret)
  assertRaw(body)
  const timestamp = String(Math.floor(now / 1000))
  const signature = await hmac(key as Uint8Array<ArrayBuffer>, signedContent(id, timestamp, body))
  const base64 = btoa(String.fromCharCode(...signature))
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

/** Returns the signatures of a header that could be valid: HMAC-SHA-256 (`v1`) in Base64. */
const signaturesIn = (header: string) =>
  header.split(' ').flatMap((each) => (/^v1,[\w+/]{43}=$/.test(each) ? [decodeBase64(each.slice(3)) ?? []] : []))

/** Whether one of the signatures is that of the content. Computes one HMAC for each key, however many signatures there are. */
async function isSignedBy(
  keys: Uint8Array<ArrayBuffer>[],
  signatures: ArrayLike<number>[],
  content: Uint8Array<ArrayBuffer>
) {
  let isGenuine = false
  for (const key of keys) {
    const expected = await hmac(key, content)
    for (const signature of signatures) {
      // Compares all bytes, so that the time does not tell how many are right.
      const difference = expected.reduce((sum, byte, index) => sum | (byte ^ (signature[index] ?? 256)), 0)
      if (difference === 0) isGenuine = true
    }
  }
  return isGenuine
}

async function hmac(secret: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content))
}

/** Returns the bytes that are signed: `id.timestamp.body`. */
function signedContent(id: string, timestamp: string, body: RawBody) {
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`)
  const bodyBytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const content = new Uint8Array(prefix.length + bodyBytes.length)
  content.set(prefix)
  content.set(bodyBytes, prefix.length)
  return content
}

function assertRaw(body: unknown): void {
  // By its tag, because `instanceof` does not hold for the bytes of another realm.
  const isBytes = /^\[object (Uint8Array|ArrayBuffer)]$/.test(Object.prototype.toString.call(body))
  if (typeof body === 'string' || isBytes) return
  const detail = 'pass the raw body, text or bytes exactly as received; this body was parsed, or is missing'
  throw new WebhookConfigurationError('parsed_body', detail)
}

/** Returns the bytes of the secrets that are not empty: their text, or what follows `whsec_` in Base64. */
function usableSecrets(secret: unknown): Uint8Array<ArrayBuffer>[] {
  const given = [secret].flat().filter((each) => !/^(whsec_)?$/.test((each as string | undefined) ?? ''))
  const keys = given.map((each) => (typeof each === 'string' ? secretBytes(each) : undefined))
  if (keys.length > 0 && keys.every((key) => key !== undefined && key.length > 0))
    return keys as Uint8Array<ArrayBuffer>[]
  const detail = 'the secret must be text, or Base64 after whsec_; check that the variable is set'
  throw new WebhookConfigurationError('invalid_secret', detail)
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
function parseEvent(body: RawBody): NotewireEvent {
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
