// Receivers of webhooks on this machine, and workers that deliver to them.
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import type { Test } from 'tap'
import { deliveryMetrics } from '../../server/delivery/metrics.js'
import { createSender, type SenderOptions } from '../../server/delivery/send.js'
import { createWorker, type WorkerDependencies } from '../../server/delivery/worker.js'
import { webhookContradictions } from '../conformance.js'
import type { Service } from '../helper.js'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Responds to the nth request, from 0. */
type Answer = (response: ServerResponse, nth: number, received: Received) => void

/** Allows integrations to reach this machine. */
export const allowLocal = { WEBHOOK_ALLOW: '127.0.0.0/8' }

export async function listen(t: Test, handle: RequestListener, host = '127.0.0.1') {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Starts a receiver that keeps its requests and checks each webhook against the contract. */
export async function sink(t: Test, answer: Answer = (response) => response.writeHead(204).end()) {
  const received: Received[] = []
  const faults: string[] = []
  const { port } = await listen(t, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const entry = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      if (entry.headers['webhook-id']) faults.push(...webhookContradictions(entry.headers, entry.body))
      answer(response, received.push(entry) - 1, entry)
    })
  })
  const types = () => received.map(({ body }) => JSON.parse(body).type as string)
  const ids = () => received.map(({ headers }) => headers['webhook-id'] as string)
  return { url: `http://127.0.0.1:${port}`, received, faults, types, ids }
}

/** Returns a worker for a service that uses the service's clocks, unless it is given another, and no random waits. */
export function workerOf(
  t: Test,
  service: Service,
  {
    timeoutMs = 10_000,
    monotonicNow,
    sender,
    ...options
  }: SenderOptions & Pick<WorkerDependencies, 'sender'> & { monotonicNow?: () => number } = {}
) {
  const { store, secrets, config, clock } = service
  const registry = new Registry()
  const logged: object[] = []
  const log = (details: object, message: string) => void logged.push({ ...details, message })
  const dependencies: WorkerDependencies = {
    config,
    store,
    secrets,
    metrics: deliveryMetrics(registry),
    log: { warn: log, error: log },
    now: () => clock.now,
    monotonicNow: monotonicNow ?? (() => clock.monotonicNow),
    random: () => 0,
    sender: sender ?? createSender(config.WEBHOOK_ALLOW, { timeoutMs, ...options }),
  }
  const worker = createWorker(dependencies)
  t.teardown(() => worker.stop())
  return { ...worker, registry, logged }
}

/** Adds a webhook to a note and returns its id. */
export async function addWebhook({ call }: Pick<Service, 'call'>, note: string, webhook_url: string, secret?: string) {
  const { body } = await call(`POST /notes/${note}/services`, {
    name: 'webhook',
    webhook_url,
    ...(secret && { secret }),
  })
  return body.service.service_id as number
}
