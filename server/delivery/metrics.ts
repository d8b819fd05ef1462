// Prometheus metrics of events and deliveries.
import { Counter, Gauge, type Registry } from 'prom-client'
import { Histogram } from '../histogram.js'
import type { QueueState } from '../store/delivery-admin.js'
import type { ServiceKind } from '../store/services.js'
import type { Store } from '../store/store.js'

export type DeliveryMetrics = ReturnType<typeof deliveryMetrics>

/** Registers the counters of events and attempts. */
export function deliveryMetrics(register: Registry) {
  const registers = [register]
  const events = new Counter({
    name: 'notewire_events_total',
    help: 'Events recorded for at least one target, by type',
    labelNames: ['type'],
    registers,
  })
  const tallies = new Map<ServiceKind, Tally>()
  new Counter({
    name: 'notewire_delivery_attempts_total',
    help: 'Delivery attempts, by kind of target and outcome: delivered, failed (will be retried) or dead (will not)',
    labelNames: ['kind', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [kind, { counts }] of tallies) {
        for (const [outcome, count] of Object.entries(counts)) if (count > 0) this.inc({ kind, outcome }, count)
      }
    },
  })
  const duration = new Histogram({
    name: 'notewire_delivery_attempt_duration_seconds',
    help: 'Duration of delivery attempts, by kind of target',
    labelNames: ['kind'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  })
  const newTally = (kind: ServiceKind): Tally => ({
    counts: { delivered: 0, failed: 0, dead: 0 },
    observe: duration.observer({ kind }),
  })
  return {
    events,
    countAttempt(kind: ServiceKind, outcome: AttemptOutcome, seconds: number) {
      const tally = tallies.get(kind) ?? newTally(kind)
      tallies.set(kind, tally)
      tally.counts[outcome]++
      tally.observe(seconds)
    },
  }
}

type AttemptOutcome = 'delivered' | 'failed' | 'dead'

/** The attempts at targets of a kind. prom-client would hash the labels of each attempt. */
interface Tally {
  counts: Record<AttemptOutcome, number>
  observe: (seconds: number) => void
}

/**
 * Registers gauges of the queue, read from the database at each scrape. They are NaN while the database is
 * unavailable.
 */
export function queueMetrics(register: Registry, { deliveries }: Pick<Store, 'deliveries'>, now: () => number) {
  let reading: Promise<QueueState> | undefined

  /** Returns the state of the queue. The gauges of one scrape share its queries. */
  function readQueue() {
    reading ??= deliveries
      .pending()
      .catch(() => unknown)
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  /** No gauge has a label for its target: there may be thousands. `notewire integrations list --failing` names them. */
  function gauge(name: string, help: string, read: (queue: QueueState) => number) {
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(read(await readQueue()))
      },
    })
  }

  gauge(
    'notewire_deliveries_pending',
    'Deliveries in the queue, including those waiting for a retry',
    ({ count }) => count
  )
  gauge(
    'notewire_deliveries_oldest_pending_seconds',
    'Age of the oldest pending delivery, without those to targets that are down; 0 if there is none',
    ({ oldest_at }) => (oldest_at === null ? 0 : (now() - oldest_at) / 1000)
  )
  gauge(
    'notewire_targets_failing',
    'Targets that failed at the last attempt, and are in their retry schedule',
    ({ failing }) => failing
  )
  gauge('notewire_targets_down', 'Targets that failed until their retry schedule had run out', ({ down }) => down)
}

const unknown: QueueState = { count: Number.NaN, oldest_at: Number.NaN, failing: Number.NaN, down: Number.NaN }
