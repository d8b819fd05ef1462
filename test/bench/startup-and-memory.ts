// From the start of the process to its first answer, and memory, beside the least server that Node has.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Table } from '../../docs/benchmark.js'
import { packageFolder } from '../../server/package-folder.js'
import { generator, load } from './load.js'
import { databaseAt, fill, startNotewire } from './notewire.js'
import { type Running, residentMiB, start } from './processes.js'
import { median } from './rounds.js'

const rounds = 9
const notes = 1000
const seconds = 4
const connections = 64
const newNote = JSON.stringify({ name: 'Benchmark', description: 'A note', scope: 'open' })

/** Measures starts in turns, then the memory before and after load. */
export async function startUp(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'notewire-bench-'))
  const database = databaseAt(`sqlite:${join(folder, 'notewire.db')}`)
  const { token, code } = await fill(database, notes)
  const hello = join(packageFolder, 'test/bench/programs/hello.mjs')
  // A start uses more than one processor.
  const programs = {
    'bare http hello': () => start(() => [process.execPath, hello], { core: 'any' }),
    Notewire: () => startNotewire(database, [], 'any'),
  }
  const times: Record<keyof typeof programs, number[]> = { 'bare http hello': [], Notewire: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const name of ['bare http hello', 'Notewire'] as const) {
      const begun = performance.now()
      const server = await programs[name]()
      if (round > 0) times[name].push(performance.now() - begun)
      await server.stop()
    }
  }

  const headers = { authorization: `Bearer ${token}` }
  const requests = (url: string) => [
    { url: `${url}/api/v1/notes/${code}`, headers },
    { url: `${url}/api/v1/notes`, headers },
    { url: `${url}/api/v1/notes`, headers: { ...headers, 'content-type': 'application/json' }, body: newNote },
  ]
  const memory = async (server: Running) => {
    const before = residentMiB(server.pid) ?? null
    for (const request of requests(server.url)) await load(request, { connections, seconds, generator })
    const after = residentMiB(server.pid) ?? null
    await server.stop()
    return [before, after]
  }
  const rows: Table['rows'] = []
  for (const name of ['bare http hello', 'Notewire'] as const) {
    const ratio = median(times[name].map((time, index) => time / (times['bare http hello'][index] ?? Number.NaN)))
    rows.push({ name, figures: [median(times[name]), ratio, ...(await memory(await programs[name]()))] })
  }
  rmSync(folder, { recursive: true })
  return {
    id: 'start',
    title: 'Start and memory',
    method:
      'From the start of the process to the answer to the first request, on a database that exists, and the resident ' +
      `memory before and after ${3 * seconds} seconds of getting, listing and creating notes.`,
    columns: ['first answer, ms', '× hello', 'MiB after start', 'MiB after load'],
    rows,
  }
}
