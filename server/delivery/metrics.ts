// Prometheus metrics of events and deliveries.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Store } from '../store/store.js'

export type DeliveryMetrics = ReturnType<typeof deliveryMetrics>

/** Registers the counters of events and attempts. */
export function deliveryMetrics(register: Registry) {
  const registers = [register]
  return {
    events: new Counter({
      name: 'notewire_events_total',
      help: 'Events recorded for at least one target, by type',
      labelNames: ['type'],
      registers,
    }),
    attempts: new Counter({
      name: 'notewire_delivery_attempts_total',
      help: 'Delivery attempts, by kind of target and outcome: delivered, failed (will be retried) or dead (will not)',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    duration: new Histogram({
      name: 'notewire_delivery_attempt_duration_seconds',
      help: 'Duration of delivery attempts, by kind of target',
      labelNames: ['kind'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers,
    }),
  }
}

/**
 * Registers gauges of the queue, read from the database at each scrape. They are NaN while the database is
 * unavailable.
 */
export function queueMetrics(register: Registry, { deliveries }: Pick<Store, 'deliveries'>, now: () => number) {
  const registers = [register]
  let reading: Promise<{ count: number; oldest_at: number | null }> | undefined

  /** Returns the state of the queue. The gauges of one scrape share a single query. */
  function readQueue() {
    reading ??= deliveries
      .pending()
      .catch(() => ({ count: Number.NaN, oldest_at: Number.NaN }))
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  new Gauge({
    name: 'notewire_deliveries_pending',
    help: 'Deliveries in the queue, including those waiting for a retry',
    registers,
    async collect() {
      this.set((await readQueue()).count)
    },
  })
  new Gauge({
    name: 'notewire_deliveries_oldest_pending_seconds',
    help: 'Age of the oldest event with a pending delivery; 0 if the queue is empty',
    registers,
    async collect() {
      const { oldest_at } = await readQueue()
      this.set(oldest_at === null ? 0 : (now() - oldest_at) / 1000)
    },
  })
}
