// What the client costs over a bare `fetch`, beside openapi-fetch, which does less: neither retries, nor paces, nor times
// out.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Table } from '../../docs/benchmark.js'
import { packageFolder } from '../../server/package-folder.js'
import { nodeOptions } from './notewire.js'
import { onCore } from './processes.js'
import { median } from './rounds.js'

const program = join(packageFolder, 'test/bench/programs/client-calls.mjs')

/** Microseconds of a call in each round. */
interface Times {
  wall: number[]
  cpu: number[]
}

export async function client(): Promise<Table> {
  const command = onCore('server', [process.execPath, ...nodeOptions, program])
  const { stdout } = await promisify(execFile)(...command, { cwd: packageFolder })
  const times: Record<string, Times> = JSON.parse(stdout)
  const bare = times['bare fetch']
  const overBare = (kind: keyof Times, list: number[]) =>
    median(list.map((time, round) => time - (bare?.[kind][round] ?? Number.NaN)))
  return {
    id: 'client',
    title: 'A call of the client',
    method:
      'Getting a note through `@notewire/client`, with the answer given in the process, beside a bare `fetch` and ' +
      '`openapi-fetch`, which neither retries, nor paces, nor times out. A signal is what it takes to time out.',
    columns: ['µs', 'µs over bare', 'CPU µs', 'CPU µs over bare'],
    rows: Object.entries(times).map(([name, { wall, cpu }]) => ({
      name,
      figures: [median(wall), overBare('wall', wall), median(cpu), overBare('cpu', cpu)],
    })),
  }
}
