// A worker's turn at a target: delivers its events in order until none is left, one fails, or the turn is over.
import { limits } from '../../generated/limits.js'
import type { Delivery } from '../store/delivery-queue.js'
import type { Store } from '../store/store.js'
import type { Release, Target, TargetHealth } from '../store/target-leases.js'
import type { Attempter } from './attempt.js'
import type { OutcomeRecorder } from './outcome-recorder.js'
import { type DeliveryRole, maxAttemptsInOrder, oldestToKeep, setAsideUntil } from './retry-policy.js'

/**
 * How long deliveries that were read may be attempted. Then the database is asked again, because their integration may have
 * been removed. Reading and beginning an attempt may take the rest of the time that a removal may take to have effect.
 */
const freshMs = limits.removal_seconds * 1000 - 100
/** Deliveries that are read at first. A slow target needs no more before they are read again. */
const firstPageSize = 4
/** More would be in memory for so long that V8 moves them to the space of what stays in use. Fewer are more round trips. */
const maxPageSize = 32
/** How many deliveries one transaction gives up. */
const giveUpBatch = 1_000

interface TurnDependencies {
  store: Store
  log: Record<'warn' | 'error', (details: object, message: string) => void>
  now: () => number
  monotonicNow: () => number
  recorder: Pick<OutcomeRecorder, 'record'>
  attempter: Pick<Attempter, 'prepare' | 'attempt'>
  schedule: number[]
}

/** What the dispatcher decides and learns during a turn. */
interface Watch {
  /** Returns whether another attempt may begin. */
  mayGoOn: () => boolean
  /** Called before the wait for an address and a response, and after it. */
  onWaiting: (isWaiting: boolean) => void
}

/** Returns a function that takes a turn at a target, and returns how to release it. It never throws. */
export function createTurns({ store, log, now, monotonicNow, recorder, attempter, schedule }: TurnDependencies) {
  return async function takeTurn(target: Target, { mayGoOn, onWaiting }: Watch): Promise<Release> {
    const { id, kind } = target
    const reader = createReader(store, target, now, monotonicNow)
    let health = healthOf(target)
    let dueAt = now()
    let notBefore = dueAt

    async function deliverNext(): Promise<boolean> {
      const buffered = reader.nextBuffered(health)
      const next = buffered ?? (await reader.next(health))
      if (!next) return false
      const { delivery, role } = next
      onWaiting(true)
      const lookup = attempter.prepare(delivery)
      if (lookup) await lookup
      const { isFresh } = reader
      // Without a wait, the checks right before still hold.
      const hasWaited = !buffered || lookup !== undefined
      const mayBegin = !hasWaited || (isFresh() && mayGoOn())
      const result = mayBegin ? await attempter.attempt(delivery, role, health, isFresh) : undefined
      onWaiting(false)
      if (!result) return true
      recorder.record(result)
      reader.pass(delivery)
      const wasDown = health.down_since !== null
      health = result.health
      dueAt = result.dueAt
      notBefore = result.notBefore
      if (role === 'probe' && result.status === 'delivered') await setAsideBefore(delivery)
      if (health.down_since !== null) await giveUpOld(wasDown)
      return notBefore <= now()
    }

    /** The target accepts other events than those that it has refused. */
    async function setAsideBefore(accepted: Delivery) {
      const until = setAsideUntil(maxAttemptsInOrder, schedule, now())
      const count = await store.deliveries.setAside(target, accepted, until)
      log.warn({ target: id, kind, deliveries: count }, 'deliveries set aside: the target accepts later ones')
    }

    async function giveUpOld(wasDown: boolean) {
      if (!wasDown) log.warn({ target: id, kind, failures: health.failures }, 'target is down')
      let count = giveUpBatch
      while (count === giveUpBatch) {
        const giveUp = ({ deliveries }: Pick<Store, 'deliveries'>) =>
          deliveries.giveUpOld(target, oldestToKeep(schedule, now()), now(), giveUpBatch)
        count = await store.transaction(giveUp, 'snapshot')
        if (count > 0) log.warn({ target: id, kind, deliveries: count }, 'deliveries given up: the target is down')
      }
    }

    try {
      while (mayGoOn() && (await deliverNext())) {}
      // A probe does not wait for the schedule, unlike the first delivery.
      if (health.probing === 1 && (await reader.next(health))) dueAt = notBefore
    } catch (err) {
      log.error({ err }, 'could not read or change pending deliveries, will retry')
    }
    return { id, health, dueAt, notBefore }
  }
}

