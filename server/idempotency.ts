// Makes requests safe to repeat (draft-ietf-httpapi-idempotency-key-header). What a request with a key has answered is kept in
// the transaction of its change, and answered again to whoever repeats the request. A request that fails keeps nothing,
// because it has changed nothing.
import { createHash, hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.js'
import { openWith, sealWith } from './encryption.js'
import { jsonType } from './json-text.js'
import { idempotencyKeyReused } from './problems.js'
import type { Isolation } from './store/database.js'
import type { Stores } from './store/store.js'

/** A response that is not sent yet. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** JSON text is sent as it is. */
  body?: unknown
}

/**
 * Returns a function that runs a change in a transaction and returns its answer. If the request has an idempotency key and
 * repeats an earlier one, it returns the answer of that one instead. Throws `idempotency_key_reused` if the key belongs to
 * another request.
 */
export function createOnce({ store, now }: Pick<Dependencies, 'store' | 'now'>) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    change: (stores: Stores) => Promise<Answer>,
    isolation?: Isolation
  ) => {
    const header = request.headers['idempotency-key']
    if (header === undefined) return store.transaction(change, isolation)

    const key = keyOf(String(header))
    const stored = { userId: request.caller.id, keyHash: hash('sha256', key, 'base64url') }
    const { request_hash, answerKey } = digestsOf(key, request)
    // Two requests with the same key depend on each other.
    const claimIsolation = isolation === 'independent' ? 'snapshot' : isolation
    return store.transaction(async (stores) => {
      const time = now()
      const kept = await stores.idempotencyKeys.claim(stored, request_hash, time)
      if (kept && kept.request_hash !== request_hash) throw idempotencyKeyReused()
      if (kept) return replay(JSON.parse(openWith(answerKey, kept.answer)))
      const answer = serialized(await change(stores), reply)
      const sealed = sealWith(answerKey, JSON.stringify(answer))
      await stores.idempotencyKeys.keep(stored, { request_hash, answer: sealed }, time)
      return answer
    }, claimIsolation)
  }
}

export type Once = ReturnType<typeof createOnce>

/** Returns the key of the header, which is bare or a string (RFC 8941, section 3.3.3). JSON has the same escapes. */
const keyOf = (header: string): string => (header.startsWith('"') ? JSON.parse(header) : header)

/**
 * Returns the hash that tells whether two requests are the same, and the key that encrypts the answer. Both are made from the
 * idempotency key and the request, so that only a repetition of the request can decrypt the answer, whatever happens to
 * the key of the server: an answer may contain the URL of a target.
 */
function digestsOf(key: string, { operation, params, body }: FastifyRequest) {
  const content = JSON.stringify([key, operation, params, sorted(body)])
  const digest = createHash('sha512').update(content).digest()
  return { request_hash: digest.subarray(0, 32).toString('base64url'), answerKey: digest.subarray(32) }
}

/** Returns a JSON value with the members of its objects in alphabetical order, which means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const)
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the answer with its body as text, so that every repetition sends the same bytes. */
function serialized({ status, headers, body }: Answer, reply: FastifyReply): Answer {
  if (body === undefined) return { status, headers }
  const text = reply.serializeInput(body as Record<string, unknown>, String(status))
  return { status, headers: { ...headers, 'content-type': jsonType }, body: text }
}

const replay = ({ headers, ...answer }: Answer): Answer => ({
  ...answer,
  headers: { ...headers, 'idempotency-replayed': 'true' },
})
