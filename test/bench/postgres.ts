// One server and three on one PostgreSQL: requests a second, and how many transactions had to be tried again because they
// collided. Everything is on this machine, PostgreSQL and this client too, so more servers than cores cannot be faster;
// what the ratio tells is whether they hold each other up.
import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { packageFolder } from '../../server/package-folder.js'
import { freePort } from '../helper.js'
import { execute, newSchema, startPostgres } from '../postgres.js'

const program = join(packageFolder, 'dist/server/main.js')
const rounds = 5
const seconds = 2
const requestsAtOnce = 24
const notes = 2000

export async function postgres() {
  const database = await startPostgres()
  if (!database) return console.log('\nSeveral servers: no PostgreSQL is installed')
  const schema = await newSchema(database.url)
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  for (let count = 0; count < 3; count++) servers.push(await startServer(schema))
  const [token = ''] = servers.flatMap(({ token }) => token ?? [])
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const newNote = JSON.stringify({ name: 'Benchmark', description: 'A note', scope: 'open' })
  const list = (pool: Pool) => ({ pool, method: 'GET' as const, path: '/api/v1/notes', headers })
  const create = (pool: Pool) => ({ pool, method: 'POST' as const, path: '/api/v1/notes', headers, body: newNote })

  /** Requests a second, spread over the first `count` servers. */
  async function rate(request: typeof list | typeof create, count: number, until: () => boolean) {
    const started = performance.now()
    let made = 0
    const worker = async (_: unknown, index: number) => {
      const { pool, ...options } = request((servers[index % count] as (typeof servers)[number]).pool)
      while (!until()) {
        const { statusCode, body } = await pool.request(options)
        await body.dump()
        if (statusCode >= 300) throw new Error(String(statusCode))
        made++
      }
    }
    await Promise.all(Array.from({ length: requestsAtOnce }, worker))
    return (made * 1000) / (performance.now() - started)
  }
  const forSeconds = () => {
    const end = performance.now() + seconds * 1000
    return () => performance.now() > end
  }
  const transactions = async () => {
    const [row] = await execute(
      database.url,
      'SELECT xact_commit, xact_rollback FROM pg_stat_database WHERE datname = current_database()'
    )
    return { done: Number(row.xact_commit), undone: Number(row.xact_rollback) }
  }

  let left = notes
  await rate(create, 1, () => left-- <= 0)
  console.log(`\nSeveral servers on one PostgreSQL (${availableParallelism()} cores for all of it and the client)`)
  for (const [name, request] of [
    ['List notes', list],
    ['Create a note', create],
  ] as const) {
    const rates = new Map([1, 3].map((count) => [count, [] as number[]]))
    const collided = new Map([1, 3].map((count) => [count, 0]))
    for (let turn = 0; turn < rounds; turn++) {
      for (const [count, list] of rates) {
        const before = await transactions()
        list.push(await rate(request, count, forSeconds()))
        const after = await transactions()
        collided.set(count, (100 * (after.undone - before.undone)) / (after.done - before.done))
      }
    }
    const median = (list: number[] = []) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    const [one, three] = [median(rates.get(1)), median(rates.get(3))]
    const again = [1, 3].map((count) => `${collided.get(count)?.toFixed(1)} %`).join(' and ')
    console.log(
      `  ${name.padEnd(15)} one server ${one.toFixed(0).padStart(5)}/s   three ${three.toFixed(0).padStart(5)}/s   ` +
        `${(three / one).toFixed(2)} ×   tried again: ${again}`
    )
  }
  for (const { child, pool } of servers) {
    await pool.close()
    child.kill('SIGTERM')
  }
  await database.remove()
}

async function startServer(DATABASE_URL: string) {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATABASE_URL,
    SECRET_KEY: 'for the benchmarks, and for nothing else',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
  }
  const child: ChildProcess = spawn(process.execPath, [program, 'serve', '--no-worker'], { env })
  const output = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (data) => {
      text += data
      if (/Docs .*\n(.+\n)*\n/.test(text)) resolve(text)
    })
    child.stderr?.pipe(process.stderr)
    child.once('exit', () => reject(new Error('the server ended')))
  })
  return {
    child,
    pool: new Pool(`http://127.0.0.1:${port}`, { connections: requestsAtOnce }),
    token: output.match(/nwt_\w+/)?.[0],
  }
}
