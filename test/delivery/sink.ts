// A receiver on this machine, and a worker that delivers to it.
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import type { Test } from 'tap'
import { deliveryMetrics } from '../../server/delivery/metrics.js'
import { createSender } from '../../server/delivery/send.js'
import { createWorker, type WorkerParts } from '../../server/delivery/worker.js'
import { webhookContradictions } from '../conformance.js'
import type { Service } from '../helper.js'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Answers the nth request, from 0. */
type Answer = (response: ServerResponse, nth: number, received: Received) => void

/** Opens the networks of this machine to integrations. */
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

/** A receiver that keeps what it gets, each webhook held against the contract. */
export async function sink(t: Test, answer: Answer = (response) => response.writeHead(204).end()) {
  const received: Received[] = []
  const faults: string[] = []
  const { port } = await listen(t, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      if (one.headers['webhook-id']) faults.push(...webhookContradictions(one.headers, one.body))
      answer(response, received.push(one) - 1, one)
    })
  })
  const types = () => received.map(({ body }) => JSON.parse(body).type as string)
  const ids = () => received.map(({ headers }) => headers['webhook-id'] as string)
  return { url: `http://127.0.0.1:${port}`, received, faults, types, ids }
}

/** A worker on the parts of a service, with its clock; without chance. */
export function workerOf(t: Test, service: Service, { timeout = 400 } = {}) {
  const { store, secrets, config, clock } = service
  const registry = new Registry()
  const logged: object[] = []
  const log = (details: object, message: string) => void logged.push({ ...details, message })
  const parts: WorkerParts = {
    config,
    store,
    secrets,
    metrics: deliveryMetrics(registry),
    log: { info: log, warn: log, error: log },
    now: () => clock.now,
    random: () => 0,
    sender: createSender(config.WEBHOOK_ALLOW, { timeout }),
  }
  const worker = createWorker(parts)
  t.teardown(() => worker.stop())
  return { ...worker, registry, logged }
}

/** Attaches a webhook to a note and answers its number. */
export async function addWebhook({ call }: Pick<Service, 'call'>, note: string, webhook_url: string, secret?: string) {
  const { body } = await call(`POST /notes/${note}/services`, {
    name: 'webhook',
    webhook_url,
    ...(secret && { secret }),
  })
  return body.service.service_id as number
}
