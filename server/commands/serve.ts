// notewire serve: runs the server, with a delivery worker in the same process.
import { collectDefaultMetrics, Registry } from 'prom-client'
import { buildApp } from '../app.js'
import type { Config } from '../config.js'
import { deliveryMetrics, queueMetrics } from '../delivery/metrics.js'
import { createWorker, type Worker } from '../delivery/worker.js'
import { createFirstAdmin } from '../first-admin.js'
import { limitHeapGrowth } from '../limit-heap-growth.js'
import { addressesOf, assertPortIsFree, listen } from '../listen-addresses.js'
import { logStream } from '../log-stream.js'
import { openForWorker, startWithStore } from '../open-store.js'
import type { NoteEvent } from '../rules/events.js'
import { closeOnSignal } from '../shutdown.js'
import { databaseMetrics } from '../store/database-metrics.js'
import { createStore } from '../store/store.js'

/** Clients that send one request after another learn from the next answer that the server stops. */
const lastRequestsMs = 300

/**
 * Serves until the process is asked to stop. Requests and attempts in progress are finished first. Whatever can prevent the
 * start throws before anything is served.
 */
export async function serve(config: Config, { worker: withWorker }: { worker: boolean }) {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const delivery = deliveryMetrics(metrics)
  let worker: Worker | undefined
  const onEvent = ({ type }: NoteEvent) => {
    delivery.events.labels(type).inc()
    worker?.wake()
  }
  const addresses = await addressesOf(config.HOST)
  await assertPortIsFree(addresses, config.PORT)
  await startWithStore(
    config,
    async ({ database, store, secrets }) => {
      databaseMetrics(metrics, database)
      queueMetrics(metrics, store, Date.now)
      const BASE_URL = config.BASE_URL ?? localUrl(config)
      const clocks = { now: Date.now, monotonicNow: () => performance.now() }
      const dependencies = { config: { ...config, BASE_URL }, store, secrets, metrics, lastRequestsMs, ...clocks }
      const app = buildApp(dependencies, { level: config.LOG_LEVEL, stream: logStream() })
      const token = await createFirstAdmin(store)
      const workerDatabase = withWorker ? await openForWorker(config, database) : undefined
      if (workerDatabase) {
        const store = createStore(workerDatabase)
        worker = createWorker({ ...dependencies, store, metrics: delivery, log: app.log, random: Math.random })
      }

      await listen(app, addresses, config.PORT)
      closeOnSignal(app.log, async () => {
        await Promise.all([app.close(), worker?.stop()])
        await Promise.all([database.close(), workerDatabase?.close()])
      })
      limitHeapGrowth()
      worker?.start()
      process.stdout.write(welcome(BASE_URL, token))
    },
    onEvent
  )
}

/** Returns the URL of the server on this machine. */
function localUrl({ HOST, PORT }: Config): string {
  const isAllInterfaces = HOST === '0.0.0.0' || HOST === '::'
  const host = isAllInterfaces ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

function welcome(url: string, token: string | undefined): string {
  const lines = [`Notewire  ${url}`, `Docs      ${url}/docs`]
  if (token) lines.push(`Token     ${token}`, '          for user 0000000001 (admin); it will not be shown again')
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}
