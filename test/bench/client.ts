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

const program = join(packageFolder, 'test/bench/programs/client-calls.ts')

export async function client(): Promise<Table> {
  const command = onCore('server', [process.execPath, ...nodeOptions, '--import', 'tsx', program])
  const { stdout } = await promisify(execFile)(...command, { cwd: packageFolder })
  const times: Record<string, number[]> = JSON.parse(stdout)
  const bare = times['bare fetch'] ?? []
  return {
    id: 'client',
    title: 'A call of the client',
    method:
      'Getting a note through `@notewire/client`, with the answer given in the process, beside a bare `fetch` and ' +
      '`openapi-fetch`, which neither retries, nor paces, nor times out.',
    columns: ['µs', '× bare', 'µs over bare'],
    rows: Object.entries(times).map(([name, list]) => ({
      name,
      figures: [
        median(list),
        median(list.map((time, index) => time / (bare[index] ?? Number.NaN))),
        median(list.map((time, index) => time - (bare[index] ?? Number.NaN))),
      ],
    })),
  }
}
