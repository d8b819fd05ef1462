// Decides what an attempt means for its delivery and for the target: what is retried, when, and what is given up.
import { limits } from '../../generated/limits.js'
import type { DeliveryStatus } from '../store/delivery-queue.js'
import type { ServiceKind } from '../store/services.js'
import type { TargetHealth } from '../store/target-leases.js'
import type { SendResult } from './send.js'

/** The longest `Retry-After` that is honored. */
const maxRetryAfterMs = limits.retry_after_hours * 3_600_000
/**
 * Each wait is lengthened at random by up to this fraction, so that targets that failed together do not retry together.
 */
const jitter = 0.1
/** Chat services accept about one message a second. */
const chatIntervalMs = limits.chat_interval_seconds * 1000
/** After this many failed attempts at an event, the event behind it is tried. */
export const maxAttemptsInOrder = limits.attempts_in_order

/**
 * `first`: the first delivery in the queue of its target. `probe`: the one behind it, tried to learn whether the target
 * refuses only the first. `aside`: one that was set aside, which later ones have passed.
 */
export type DeliveryRole = 'first' | 'probe' | 'aside'

/** An attempt, and what is known of its delivery and target. `attempts` includes this one. */
interface Attempted {
  kind: ServiceKind
  role: DeliveryRole
  attempts: number
  /** When the delivery was recorded or last retried by hand. */
  queuedAt: number
  health: TargetHealth
  /** The wait before each retry, in milliseconds. */
  schedule: number[]
}

export interface Verdict {
  status: DeliveryStatus
  /** When a delivery that was set aside is due again. */
  asideUntil: number | null
  health: TargetHealth
  /** When the first delivery of the target is due. */
  dueAt: number
  /** The earliest time of any attempt at the target. Before `dueAt` only if the next delivery may be tried. */
  notBefore: number
}

export const healthy: TargetHealth = { failures: 0, failing_since: null, down_since: null, probing: 0 }

/**
 * Returns what an attempt means. The schedule runs for the target, from its first failure since it last took an event, and
 * not for each event again: otherwise a hundred events would wait a hundred times as long for a target that is down. A
 * longer `Retry-After` of the target takes precedence.
 */
export function verdictOn(result: SendResult, attempted: Attempted, now: number, random: () => number): Verdict {
  const { kind, role, attempts, queuedAt, health, schedule } = attempted
  const paced = now + (kind === 'webhook' ? 0 : chatIntervalMs)
  if (result.error === null) {
    return { status: 'delivered', asideUntil: null, health: healthy, dueAt: paced, notBefore: paced }
  }
  const isFinal = result.refused || isPermanent(result.http_status, kind)
  if (isFinal && role !== 'probe') {
    return { status: 'dead', asideUntil: null, health, dueAt: paced, notBefore: paced }
  }

  const asked = now + Math.min(result.retry_after ?? 0, maxRetryAfterMs)
  const soonest = Math.max(paced, asked)
  const retryAt = (failures: number) => {
    const wait = schedule[failures - 1] ?? schedule.at(-1) ?? 0
    return Math.max(now + Math.round(wait * (1 + jitter * random())), asked)
  }
  if (role === 'aside') {
    const isLast = attempts > schedule.length
    const asideUntil = isLast ? null : retryAt(attempts)
    return { status: isLast ? 'dead' : 'pending', asideUntil, health, dueAt: soonest, notBefore: soonest }
  }
  if (role === 'probe') {
    // Given up or not, the target has not taken it, and the first delivery waits for the schedule.
    const dueAt = retryAt(health.failures)
    const status = isFinal ? 'dead' : 'pending'
    return { status, asideUntil: null, health: { ...health, probing: 0 }, dueAt, notBefore: dueAt }
  }
  const after = healthAfterFailure(attempted, now)
  const isGivenUp = after.down_since !== null && queuedAt <= oldestToKeep(schedule, now)
  const dueAt = retryAt(after.failures)
  const status = isGivenUp ? 'dead' : 'pending'
  return { status, asideUntil: null, health: after, dueAt, notBefore: after.probing ? soonest : dueAt }
}

/** The target is down once the schedule has run out. Then only its first delivery is tried. */
function healthAfterFailure({ attempts, health, schedule }: Attempted, now: number): TargetHealth {
  const failures = health.failures + 1
  const isDown = failures > schedule.length
  return {
    failures,
    failing_since: health.failing_since ?? now,
    down_since: isDown ? (health.down_since ?? now) : null,
    probing: !isDown && attempts >= maxAttemptsInOrder ? 1 : 0,
  }
}

/** Deliveries to a target that is down are given up if they were queued before this time. */
export const oldestToKeep = (schedule: number[], now: number) => now - schedule.reduce((sum, wait) => sum + wait, 0)

/** Returns when a delivery that has failed this many times is tried again, once it is set aside. */
export const setAsideUntil = (attempts: number, schedule: number[], now: number) =>
  now + (schedule[attempts - 1] ?? schedule.at(-1) ?? 0)

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
