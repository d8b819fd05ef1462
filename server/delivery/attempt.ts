// One attempt at a delivery: builds the request, sends it, and decides what follows.
import type { Config } from '../config.js'
import type { Secrets } from '../encryption.js'
import { recentlyUsed } from '../recently-used.js'
import type { Delivery, Outcome } from '../store/delivery-queue.js'
import type { TargetHealth } from '../store/target-leases.js'
import { type Credentials, requestFor } from './build-request.js'
import { createDnsCache } from './dns-lookup.js'
import type { DeliveryMetrics } from './metrics.js'
import { type DeliveryRole, type Verdict, verdictOn } from './retry-policy.js'
import { createSender, type Sender, type SendResult } from './send.js'
import { createSigner } from './sign.js'

/** Once so many connections for a delivery opened too late to be used, the attempt has failed: its target may keep none open. */
const maxLateConnections = 3
const maxLateDeliveries = 10_000
/** How many characters of a response are kept in the log of attempts. */
const maxAnswerLength = 500

export interface AttemptDependencies {
  config: Pick<Config, 'WEBHOOK_ALLOW' | 'CHAT_B_URL' | 'TEAM_NAME' | 'RETRY_SCHEDULE'>
  secrets: Secrets
  metrics: Pick<DeliveryMetrics, 'countAttempt'>
  log: Record<'warn', (details: object, message: string) => void>
  /** Returns the time in milliseconds since 1970. */
  now: () => number
  /** Returns a number from 0 up to, but not including, 1. */
  random: () => number
  /** Replaces the HTTP connections. */
  sender?: Sender
}

/** The outcome of an attempt, and what follows for the target. */
export type AttemptResult = Outcome & Verdict

export type Attempter = ReturnType<typeof createAttempter>

export function createAttempter({ config, secrets, metrics, log, now, random, sender }: AttemptDependencies) {
  const { webhooks, chatB } = sender ? { webhooks: sender, chatB: sender } : createSenders(config, now)
  const credentialsOf = createCredentials(secrets)
  const lateConnections = recentlyUsed<number, number>(maxLateDeliveries)

  /** Counts a connection that opened too late. Returns whether the delivery may wait for another one. */
  function mayConnectAgain({ id }: Delivery): boolean {
    const count = (lateConnections.get(id) ?? 0) + 1
    lateConnections.set(id, count)
    return count < maxLateConnections
  }

  const senderOf = ({ kind }: Delivery) => (kind === 'chat_b' ? chatB : webhooks)

  async function attempt(
    delivery: Delivery,
    role: DeliveryRole,
    health: TargetHealth,
    mayBegin: () => boolean
  ): Promise<AttemptResult | undefined> {
    const started_at = now()
    const start = performance.now()
    const credentials = credentialsOf(delivery)
    const result = credentials
      ? await senderOf(delivery).send(requestFor(delivery, credentials, config, started_at), mayBegin)
      : undecryptable
    if (result.late && mayConnectAgain(delivery)) return undefined
    const duration = performance.now() - start
    const { http_status, error } = result
    const answer = result.answer && answerToKeep(result.answer, credentials?.secret)
    const { kind, queued_at: queuedAt } = delivery
    const attempts = delivery.attempts + 1
    const attempted = { kind, role, attempts, queuedAt, health, schedule: config.RETRY_SCHEDULE }
    const verdict = verdictOn(result, attempted, now(), random)
    const { status } = verdict

    metrics.countAttempt(kind, status === 'pending' ? 'failed' : status, duration / 1000)
    if (error !== null) {
      const details = { delivery: delivery.id, service: delivery.service_id, kind, attempt: attempts, error }
      log.warn(details, status === 'dead' ? 'delivery given up' : 'delivery failed, will retry')
    }
    const { asideUntil, health: healthAfter, dueAt, notBefore } = verdict
    return {
      status,
      asideUntil,
      health: healthAfter,
      dueAt,
      notBefore,
      // Without the event, which would stay in memory until the outcome is written.
      delivery: { id: delivery.id },
      attempt: { started_at, duration_ms: Math.round(duration), http_status, error, answer },
    }
  }

  return {
    /** Looks up the address of a target, unless there is no need: see `Sender`. */
    prepare(delivery: Delivery): Promise<void> | undefined {
      const url = delivery.kind === 'chat_b' ? config.CHAT_B_URL : credentialsOf(delivery)?.url
      return url === undefined ? undefined : senderOf(delivery).prepare(url)
    },
    /** Returns `undefined` if `mayBegin` says no once the connection is open: see `Sender`. */
    attempt,
    close: () => Promise.all([webhooks.close(), chatB.close()]),
  }
}

/** The configuration sets the address of the chat_b API, so it may be private; the other addresses come from users. */
function createSenders({ WEBHOOK_ALLOW, CHAT_B_URL }: AttemptDependencies['config'], now: () => number) {
  const chatBHost = new URL(CHAT_B_URL).hostname.replace(/^\[|\]$/g, '')
  const chatBAllow = { ...WEBHOOK_ALLOW, hosts: new Set([...WEBHOOK_ALLOW.hosts, chatBHost]) }
  const dnsCache = createDnsCache()
  return {
    webhooks: createSender(WEBHOOK_ALLOW, { now, dnsCache }),
    chatB: createSender(chatBAllow, { now, dnsCache }),
  }
}

const maxCredentials = 10_000

/**
 * Returns a function that decrypts the URL and the secret of an integration, once. It returns `undefined` if the key does not
 * decrypt them.
 */
function createCredentials(secrets: Secrets) {
  type Known = { sealed: Pick<Delivery, 'address' | 'secret'>; opened: Credentials }
  const known = recentlyUsed<number, Known>(maxCredentials)
  const open = (sealed: string | null) => (sealed === null ? undefined : secrets.open(sealed))

  return ({ service_id, kind, address, secret: sealed }: Delivery): Credentials | undefined => {
    const found = known.get(service_id)
    // They are encrypted again when the key is replaced.
    if (found?.sealed.address === address && found.sealed.secret === sealed) return found.opened
    try {
      const secret = open(sealed)
      const sign = kind === 'webhook' && secret !== undefined ? createSigner(secret) : undefined
      const opened = { url: open(address), secret, sign }
      known.set(service_id, { sealed: { address, secret: sealed }, opened })
      return opened
    } catch {
      return undefined
    }
  }
}

const undecryptable: SendResult = {
  http_status: null,
  error: 'could not decrypt the URL, token or secret: it was encrypted with another SECRET_KEY',
  answer: null,
  retry_after: null,
  refused: false,
}

/** Returns the start of a response without the secret, which a target may echo, and without NUL. */
const answerToKeep = (answer: string, secret: string | undefined) =>
  (secret ? answer.replaceAll(secret, '…') : answer).slice(0, maxAnswerLength).replaceAll('\0', '')
