// Processes that are measured from outside: each on a processor of its own where that is possible.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../helper.js'

export interface Running {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Which processor a process runs on. */
export type Core = 'load' | 'server' | 'any'

const startWithinMs = 120_000
const cores = allowedCores()
export const areCoresSeparate = cores.length > 1 && isInstalled('taskset')

/** Returns whether a program is found along PATH. */
export function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}

/** Returns a command that runs on a processor, as it is where that is not possible. */
export function onCore(core: Core, [program, ...args]: [string, ...string[]]): [string, string[]] {
  if (core === 'any' || !areCoresSeparate) return [program, args]
  return ['taskset', ['--cpu-list', String(core === 'load' ? cores[0] : cores.at(-1)), program, ...args]]
}

/** Starts a server. `command` is given its port. Returns once it answers requests. */
export async function start(
  command: (port: number) => [string, ...string[]],
  { core = 'server', env, cwd }: { core?: Core; env?: Record<string, string>; cwd?: string } = {}
): Promise<Running> {
  const port = await freePort()
  const child = spawn(...onCore(core, command(port)), {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000)
    })
  }
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(url, child).catch((error) => {
    kill()
    throw new Error(`${command(port).join(' ')}: ${error.message}\n${output}`)
  })
  return {
    url,
    pid: child.pid as number,
    async stop() {
      process.off('exit', kill)
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Waits until a server answers a request. */
async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const begun = performance.now()
  while (!(await answers(url))) {
    const elapsedMs = performance.now() - begun
    if (child.exitCode !== null) throw new Error('the process has ended')
    if (elapsedMs > startWithinMs) throw new Error(`no answer within ${startWithinMs / 1000} s`)
    // Often enough to measure a start to within one percent.
    await delay(elapsedMs / 100)
  }
}

const answers = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(`${url}/healthz`, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(true))
    }).once('error', () => resolve(false))
  })

/**
 * Returns the CPU time of a process's threads so far in microseconds, `undefined` where there is no /proc, or `NaN` if its system
 * does not count it.
 */
export function cpuMicros(pid: number): number | undefined {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return undefined
  // In nanoseconds, where /proc/PID/stat counts steps of 10 ms.
  const times = readdirSync(folder).map((thread) => Number.parseInt(readIfExists(`${folder}/${thread}/schedstat`), 10))
  return times.reduce((sum, time) => sum + time, 0) / 1000
}

/** Returns the resident memory of a process in MiB, or `undefined` where there is no /proc. */
export function residentMiB(pid: number): number | undefined {
  const kibibytes = readIfExists(`/proc/${pid}/status`).match(/^VmRSS:\s*(\d+) kB/m)?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) / 1024
}

/** Returns the processors that this process may use, as far as the system says. */
function allowedCores(): number[] {
  const list = readIfExists('/proc/self/status').match(/^Cpus_allowed_list:\s*(\S+)/m)?.[1] ?? ''
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