const healthOf = ({ failures, failing_since, down_since, probing }: Target): TargetHealth => ({
  failures,
  failing_since,
  down_since,
  probing,
})

/** Reads the deliveries of a target in the order in which they are attempted. */
function createReader({ deliveries }: Store, target: Target, now: () => number, monotonicNow: () => number) {
  let page: Delivery[] = []
  let pageSize = firstPageSize
  let isLastPage = false
  let readAt = Number.NEGATIVE_INFINITY
  let known: Delivery | undefined
  /** Deliveries up to this one were attempted in this turn. */
  let afterId = 0

  const isFresh = () => monotonicNow() - readAt < freshMs

  async function read(limit: number, selection: { asideDueBy: number; attemptsBelow?: number }): Promise<Delivery[]> {
    const found = await deliveries.next(target, { afterId, limit, known, ...selection })
    readAt = monotonicNow()
    // A webhook is a target of its own. Integrations of chats may share one.
    if (target.kind === 'webhook') known ??= found[0]
    return found
  }

  async function nextProbe() {
    const [delivery] = await read(1, { asideDueBy: 0, attemptsBelow: maxAttemptsInOrder })
    return delivery && { delivery, role: 'probe' as const }
  }

  /** Those set aside wait until the target takes others again, unless there are no others. */
  async function nextOfFailing() {
    const [first] = await read(1, { asideDueBy: 0 })
    const [delivery] = first ? [first] : await read(1, { asideDueBy: now() })
    return delivery && { delivery, role: roleOf(delivery) }
  }

  async function nextOfPage() {
    // Cheaper than to read the events again.
    const [first] = page
    const last = page.at(-1)
    if (first && last && !isFresh()) {
      const pending = await deliveries.pendingBetween(target, first, last)
      readAt = monotonicNow()
      page = page.filter(({ id }) => pending.has(id))
    }
    if (page.length === 0 && !isLastPage) {
      page = await read(pageSize, { asideDueBy: now() })
      isLastPage = page.length < pageSize
      pageSize = Math.min(2 * pageSize, maxPageSize)
    }
    const [delivery] = page
    return delivery && { delivery, role: roleOf(delivery) }
  }

  return {
    isFresh,
    /** Returns what `next` would return, without a promise, if the page has it already. */
    nextBuffered({ failures, probing }: TargetHealth): { delivery: Delivery; role: DeliveryRole } | undefined {
      const [delivery] = page
      if (!delivery || failures > 0 || probing === 1 || !isFresh()) return undefined
      return { delivery, role: roleOf(delivery) }
    },
    /** Returns the delivery to attempt next, and its role. Each call returns the same one until it is passed. */
    async next({ failures, probing }: TargetHealth): Promise<{ delivery: Delivery; role: DeliveryRole } | undefined> {
      const probe = probing === 1 ? await nextProbe() : undefined
      const hasTriedFirst = probing === 1 && afterId > 0
      if (probe || hasTriedFirst) return probe
      return failures > 0 ? nextOfFailing() : nextOfPage()
    },
    pass({ id }: Delivery) {
      afterId = id
      if (page[0]?.id === id) page.shift()
      else page = []
    },
  }
}

const roleOf = ({ due_at }: Delivery): DeliveryRole => (due_at === null ? 'first' : 'aside')
