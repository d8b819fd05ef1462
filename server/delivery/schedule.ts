// When a delivery is attempted again, and when it is given up.
import type { DeliveryStatus } from '../store/delivery-history.js'
import type { ServiceRecord } from '../store/services.js'
import type { Result } from './send.js'

const longestRetryAfter = 86_400_000
// A part of each wait, at random, so that what failed together does not come back together.
const jitter = 0.1
/** Chat services take about one message a second. */
const chatPace = 1000

/** What an attempt leaves: the status of its delivery, and when the target may be sent to next. */
export interface Verdict {
  status: DeliveryStatus
  dueAt: number
}

/**
 * `attempts` counts this one too; `schedule` are the waits before each new attempt, in milliseconds. A target that
 * names a later time (`Retry-After`) is obeyed.
 */
export function verdictOn(
  { error, http_status, retry_after, refused }: Result,
  { kind, attempts, schedule }: { kind: ServiceRecord['name']; attempts: number; schedule: number[] },
  now: number,
  random: () => number
): Verdict {
  const next = now + (kind === 'webhook' ? 0 : chatPace)
  if (error === null) return { status: 'delivered', dueAt: next }
  const wait = schedule[attempts - 1]
  if (wait === undefined || refused || isFinal(http_status, kind)) return { status: 'dead', dueAt: next }
  const jittered = wait * (1 + jitter * random())
  return {
    status: 'pending',
    dueAt: now + Math.round(Math.max(jittered, Math.min(retry_after ?? 0, longestRetryAfter))),
  }
}

/** 410 says so; and a chat service that refuses a message will refuse it again, unless it was only too busy. */
const isFinal = (status: number | null, kind: ServiceRecord['name']) =>
  status === 410 ||
  (kind !== 'webhook' && status !== null && status >= 400 && status < 500 && ![408, 425, 429].includes(status))
