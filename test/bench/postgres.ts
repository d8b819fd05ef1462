// One server and three on one PostgreSQL. Everything is on this machine, so more servers than processors cannot be faster:
// what the ratio tells is whether they hold each other up.
import { availableParallelism } from 'node:os'
import type { Table } from '../../docs/benchmark.js'
import { execute, newSchema, startPostgres } from '../postgres.js'
import { generator, load, type Request } from './load.js'
import { databaseAt, fill, startNotewire } from './notewire.js'
import type { Running } from './processes.js'
import { median } from './rounds.js'

const rounds = 5
const seconds = 2
// About as many as in the other cases, in three equal parts.
const connections = 60
const notes = 2000
const newNote = JSON.stringify({ name: 'Benchmark', description: 'A note', scope: 'open' })

/** Returns `undefined` if no PostgreSQL is installed. */
export async function postgres(): Promise<Table | undefined> {
  const server = await startPostgres()
  if (!server) return undefined
  const { url } = server
  const database = databaseAt(await newSchema(url))
  const { token } = await fill(database, notes)
  const servers: Running[] = []
  for (let count = 0; count < 3; count++) servers.push(await startNotewire(database, ['--no-worker'], 'any'))
  const headers = { authorization: `Bearer ${token}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const requests: Record<string, (server: Running) => Request> = {
    'List 20 notes': ({ url }) => ({ url: `${url}/api/v1/notes`, headers }),
    'Create a note': ({ url }) => ({ url: `${url}/api/v1/notes`, headers: json, body: newNote }),
  }

  /** Returns the requests a second, spread over the first `count` servers, and how many transactions were repeated. */
  async function measure(request: (server: Running) => Request, count: number) {
    const before = await transactions(url)
    const options = { connections: connections / count, seconds, generator }
    const loads = await Promise.all(servers.slice(0, count).map((each) => load(request(each), options)))
    const after = await transactions(url)
    const rate = loads.reduce((sum, { requests, seconds }) => sum + requests / seconds, 0)
    return { rate, repeated: (100 * (after.undone - before.undone)) / (after.done - before.done) }
  }

  const rows: Table['rows'] = []
  for (const [name, request] of Object.entries(requests)) {
    const measured: Record<'one' | 'three', { rate: number; repeated: number }>[] = []
    for (let round = 0; round <= rounds; round++) {
      measured.push({ one: await measure(request, 1), three: await measure(request, 3) })
    }
    measured.shift()
    const ratio = median(measured.map(({ one, three }) => three.rate / one.rate))
    for (const count of ['one', 'three'] as const) {
      const rate = median(measured.map((round) => round[count].rate))
      const repeated = median(measured.map((round) => round[count].repeated))
      const servers = count === 'one' ? 'one server' : 'three servers'
      rows.push({ name: `${name}, ${servers}`, figures: [rate, count === 'one' ? 1 : ratio, repeated] })
    }
  }
  for (const each of servers) await each.stop()
  await server.remove()
  return {
    id: 'postgres',
    title: 'Several servers on one PostgreSQL',
    method:
      `${connections} connections, spread over the servers. ${availableParallelism()} processors run the servers, PostgreSQL ` +
      'and the load, so that three servers cannot be faster than one: the ratio tells whether they hold each other up.',
    columns: ['requests a second', '× one server', 'transactions repeated, %'],
    rows,
  }
}

async function transactions(url: string): Promise<{ done: number; undone: number }> {
  const [row] = await execute(
    url,
    'SELECT xact_commit, xact_rollback FROM pg_stat_database WHERE datname = current_database()'
  )
  return { done: Number(row.xact_commit), undone: Number(row.xact_rollback) }
}
