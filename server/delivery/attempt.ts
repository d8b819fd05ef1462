// One attempt at a delivery: builds the request, sends it, and decides what follows.
import type { Config } from '../config.js'
import type { Secrets } from '../encryption.js'
import type { Delivery, Outcome } from '../store/delivery-queue.js'
import type { ServiceRecord } from '../store/services.js'
import type { DeliveryMetrics } from './metrics.js'
import { type Verdict, verdictOn } from './retry-policy.js'
import { createSender, type Sender, type SendResult } from './send.js'
import { requestFor } from './target-requests.js'

/** How many characters of a response are kept in the log of attempts. */
const maxAnswerLength = 500

export interface AttemptDependencies {
  config: Pick<Config, 'WEBHOOK_ALLOW' | 'CHAT_B_URL' | 'TEAM_NAME' | 'RETRY_SCHEDULE'>
  secrets: Secrets
  metrics: Pick<DeliveryMetrics, 'attempts' | 'duration'>
  log: Record<'warn', (details: object, message: string) => void>
  /** Returns the time in milliseconds since 1970. */
  now: () => number
  /** Returns a number from 0 up to, but not including, 1. */
  random: () => number
  /** Replaces the HTTP connections. */
  sender?: Sender
}

/** Attempts a delivery and returns its outcome. */
export type Attempt = (delivery: Delivery) => Promise<Outcome & Verdict>

export function createAttempts({ config, secrets, metrics, log, now, random, sender }: AttemptDependencies) {
  const { webhooks, chatB } = sender ? { webhooks: sender, chatB: sender } : createSenders(config, now)

  async function send(target: ServiceRecord, delivery: Delivery, secret: Secret): Promise<SendResult> {
    if (secret.isLocked) return undecryptable
    const { send } = target.name === 'chat_b' ? chatB : webhooks
    const result = await send(requestFor(target, delivery, secret.text, config, now()))
    return { ...result, answer: result.answer === null ? null : answerToKeep(result.answer, secret.text) }
  }

  async function attempt(target: ServiceRecord, delivery: Delivery, secret: Secret): Promise<Outcome & Verdict> {
    const started_at = now()
    const start = performance.now()
    const result = await send(target, delivery, secret)
    const duration = performance.now() - start
    const { http_status, error, answer } = result
    const attempts = delivery.attempts + 1
    const context = { kind: target.name, attempts, schedule: config.RETRY_SCHEDULE }
    const { status, dueAt } = verdictOn(result, context, now(), random)

    metrics.attempts.labels(target.name, status === 'pending' ? 'failed' : status).inc()
    metrics.duration.labels(target.name).observe(duration / 1000)
    if (error !== null) {
      const details = { delivery: delivery.id, service: target.id, kind: target.name, attempt: attempts, error }
      log.warn(details, status === 'dead' ? 'delivery given up' : 'delivery failed, will retry')
    }
    return {
      delivery,
      status,
      dueAt,
      attempt: { started_at, duration_ms: Math.round(duration), http_status, error, answer },
    }
  }

  return {
    /** Returns a function that attempts deliveries to this target. The target's secret is decrypted once. */
    to(target: ServiceRecord): Attempt {
      const secret = decrypted(target, secrets)
      return (delivery) => attempt(target, delivery, secret)
    },
    close: () => Promise.all([webhooks.close(), chatB.close()]),
  }
}

/** The configuration sets the address of the chat_b API, so it may be private; the other addresses come from users. */
function createSenders({ WEBHOOK_ALLOW, CHAT_B_URL }: AttemptDependencies['config'], now: () => number) {
  const chatBHost = new URL(CHAT_B_URL).hostname.replace(/^\[|\]$/g, '')
  const chatBAllow = { ...WEBHOOK_ALLOW, hosts: new Set([...WEBHOOK_ALLOW.hosts, chatBHost]) }
  return { webhooks: createSender(WEBHOOK_ALLOW, { now }), chatB: createSender(chatBAllow, { now }) }
}

/** The decrypted token or secret of a target, if it has one and SECRET_KEY opens it. */
type Secret = { isLocked: false; text: string | undefined } | { isLocked: true }

function decrypted({ secret }: ServiceRecord, secrets: Secrets): Secret {
  try {
    return { isLocked: false, text: secret === null ? undefined : secrets.open(secret) }
  } catch {
    return { isLocked: true }
  }
}

const undecryptable: SendResult = {
  http_status: null,
  error: 'could not decrypt the token or secret: it was encrypted with another SECRET_KEY',
  answer: null,
  retry_after: null,
  refused: false,
}

/** Returns the start of a response without the secret, which a target may echo, and without NUL. */
const answerToKeep = (answer: string, secret: string | undefined) =>
  (secret ? answer.replaceAll(secret, '…') : answer).slice(0, maxAnswerLength).replaceAll('\0', '')
