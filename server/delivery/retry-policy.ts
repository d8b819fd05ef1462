// Decides when a failed delivery is retried and when it is given up.
import type { DeliveryStatus } from '../store/delivery-admin.js'
import type { ServiceKind } from '../store/services.js'
import type { SendResult } from './send.js'

/** The longest `Retry-After` that is honored. */
const maxRetryAfterMs = 86_400_000
/**
 * Each wait is lengthened at random by up to this fraction, so that deliveries that failed together do not retry
 * together.
 */
const jitter = 0.1
/** Chat services accept about one message a second. */
const chatIntervalMs = 1000

/** The status of a delivery after an attempt, and the earliest time of the next attempt at its target. */
export interface Verdict {
  status: DeliveryStatus
  dueAt: number
}

/**
 * Returns what an attempt means for its delivery. `attempts` includes this one; `schedule` lists the wait before each
 * retry, in milliseconds. A longer `Retry-After` of the target takes precedence.
 */
export function verdictOn(
  { error, http_status, retry_after, refused }: SendResult,
  { kind, attempts, schedule }: { kind: ServiceKind; attempts: number; schedule: number[] },
  now: number,
  random: () => number
): Verdict {
  const nextDueAt = now + (kind === 'webhook' ? 0 : chatIntervalMs)
  if (error === null) return { status: 'delivered', dueAt: nextDueAt }
  const wait = schedule[attempts - 1]
  if (wait === undefined || refused || isPermanent(http_status, kind)) return { status: 'dead', dueAt: nextDueAt }
  const jittered = wait * (1 + jitter * random())
  return {
    status: 'pending',
    dueAt: now + Math.round(Math.max(jittered, Math.min(retry_after ?? 0, maxRetryAfterMs))),
  }
}

/** Client errors that a retry may resolve: request timeout, too early, too many requests. */
const retriable = [408, 425, 429]

/**
 * Returns whether a retry is pointless. 410 is permanent for every target. A chat service that rejects a message will
 * reject it again; a webhook may be fixed by its owner.
 */
function isPermanent(status: number | null, kind: ServiceKind): boolean {
  if (status === 410) return true
  const isClientError = status !== null && status >= 400 && status < 500 && !retriable.includes(status)
  return kind !== 'webhook' && isClientError
}
