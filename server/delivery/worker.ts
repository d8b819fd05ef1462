// Carries events to their targets: at least once, those of a target in order and one at a time, many targets at once.
import { randomUUID } from 'node:crypto'
import type { Config } from '../config.js'
import type { Secrets } from '../encryption.js'
import type { Delivery, Outcome } from '../store/delivery-queue.js'
import type { ServiceRecord } from '../store/services.js'
import type { Store } from '../store/store.js'
import type { DeliveryMetrics } from './metrics.js'
import { createRecorder } from './recorder.js'
import { verdictOn } from './schedule.js'
import { createSender, type Result, type Sender } from './send.js'
import { requestTo } from './targets.js'

/** Targets that are sent to at once. One that lets an attempt wait for a second takes no place from others, */
const concurrency = 32
const patience = 1_000
/** up to so many in all. */
const mostAtOnce = 512
/** Deliveries of a target that are read at once, and how many times that before others get their turn. */
const batch = 20
const batches = 50
// A worker that dies leaves its targets to others after this; one that lives extends its leases long before.
const leaseFor = 5_000
// Events of this process wake the worker; those of others, and retries, are found by looking.
const lookEvery = 500
/** Characters of an answer. */
const answerKept = 500
const forgetEvery = 3_600_000
const forgetAfter = 30 * 86_400_000
const forgetAtOnce = 1_000

/** The secret of a target as it goes in, if it has one. */
type Secret = { text: string | undefined } | 'locked'

/** What a worker needs. */
export interface WorkerParts {
  config: Pick<Config, 'WEBHOOK_ALLOW' | 'CHAT_B_URL' | 'TEAM_NAME' | 'RETRY_SCHEDULE'>
  store: Store
  secrets: Secrets
  metrics: Pick<DeliveryMetrics, 'attempts' | 'duration'>
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
  /** The time, in milliseconds since 1970. */
  now: () => number
  /** From 0 up to 1. */
  random: () => number
  sender?: Sender
}

export interface Worker {
  /** Makes the deliveries that are due, and returns when none is. */
  runOnce(): Promise<void>
  /** Makes deliveries as they come due, until `stop`. */
  start(): void
  /** Looks for due deliveries now. */
  wake(): void
  /** Ends the attempts at hand, records them, and gives all targets back. */
  stop(): Promise<void>
}

