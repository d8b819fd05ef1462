// What those who run the server see of deliveries.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { EventType } from '../rules/events.js'
import type { Store } from '../store/store.js'

export type DeliveryMetrics = ReturnType<typeof deliveryMetrics>

export function deliveryMetrics(register: Registry) {
  const registers = [register]
  return {
    events: new Counter<'type'>({
      name: 'notewire_events_total',
      help: 'Events that have targets, by type',
      labelNames: ['type'] satisfies 'type'[],
      registers,
    }) as { labels(type: EventType): { inc(): void } },
    attempts: new Counter({
      name: 'notewire_delivery_attempts_total',
      help: 'Attempts at deliveries, by kind of target and outcome: delivered, failed (to be sent again) or dead (given up)',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    duration: new Histogram({
      name: 'notewire_delivery_attempt_duration_seconds',
      help: 'Time from the start of an attempt to its end, by kind of target',
      labelNames: ['kind'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers,
    }),
  }
}

/** The queue, looked at whenever the metrics are asked for; NaN while the database is away. */
export function queueMetrics(register: Registry, { deliveries }: Pick<Store, 'deliveries'>, now: () => number) {
  const registers = [register]
  let looking: ReturnType<typeof deliveries.pending> | undefined
  /** Once for both. */
  function look() {
    looking ??= deliveries.pending().finally(() => {
      looking = undefined
    })
    return looking.catch(() => ({ count: Number.NaN, oldest_at: Number.NaN }))
  }
  new Gauge({
    name: 'notewire_deliveries_pending',
    help: 'Deliveries that are to be made, due or waiting',
    registers,
    async collect() {
      this.set((await look()).count)
    },
  })
  new Gauge({
    name: 'notewire_deliveries_oldest_pending_seconds',
    help: 'Age of the oldest event that has not reached all of its targets; 0 when there is none',
    registers,
    async collect() {
      const { oldest_at } = await look()
      this.set(oldest_at === null ? 0 : (now() - oldest_at) / 1000)
    },
  })
}
