// A server process, its memory and its write-ahead log.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { freePort } from '../helper.js'
import { program } from '../process.js'

const sampleEveryMs = 10_000
/** The first minute, in which code is compiled and caches are filled. */
const warmUpMs = 60_000
/** How long the collection of garbage may take. */
const collectMs = 1_000
const collector = new URL('collect-garbage.mjs', import.meta.url).href

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
  let isEnding = false
  /** How often each error was logged. */
  const errors = new Map<string, number>()

  async function start() {
    const started = spawn(process.execPath, ['--expose-gc', `--import=${collector}`, program, 'serve'], {
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
    started.once('exit', (code) => {
      clearInterval(timer)
      if (!isEnding) throw new Error(`a server has ended with code ${code}`)
    })
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
    child.kill('SIGWINCH')
    await sleep(collectMs)
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
    isEnding = true
    child.kill(signal)
    await ended
    isEnding = false
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
    /** Returns the heap in use, without garbage, after the first minute and at the end, and all memory of the process. */
    memory() {
      const warm = samples.filter(({ atMs }) => atMs > warmUpMs)
      const part = Math.ceil(warm.length / 3)
      const average = (list: typeof samples, of: 'heap' | 'rss') =>
        list.reduce((sum, sample) => sum + sample[of], 0) / list.length
      const [early, late] = [warm.slice(0, part), warm.slice(-part)]
      return {
        heap: { early: average(early, 'heap'), late: average(late, 'heap') },
        rss: { early: average(early, 'rss'), late: average(late, 'rss') },
      }
    },
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
