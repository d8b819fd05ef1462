// `npm run soak`: minutes of load on real processes, with targets that fail and recover. A server is killed, and so is
// PostgreSQL. Checks that nothing is lost or late, and that memory and the write-ahead log stay bounded. SOAK_MINUTES (10) is
// how long it runs on each engine, SOAK_RATE (300) the requests a second, SOAK_WRITERS (0) how many connections create and
// change notes besides, SOAK_ENGINES (sqlite,postgres) which engines.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSchema, type Postgres, startPostgres } from '../postgres.js'
import { startLoad } from './load.js'
import { startReceiver } from './receiver.js'
import { startServer } from './server.js'

const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const rate = Number(process.env.SOAK_RATE ?? 300)
const writers = Number(process.env.SOAK_WRITERS ?? 0)
const engines = (process.env.SOAK_ENGINES ?? 'sqlite,postgres').split(',')
/** When a server and PostgreSQL are killed, as parts of the time. */
const [killServerAfter, killDatabaseAfter] = [0.2, 0.6]
/** How long the deliveries that are left may take. */
const drainMs = 90_000
const maxWalBytes = 32 * 2 ** 20
/** What the heap in use may grow by after the first minute. */
const maxHeapGrowthBytes = 4 * 2 ** 20
/** What all memory of the process may grow by, which includes the garbage between two samples. */
const maxGrowthBytes = 24 * 2 ** 20

let failed = false

function check(isRight: boolean, fact: string) {
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${fact}`)
  failed ||= !isRight
}

for (const engine of engines) {
  console.log(`\n${engine}: ${minutes} minutes at ${rate} requests a second, ${writers} writers`)
  const folder = mkdtempSync(join(tmpdir(), 'notewire-soak-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  try {
    if (postgres) await soak(await newSchema(postgres.url), 2, postgres)
    else await soak(`sqlite:${join(folder, 'notewire.db')}`, 1)
  } finally {
    await postgres?.remove()
    rmSync(folder, { recursive: true })
  }
}
process.exit(failed ? 1 : 0)

async function soak(DATABASE_URL: string, count: number, postgres?: Postgres) {
  const receiver = await startReceiver()
  // The first creates the admin.
  const first = await startServer(DATABASE_URL)
  const servers = [first]
  while (servers.length < count) servers.push(await startServer(DATABASE_URL))
  const load = await startLoad(servers, first.token, receiver.url, rate, writers)
  try {
    const totalMs = minutes * 60_000
    await sleep(totalMs * killServerAfter)
    await load.duringOutage(() => first.crash())
    await sleep(totalMs * (killDatabaseAfter - killServerAfter))
    if (postgres) {
      await load.duringOutage(async () => {
        await postgres.stop('SIGQUIT')
        await postgres.start()
      })
    }
    await sleep(totalMs * (1 - killDatabaseAfter))
    const { latencies, failures, skipped, names } = await load.stop()
    receiver.recover()

    const end = performance.now() + drainMs
    const missing = () => [...names].filter(([path, last]) => receiver.distinct(path).length < last)
    while (missing().length > 0 && performance.now() < end) await sleep(200)
    const drained = performance.now() - (end - drainMs)

    const events = [...names.values()].reduce((sum, last) => sum + last, 0)
    const requests = latencies.length
    console.log(
      `        ${requests} requests (${Math.round(requests / (totalMs / 1000))} a second), ${skipped} not sent in time`
    )
    const quantile = (part: number) =>
      latencies.toSorted((a, b) => a - b)[Math.floor(part * (requests - 1))]?.toFixed(1)
    console.log(`        p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, max ${quantile(1)} ms`)
    console.log(`        ${receiver.attempts()} attempts, of which ${receiver.refused()} were refused`)
    check(failures.length === 0, `no request failed outside of the outages ${failures.slice(0, 5).join(', ')}`)
    check(
      missing().length === 0,
      `all ${events} events arrived, the last ${(drained / 1000).toFixed(1)} s after the load`
    )
    const disordered = [...names.keys()].filter(
      (path) => receiver.isOrdered(path) && !isAscending(receiver.distinct(path))
    )
    check(disordered.length === 0, `targets that take an event within three attempts got all in order ${disordered}`)
    for (const [index, server] of servers.entries()) {
      const { heap, rss } = server.memory()
      const megabytes = ({ early, late }: typeof heap) => `${(early / 1e6).toFixed(1)} → ${(late / 1e6).toFixed(1)} MB`
      const figures = `${megabytes(heap)} of heap in use, ${megabytes(rss)} in all`
      if (Number.isNaN(heap.early)) {
        console.log(`        the memory of server ${index + 1} was not sampled: it ran for less than two minutes`)
        continue
      }
      const isFlat = heap.late < heap.early + maxHeapGrowthBytes && rss.late < rss.early + maxGrowthBytes
      check(isFlat, `the memory of server ${index + 1} is flat: ${figures}`)
    }
    for (const { errors } of servers)
      for (const [text, times] of errors) console.log(`        logged ${times} times: ${text}`)
    const wal = Math.max(...servers.map(({ maxWal }) => maxWal()))
    if (count === 1) check(wal < maxWalBytes, `the write-ahead log had at most ${(wal / 1e6).toFixed(1)} MB`)
  } finally {
    for (const server of servers) await server.stop()
    receiver.close()
  }
}

function isAscending(list: number[]): boolean {
  return list.every((name, index) => index === 0 || name > (list[index - 1] ?? 0))
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
