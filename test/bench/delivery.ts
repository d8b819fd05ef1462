// Deliveries: how fast the queue empties beside a bare loop of undici requests to the same sink, and what requests of the
// API notice of 10,000 that are pending.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { Pool } from 'undici'
import { readConfig } from '../../server/config.js'
import { deliveryMetrics } from '../../server/delivery/metrics.js'
import { requestFor } from '../../server/delivery/target-requests.js'
import { createWorker } from '../../server/delivery/worker.js'
import { openStore } from '../../server/open-store.js'
import { packageFolder } from '../../server/package-folder.js'
import { noteEvent } from '../../server/rules/events.js'
import { addressHash } from '../../server/rules/target-address.js'
import type { ServiceRecord } from '../../server/store/services.js'
import type { Store } from '../../server/store/store.js'
import { freePort } from '../helper.js'

type Opened = Pick<Awaited<ReturnType<typeof openStore>>, 'store' | 'secrets'>

const rounds = 5
const deliveriesARound = 3200
const pending = 10_000
const secret = 'a secret of the target'
const actor = { id: 1, user_code: '0000000001', name: 'Admin', role: 'admin' as const }
const median = (list: number[]) => quantile(list, 0.5)
const quantile = (list: number[], part: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] ?? 0

export async function delivery() {
  const folder = mkdtempSync(join(tmpdir(), 'notewire-bench-'))
  const { sink, url } = await startSink()
  await throughput('a sink that answers at once, 32 targets', join(folder, 'many.db'), url, 32)
  await throughput('a sink that answers at once, 1 target', join(folder, 'one.db'), url, 1)
  await throughput('a sink that verifies, 32 targets', join(folder, 'verified.db'), `${url}/verified`, 32)
  await throughput('a sink that answers after 5 ms, 32 targets', join(folder, 'slow.db'), `${url}/slow`, 32)
  await latency(folder, url)
  sink.kill()
  rmSync(folder, { recursive: true })
}

/** A process that answers everything with 204: below /slow after 5 ms, below /verified what has a right signature. */
async function startSink(): Promise<{ sink: ChildProcess; url: string }> {
  const source = `const { Webhook } = require('standardwebhooks')
  const webhook = new Webhook('${secret}', { format: 'raw' })
  const server = require('node:http').createServer((request, response) => {
    const chunks = []
    const answer = () => response.writeHead(204).end()
    request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
      if (request.url.startsWith('/slow')) return setTimeout(answer, 5)
      if (request.url.startsWith('/verified')) webhook.verify(Buffer.concat(chunks), request.headers)
      answer()
    })
  }).listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const sink = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(sink.stdout, 'data')
  return { sink, url: `http://127.0.0.1:${Number(port)}` }
}

async function throughput(title: string, file: string, url: string, targets: number) {
  const config = readConfig({ DATABASE_URL: `sqlite:${file}`, WEBHOOK_ALLOW: '127.0.0.1' })
  const { database, store, secrets } = await openStore(config)
  const log = { info() {}, warn() {}, error: console.error }
  const metrics = deliveryMetrics(new Registry())
  const clocks = { now: Date.now, monotonicNow: () => performance.now() }
  const worker = createWorker({ config, store, secrets, metrics, log, ...clocks, random: Math.random })
  const { services, body } = await makeTargets({ store, secrets }, url, targets, secret)
  const example = { name: 'webhook' as const, room_id: null, message_id: `msg_${'0'.repeat(32)}`, body }
  const { headers } = requestFor(example, { address: url, secret }, config, Date.now())
  const { origin, pathname: path } = new URL(url)
  const pool = new Pool(origin, { connections: targets })
  const bare = () =>
    atOnce(targets, deliveriesARound, async () => {
      const { body: answer } = await pool.request({ method: 'POST', path, headers, body })
      await answer.text()
    })

  const times: { bare: number; queue: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    await fill(store, services, deliveriesARound)
    times.push({ bare: await timed(bare), queue: await timed(worker.runOnce) })
  }
  times.shift()
  const rate = (list: number[]) => `${Math.round((deliveriesARound / median(list)) * 1000)} a second`
  console.log(`\nDeliver ${deliveriesARound} events to ${title}`)
  console.log(`  bare undici           ${rate(times.map(({ bare }) => bare))}`)
  const ratio = median(times.map(({ bare, queue }) => bare / queue))
  console.log(`  the queue             ${rate(times.map(({ queue }) => queue))}   ${ratio.toFixed(2)} × bare`)
  await worker.stop()
  await pool.close()
  await database.close()
}