export function createWorker(parts: WorkerParts): Worker {
  const { config, store, secrets, metrics, log, now, random } = parts
  const sender = parts.sender ?? createSender(config.WEBHOOK_ALLOW, { now })
  // Where the chat_b API is says the configuration, so it may be anywhere; where webhooks lead say users.
  const chatBHost = new URL(config.CHAT_B_URL).hostname.replace(/^\[|\]$/g, '')
  const chatBAllow = { ...config.WEBHOOK_ALLOW, hosts: new Set([...config.WEBHOOK_ALLOW.hosts, chatBHost]) }
  const chatBSender = parts.sender ?? createSender(chatBAllow, { now })
  const me = randomUUID()
  const running = new Map<number, Promise<void>>()
  /** Until when targets are leased for sure: from then on another worker may be at them. */
  const leases = new Map<number, number>()
  /** When the attempt that is made at a target began. */
  const attempting = new Map<number, number>()
  const recorder = createRecorder({ store, log, now, worker: me, recorded: () => wake() })
  let stopping = false
  let loop: Promise<void> | undefined
  let timers: NodeJS.Timeout[] = []
  let wake = () => {}

  /** Starts on the targets that are due, as many as there is room for. */
  async function begin() {
    const slow = [...attempting.values()].filter((since) => since <= now() - patience)
    const targets = Math.min(concurrency + slow.length, mostAtOnce) - running.size
    if (stopping || targets <= 0 || recorder.isBehind() || !(await store.deliveries.isAnyDue(now()))) return
    const until = now() + leaseFor
    const leased = await store.transaction(
      ({ deliveries }) => deliveries.claim(me, { now: now(), until, targets }),
      'snapshot'
    )
    for (const target of leased) {
      leases.set(target.id, until)
      if (running.has(target.id)) continue
      const done = deliverTo(target).finally(() => {
        running.delete(target.id)
        leases.delete(target.id)
        wake()
      })
      running.set(target.id, done)
    }
  }

  async function deliverTo(target: ServiceRecord) {
    let dueAt = now()
    try {
      dueAt = await deliverInOrder(target)
    } catch (err) {
      log.error({ err }, 'deliveries could not be read; trying again')
    }
    recorder.release(target.id, dueAt)
  }

  /** Delivers until nothing is left, something fails, or others should get their turn. Answers when the target is due again. */
  async function deliverInOrder(target: ServiceRecord): Promise<number> {
    const secret = secretOf(target)
    let last = 0
    for (let turn = 0; turn < batches; turn++) {
      const deliveries = await store.deliveries.next(target, last, batch)
      for (const delivery of deliveries) {
        if (!mayGoOn(target)) return now()
        const outcome = await attempt(target, delivery, secret)
        recorder.record(outcome)
        if (outcome.status === 'pending' || outcome.dueAt > now()) return outcome.dueAt
        last = delivery.id
      }
      if (deliveries.length < batch) break
    }
    return now()
  }

  /** What cannot be recorded, or is no longer leased, would be sent twice. */
  const mayGoOn = ({ id }: ServiceRecord) => !stopping && !recorder.isBehind() && (leases.get(id) ?? 0) > now()

  async function attempt(
    target: ServiceRecord,
    delivery: Delivery,
    secret: Secret
  ): Promise<Outcome & { dueAt: number }> {
    const started_at = now()
    const start = performance.now()
    attempting.set(target.id, started_at)
    const result = await send(target, delivery, secret)
    attempting.delete(target.id)
    const duration = performance.now() - start
    const { http_status, error, answer } = result
    const round = { kind: target.name, attempts: delivery.attempts + 1, schedule: config.RETRY_SCHEDULE }
    const { status, dueAt } = verdictOn(result, round, now(), random)

    const outcome = status === 'pending' ? 'failed' : status
    metrics.attempts.labels(target.name, outcome).inc()
    metrics.duration.labels(target.name).observe(duration / 1000)
    if (error !== null) {
      const seen = { delivery: delivery.id, service: target.id, kind: target.name, attempt: round.attempts, error }
      log.warn(seen, status === 'dead' ? 'delivery given up' : 'delivery failed, to be sent again')
    }
    const attempt = { started_at, duration_ms: Math.round(duration), http_status, error, answer }
    return { delivery, status, dueAt, attempt }
  }

  function secretOf({ secret }: ServiceRecord): Secret {
    try {
      return { text: secret === null ? undefined : secrets.open(secret) }
    } catch {
      return 'locked'
    }
  }

  async function send(target: ServiceRecord, delivery: Delivery, secret: Secret): Promise<Result> {
    if (secret === 'locked') {
      const error = 'its token or secret cannot be decrypted: SECRET_KEY is not the one that it was encrypted with'
      return { http_status: null, error, answer: null, retry_after: null, refused: false }
    }
    const { text } = secret
    const { send } = target.name === 'chat_b' ? chatBSender : sender
    const result = await send(requestTo(target, delivery, text, config, now()))
    // A target may answer with all that it was sent.
    const answer = text ? result.answer?.replaceAll(text, '…') : result.answer
    return { ...result, answer: answer?.slice(0, answerKept).replaceAll('\0', '') ?? null }
  }

  async function extendLeases() {
    if (running.size === 0) return
    const until = now() + leaseFor
    for (const { id } of await store.deliveries.extendLeases(me, [...running.keys()], until)) leases.set(id, until)
  }

  async function forget() {
    const once = () =>
      store.transaction(({ deliveries }) => deliveries.deleteSettled(now() - forgetAfter, forgetAtOnce))
    while (!stopping && (await once()) === forgetAtOnce);
  }

  /** Runs `turn` now and at each wake-up, for as long as it says so. */
  async function turns(turn: () => Promise<boolean>) {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      if (!(await turn())) return
      await woken
    }
  }

  const inBackground = (work: () => Promise<void>, every: number) =>
    setInterval(() => work().catch((err) => log.error({ err }, 'the worker failed; trying again')), every)

  return {
    runOnce: () =>
      turns(async () => {
        await begin()
        if (running.size > 0) return true
        await recorder.flush()
        if (!stopping && (await store.deliveries.isAnyDue(now()))) wake()
        else return false
        return true
      }),

    start() {
      timers = [
        inBackground(async () => wake(), lookEvery),
        inBackground(extendLeases, leaseFor / 4),
        inBackground(forget, forgetEvery),
      ]
      loop = turns(async () => {
        await begin().catch((err) => log.error({ err }, 'deliveries could not be claimed; trying again'))
        return !stopping
      })
    },

    wake: () => wake(),

    async stop() {
      stopping = true
      wake()
      await loop
      // Until the last attempt has ended, its target stays leased.
      await Promise.all(running.values())
      for (const timer of timers) clearInterval(timer)
      await recorder.stop()
      await Promise.all([sender.close(), chatBSender.close()])
    },
  }
}
