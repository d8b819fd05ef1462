// How fast a server empties its queue of deliveries, beside a bare loop of undici requests to the same sink.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Table } from '../../docs/benchmark.js'
import { packageFolder } from '../../server/package-folder.js'
import { addressHash } from '../../server/rules/target-address.js'
import type { ServiceRecord } from '../../server/store/services.js'
import { eventNow } from './event.js'
import { type Database, databaseAt, fill, startNotewire, withStore } from './notewire.js'
import { cpuMicros, type Running, start } from './processes.js'
import { median, warmUpRounds } from './rounds.js'

/** How often both are started: processes of the same program differ in speed. */
const processes = 5
const roundsOfProcess = 3
const program = (name: string) => join(packageFolder, 'test/bench/programs', name)

const queues = [
  { name: '32 targets', path: '/instant', targets: 32, events: 10_000 },
  { name: '1 target', path: '/instant', targets: 1, events: 2_000 },
  { name: '32 targets that take 5 ms', path: '/slow', targets: 32, events: 2_000 },
  { name: '1 target that takes 5 ms', path: '/slow', targets: 1, events: 100 },
]

export async function delivery(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'notewire-bench-'))
  const database = databaseAt(`sqlite:${join(folder, 'notewire.db')}`)
  await fill(database, 0)
  const sink = await start(() => [process.execPath, program('sink.mjs')], { core: 'load' })
  const rows: Table['rows'] = []
  for (const queue of queues) rows.push(...(await measure(database, sink, queue)))
  await sink.stop()
  rmSync(folder, { recursive: true })
  return {
    id: 'delivery',
    title: 'Deliver events',
    method:
      'A queue of signed events, up to 10,000, and as many requests that are sent by a loop of ' +
      `undici's \`Pool.request\` with as many connections. Each is measured in ${processes} processes.`,
    columns: ['events a second', '× bare', 'CPU an event, µs', 'CPU × bare'],
    rows,
  }
}

interface Measurement {
  rate: number
  cpu: number
}

async function measure(database: Database, sink: Running, { name, path, targets, events }: (typeof queues)[number]) {
  const url = `${sink.url}${path}`
  const services = await addTargets(database, url, targets)
  const parameters = new URLSearchParams({ url, count: String(events), connections: String(targets) })
  const measured: Record<'bare' | 'queue', Measurement>[] = []
  for (let count = 0; count < processes; count++) {
    const sender = await startBareSender()
    const notewire = await startNotewire(database)
    for (let round = -warmUpRounds; round < roundsOfProcess; round++) {
      const bare = await received(sink, sender, events, () => fetch(`${sender.url}/?${parameters}`, { method: 'POST' }))
      const queue = await received(sink, notewire, events, () => queueEvents(database, services, events))
      if (round >= 0) measured.push({ bare, queue })
    }
    for (const server of [sender, notewire]) await server.stop()
  }
  const ratio = (key: keyof Measurement) => median(measured.map((round) => round.queue[key] / round.bare[key]))
  return [
    {
      name: `bare undici, ${name}`,
      figures: [median(measured.map(({ bare }) => bare.rate)), 1, median(measured.map(({ bare }) => bare.cpu)), 1],
    },
    {
      name: `Notewire, ${name}`,
      figures: [
        median(measured.map(({ queue }) => queue.rate)),
        ratio('rate'),
        median(measured.map(({ queue }) => queue.cpu)),
        ratio('cpu'),
      ],
    },
  ]
}

const startBareSender = () =>
  start(() => [process.execPath, '--import', 'tsx', program('bare-sender.ts')], { cwd: packageFolder })

/** Measures a process that sends so many requests to the sink. */
async function received(
  sink: Running,
  { pid }: Running,
  events: number,
  send: () => Promise<unknown>
): Promise<Measurement> {
  await fetch(`${sink.url}/reset`)
  const before = cpuMicros(pid) ?? Number.NaN
  await send()
  const { ms } = (await (await fetch(`${sink.url}/received?count=${events}`)).json()) as { ms: number }
  // The last outcomes are written soon after.
  await delay(settleMs)
  return { rate: (events / ms) * 1000, cpu: ((cpuMicros(pid) ?? Number.NaN) - before) / events }
}

const settleMs = 200

/** Adds webhooks of a note. */
const addTargets = (database: Database, url: string, count: number): Promise<ServiceRecord[]> =>
  withStore(database, ({ store, secrets }) =>
    store.transaction(async (stores) => {
      const users = await stores.users.byCodes(['1'])
      const plan = { name: 'Plan', description: '', icon: null, archived: false, scope: 'open' as const, groups: [] }
      const note = await stores.notes.create({ ...plan, users }, Date.now())
      const services: ServiceRecord[] = []
      for (let index = 0; index < count; index++) {
        const address = `${url}/${index}`
        const webhook = {
          name: 'webhook' as const,
          address: secrets.seal(address),
          addressHash: addressHash(address),
          room_id: null,
          secret: secrets.seal('a secret of the target'),
          addedBy: null,
        }
        services.push(await stores.services.add(note, webhook, Date.now()))
      }
      return services
    })
  )

/** Records events, each for one of the integrations, in one transaction. */
const queueEvents = (database: Database, services: ServiceRecord[], count: number) =>
  withStore(database, ({ store }) =>
    store.transaction(async ({ deliveries }) => {
      for (let index = 0; index < count; index++) {
        await deliveries.record(eventNow(), services.slice(index % services.length).slice(0, 1), Date.now())
      }
    })
  )