async function latency(folder: string, url: string) {
  const port = await freePort()
  const variables = {
    DATABASE_URL: `sqlite:${join(folder, 'latency.db')}`,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    WEBHOOK_ALLOW: '127.0.0.1',
  }
  const program = join(packageFolder, 'dist/server/main.js')
  const server = spawn(process.execPath, [program, 'serve'], { env: { PATH: process.env.PATH, ...variables } })
  const [welcome] = await once(server.stdout, 'data')
  const opened = await openStore(readConfig(variables))
  const { database, store } = opened
  const client = new Pool(`http://127.0.0.1:${port}`, { connections: 1 })
  const headers = {
    authorization: `Bearer ${String(welcome).match(/nwt_\w+/)?.[0]}`,
    'content-type': 'application/json',
  }
  const live = await makeTargets(opened, url, 64)
  const dead = await makeTargets(opened, `http://127.0.0.1:${await freePort()}`, 64)

  const send = async (method: 'GET' | 'POST', path: string, body?: string) => {
    const response = await client.request({ method, path, headers, ...(body && { body }) })
    await response.body.text()
  }
  const measure = async (name: string, goOn: () => Promise<boolean>) => {
    const times: Record<'read' | 'create', number[]> = { read: [], create: [] }
    do {
      for (let turn = 0; turn < 50; turn++) {
        times.read.push(await timed(() => send('GET', '/api/v1/notes')))
        times.create.push(await timed(() => send('POST', '/api/v1/notes', '{"name":"Plan","scope":"open"}')))
      }
    } while (await goOn())
    const shown = (list: number[]) =>
      `${quantile(list, 0.5).toFixed(2)} ms, 99 % within ${quantile(list, 0.99).toFixed(2)} ms`
    console.log(`  ${name.padEnd(34)}list ${shown(times.read)};  create ${shown(times.create)}`)
  }
  const turns = (count: number) => async () => --count > 0
  const isAnyPending = async () => (await store.deliveries.pending()).count > 0

  console.log(`\nRequests of the API, one after the other`)
  await measure('(warming up)', turns(20))
  await measure('nothing pending', turns(20))
  await fill(store, live.services, pending)
  await measure(`${pending} pending, being delivered`, isAnyPending)
  await fill(store, dead.services, pending)
  await measure(`${pending} pending, targets dead`, turns(20))
  await client.close()
  await database.close()
  server.kill()
  await once(server, 'exit')
}

async function makeTargets({ store, secrets }: Opened, url: string, count: number, secret?: string) {
  return store.transaction(async (stores) => {
    const state = {
      name: 'Plan',
      description: '',
      icon: null,
      archived: false,
      scope: 'open' as const,
      users: [],
      groups: [],
    }
    const note = await stores.notes.create(state, Date.now())
    const services: ServiceRecord[] = []
    for (let index = 0; index < count; index++) {
      const address = `${url}/${index}`
      const service = {
        name: 'webhook' as const,
        address: secrets.seal(address),
        addressHash: addressHash(address),
        room_id: null,
        secret: secret === undefined ? null : secrets.seal(secret),
        addedBy: null,
      }
      services.push(await stores.services.add(note, service, Date.now()))
    }
    return { services, body: JSON.stringify(eventNow()) }
  })
}

function eventNow() {
  const users = [{ user_code: '0000000001', name: 'Admin' }]
  const note = { note_code: 'k3v9m2q7x4ta', name: 'Plan', description: '', icon_url: null, archived: true, users }
  return noteEvent('note.archived', { ...note, scope: 'open', groups: [] }, actor, Date.now())
}

/** Puts so many deliveries into the queue. */
const fill = (store: Store, services: ServiceRecord[], count: number) =>
  store.transaction(async ({ deliveries }) => {
    for (let made = 0; made < count; made += services.length) {
      await deliveries.record(eventNow(), services.slice(0, count - made), Date.now())
    }
  })

/** Does the work so many times, some of it at once. */
async function atOnce(workers: number, count: number, work: () => Promise<void>) {
  let left = count
  const run = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: workers }, run))
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
