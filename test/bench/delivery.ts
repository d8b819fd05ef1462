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
import { median } from './rounds.js'

/** How often both are started: processes of the same program differ in speed. */
const processes = 5
/** How often each queue is measured in a process. */
const roundsOfProcess = 3
/**
 * How often the first queue is delivered before. While V8 compiles what is used most, an event takes 165, 90, 59, 64 and 45 µs
 * of CPU time in the first five rounds, and a bare request 104, 62, 38, 42 and 35.
 */
const warmUpRounds = 4
const program = (name: string) => join(packageFolder, 'test/bench/programs', name)

const queues = [
  { name: '32 targets', path: '/instant', targets: 32, events: 10_000 },
  { name: '1 target', path: '/instant', targets: 1, events: 2_000 },
  { name: '32 targets that take 5 ms', path: '/slow', targets: 32, events: 2_000 },
  { name: '1 target that takes 5 ms', path: '/slow', targets: 1, events: 100 },
]

type Queue = (typeof queues)[number]

export async function delivery(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'notewire-bench-'))
  const database = databaseAt(`sqlite:${join(folder, 'notewire.db')}`)
  await fill(database, 0)
  const sink = await start(() => [process.execPath, program('sink.mjs')], { core: 'load' })
  const measured: Round[][] = queues.map(() => [])
  const services: ServiceRecord[][] = []
  for (const { path, targets } of queues) services.push(await addTargets(database, sink.url + path, targets))
  for (let count = 0; count < processes; count++) {
    const sender = await startBareSender()
    const notewire = await startNotewire(database)
    for (const [index, queue] of queues.entries()) {
      const measureRound = () => measure(database, { sink, sender, notewire }, queue, services[index] ?? [])
      // The connections to the targets of the other queues are opened in one round.
      for (let round = 0; round < (index === 0 ? warmUpRounds : 1); round++) await measureRound()
      for (let round = 0; round < roundsOfProcess; round++) measured[index]?.push(await measureRound())
    }
    for (const server of [sender, notewire]) await server.stop()
  }
  await sink.stop()
  rmSync(folder, { recursive: true })
  return {
    id: 'delivery',
    title: 'Deliver events',
    method:
      'A queue of signed events, up to 10,000, and as many requests that are sent by a loop of ' +
      `undici's \`Pool.request\` with as many connections. Each is measured in ${processes} processes.`,
    columns: ['events a second', '× bare', 'CPU an event, µs', 'CPU × bare'],
    rows: queues.flatMap((queue, index) => rowsOf(queue, measured[index] ?? [])),
  }
}

interface Measurement {
  rate: number
  cpu: number
}

type Round = Record<'bare' | 'queue', Measurement>

/** Measures both senders once. */
async function measure(
  database: Database,
  { sink, sender, notewire }: Record<'sink' | 'sender' | 'notewire', Running>,
  { path, targets, events }: Queue,
  services: ServiceRecord[]
): Promise<Round> {
  const parameters = new URLSearchParams({ url: sink.url + path, count: String(events), connections: String(targets) })
  const bare = await received(sink, sender, events, () => fetch(`${sender.url}/?${parameters}`, { method: 'POST' }))
  const queue = await received(sink, notewire, events, () => queueEvents(database, services, events))
  return { bare, queue }
}

function rowsOf({ name }: Queue, rounds: Round[]): Table['rows'] {
  const ratio = (key: keyof Measurement) => median(rounds.map((round) => round.queue[key] / round.bare[key]))
  return [
    {
      name: `bare undici, ${name}`,
      figures: [median(rounds.map(({ bare }) => bare.rate)), 1, median(rounds.map(({ bare }) => bare.cpu)), 1],
    },
    {
      name: `Notewire, ${name}`,
      figures: [
        median(rounds.map(({ queue }) => queue.rate)),
        ratio('rate'),
        median(rounds.map(({ queue }) => queue.cpu)),
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
