// notewire worker: delivers events in a process without the API.
import Fastify, { LogController } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Config } from '../config.js'
import { endConnectionsOnClose, trackConnections } from '../connections.js'
import { deliveryMetrics } from '../delivery/metrics.js'
import { createWorker } from '../delivery/worker.js'
import { addressesOf, assertPortIsFree, listen } from '../listen-addresses.js'
import { logStream } from '../log-stream.js'
import { startWithStore } from '../open-store.js'
import { addSystem, measureRequests } from '../routes/system.js'
import { closeOnSignal } from '../shutdown.js'
import { databaseMetrics } from '../store/database-metrics.js'

/**
 * Delivers events until the process is asked to stop. Attempts in progress are finished first. With a port, it serves
 * /healthz, /readyz and /metrics.
 */
export async function runWorker(config: Config, { port }: { port?: number }) {
  const addresses = await addressesOf(config.HOST)
  if (port !== undefined) await assertPortIsFree(addresses, port)
  await startWithStore(config, async ({ database, store, secrets }) => {
    const metrics = new Registry()
    collectDefaultMetrics({ register: metrics })
    const logController = new LogController({ disableRequestLogging: true })
    const logger = { level: config.LOG_LEVEL, stream: logStream() }
    const app = Fastify({ logger, logController, return503OnClosing: false })
    const connections = trackConnections(app.server)
    endConnectionsOnClose(app, connections)
    app.setErrorHandler((_, __, reply) => reply.code(503).send({ status: 'unavailable' }))
    databaseMetrics(metrics, database)
    measureRequests(app, metrics)
    addSystem(app, { store, metrics }, connections)
    const worker = createWorker({
      config,
      store,
      secrets,
      metrics: deliveryMetrics(metrics),
      log: app.log,
      now: Date.now,
      monotonicNow: () => performance.now(),
      random: Math.random,
    })

    if (port !== undefined) await listen(app, addresses, port)
    closeOnSignal(app.log, async () => {
      await Promise.all([app.close(), worker.stop()])
      await database.close()
    })
    worker.start()
    app.log.info('worker started')
  })
}
