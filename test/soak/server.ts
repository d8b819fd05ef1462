// A server process, its memory and its write-ahead log.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { freePort } from '../helper.js'
import { program } from '../process.js'

const sampleEveryMs = 5_000
/** The first minute, in which code is compiled and caches are filled. */
const warmUpMs = 60_000

export type Server = Awaited<ReturnType<typeof startServer>>

export async function startServer(DATABASE_URL: string) {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    DATABASE_URL,
    PORT: String(port),
    SECRET_KEY: 'a key for the soak, which protects nothing',
    RATE_LIMIT_PER_MINUTE: '0',
    WEBHOOK_ALLOW: '127.0.0.0/8',
    RETRY_SCHEDULE: '1s,1s,2s,2s,5s,5s,5s,5s,5s,5s,5s,5s',
    LOG_LEVEL: 'error',
  }
  let child: ChildProcess
  let token: string | undefined
  let samples: { atMs: number; heap: number; rss: number }[] = []
  let maxWal = 0
  /** How often each error was logged. */
  const errors = new Map<string, number>()

  async function start() {
    const started = spawn(process.execPath, [program, 'serve'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    samples = []
    let output = ''
    await new Promise<void>((resolve) => {
      started.stdout.on('data', (data) => {
        output += data
        if (/\n {2}Docs .*\n(.+\n)*\n/.test(output)) resolve()
      })
    })
    token ??= output.match(/nwt_\w+/)?.[0]
    createInterface(started.stdout).on('line', countError)
    const startedAt = performance.now()
    const timer = setInterval(sample, sampleEveryMs, startedAt)
    started.once('exit', () => clearInterval(timer))
  }

  function countError(line: string) {
    if (!line.startsWith('{')) return
    const { msg, err } = JSON.parse(line)
    const text = `${msg}: ${err?.message}`
    errors.set(text, (errors.get(text) ?? 0) + 1)
  }

  async function sample(startedAt: number) {
    if (DATABASE_URL.startsWith('sqlite:')) {
      const wal = statSync(`${DATABASE_URL.slice(7)}-wal`, { throwIfNoEntry: false })
      maxWal = Math.max(maxWal, wal?.size ?? 0)
    }
    const text = await fetch(`${baseUrl}/metrics`).then(
      (answer) => answer.text(),
      () => ''
    )
    const heap = Number(text.match(/^nodejs_heap_size_used_bytes (\S+)/m)?.[1])
    const rss = Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1])
    if (heap) samples.push({ atMs: performance.now() - startedAt, heap, rss })
  }

  async function end(signal: NodeJS.Signals) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    baseUrl,
    token: token as string,
    /** Kills the process and starts another one. */
    async crash() {
      await end('SIGKILL')
      await start()
    },
    stop: () => end('SIGTERM'),
    errors,
    maxWal: () => maxWal,
    /** Returns the heap in use after the first minute and at the end. */
    memory() {
      const warm = samples.filter(({ atMs }) => atMs > warmUpMs)
      const part = Math.ceil(warm.length / 3)
      const lowest = (list: typeof samples) => Math.min(...list.map(({ heap }) => heap))
      return {
        early: lowest(warm.slice(0, part)),
        late: lowest(warm.slice(-part)),
        rss: Math.max(...warm.map(({ rss }) => rss)),
      }
    },
  }
}
