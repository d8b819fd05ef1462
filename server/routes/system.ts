// For operators: health, readiness and metrics.
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Connections } from '../connections.js'
import type { Dependencies } from '../dependencies.js'
import { Histogram } from '../histogram.js'

export function addSystem(
  app: FastifyInstance,
  { store, metrics }: Pick<Dependencies, 'store' | 'metrics'>,
  connections: Connections
) {
  const registers = [metrics]
  new Gauge({
    name: 'notewire_http_connections',
    help: 'Open connections of clients, with or without a request',
    registers,
    collect() {
      this.set(connections.count())
    },
  })
  new Gauge({
    name: 'notewire_http_requests_in_progress',
    help: 'Requests that have been accepted and not yet answered, including the one that reads this',
    registers,
    collect() {
      this.set(connections.countRequests())
    },
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    await store.ping()
    return { status: 'ready' }
  })

  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
}

/** Measures the requests of the routes that are added from now on. */
export function measureRequests(app: FastifyInstance, metrics: Registry) {
  const duration = new Histogram({
    name: 'notewire_http_request_duration_seconds',
    help: 'Time to answer a request, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  })
  const observerOf = remembered((operation: string, status: number) =>
    duration.observer({ operation, status: String(status) })
  )
  app.addHook('onResponse', ({ is404, operation = 'none' }, { statusCode, elapsedTime }, done) => {
    if (!is404) observerOf(operation, statusCode)(elapsedTime / 1000)
    done()
  })
}

/** Returns a function that makes the observer of an operation and status once. */
function remembered<Observer>(make: (operation: string, status: number) => Observer) {
  const observers = new Map<string, Map<number, Observer>>()
  return (operation: string, status: number): Observer => {
    const byStatus = observers.get(operation) ?? new Map<number, Observer>()
    observers.set(operation, byStatus)
    const observer = byStatus.get(status) ?? make(operation, status)
    byStatus.set(status, observer)
    return observer
  }
}
