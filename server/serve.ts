// The server and the worker as processes: they start, say so, and stop without dropping what they accepted.
import closeWithGrace from 'close-with-grace'
import Fastify, { LogController } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { buildApp } from './app.js'
import { newToken } from './auth.js'
import type { Config } from './config.js'
import { deliveryMetrics, queueMetrics } from './delivery/metrics.js'
import { createWorker } from './delivery/worker.js'
import { checkKey, open } from './open.js'
import { addSystem } from './routes/system.js'
import type { Store } from './store/store.js'

// Faults of the process itself end it at once: who goes on after one faults again, for ever.
const faults: closeWithGrace.AllEvents[] = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV']
const grace = { delay: 30_000, skip: faults }

/** Serves until a signal comes; then what was accepted is answered, and the process ends. */
export async function serve(config: Config, { worker: withWorker }: { worker: boolean }) {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const delivering = deliveryMetrics(metrics)
  const { database, store, secrets } = await open(config, ({ type }) => {
    delivering.events.labels(type).inc()
    worker?.wake()
  })
  await checkKey({ store, secrets }, config)
  queueMetrics(metrics, store, Date.now)
  const BASE_URL = config.BASE_URL ?? addressOf(config)
  const parts = { config: { ...config, BASE_URL }, store, secrets, metrics, now: Date.now }
  const app = buildApp(parts, { level: config.LOG_LEVEL })
  const workerParts = { ...parts, metrics: delivering, log: app.log, random: Math.random }
  const worker = withWorker ? createWorker(workerParts) : undefined

  await app.listen({ host: config.HOST, port: config.PORT })
  closeWithGrace(grace, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'failed')
    await Promise.all([app.close(), worker?.stop()])
    await database.close()
  })
  worker?.start()
  process.stdout.write(welcome(BASE_URL, await firstToken(store)))
}

/**
 * Delivers events until a signal comes; then the attempts at hand are ended, and the process too. With a port, its health,
 * readiness and metrics can be asked for there.
 */
export async function work(config: Config, { port }: { port?: number }) {
  const { database, store, secrets } = await open(config)
  await checkKey({ store, secrets }, config)
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const parts = { config, store, secrets, metrics: deliveryMetrics(metrics), now: Date.now, random: Math.random }
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: { level: config.LOG_LEVEL }, logController })
  app.setErrorHandler((_, __, reply) => reply.code(503).send({ status: 'unavailable' }))
  addSystem(app, { store, metrics })
  const worker = createWorker({ ...parts, log: app.log })

  if (port !== undefined) await app.listen({ host: config.HOST, port })
  closeWithGrace(grace, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'failed')
    await Promise.all([app.close(), worker.stop()])
    await database.close()
  })
  worker.start()
  app.log.info('delivering events')
}

/** Where people on this machine reach the server. */
function addressOf({ HOST, PORT }: Config) {
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** An admin and a token for an empty database; `undefined` for any other. */
async function firstToken(store: Store): Promise<string | undefined> {
  const { token, hash, last4 } = newToken()
  const now = Date.now()
  const made = await store.transaction(async ({ users, tokens }) => {
    if (await users.isAny()) return false
    const userCode = await users.nextCode()
    await users.add({ code: userCode, name: 'Admin', role: 'admin', now })
    return tokens.create({ userCode, hash, last4, scope: 'write', expiresAt: null, now })
  })
  return made ? token : undefined
}

function welcome(address: string, token: string | undefined) {
  const lines = [`Notewire  ${address}`, `Docs      ${address}/docs`]
  if (token) lines.push(`Token     ${token}`, '          of user 0000000001 (admin); it is not shown again')
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}
