// Load from another process: wrk where it is installed, otherwise autocannon.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageFolder } from '../../server/package-folder.js'
import { isInstalled, onCore } from './processes.js'

export interface Request {
  url: string
  headers: Record<string, string>
  /** Makes it a POST request. */
  body?: string
}

export interface Load {
  requests: number
  failed: number
  seconds: number
  meanMs: number
  p99Ms: number
}

export type Generator = 'wrk' | 'autocannon'
export const generator: Generator = isInstalled('wrk') ? 'wrk' : 'autocannon'

/** Enough for a few hundred requests a second while other connections keep the server busy. */
const steadyConnections = 16

interface LoadOptions {
  connections: number
  seconds: number
  generator: Generator
}

/** Sends the same request again and again, each connection its next one after an answer. Throws if one fails. */
export async function load(request: Request, options: LoadOptions): Promise<Load> {
  const measured = await (options.generator === 'wrk' ? wrk(request, options) : autocannon(request, options))
  if (measured.requests === 0 || measured.failed > 0) {
    throw new Error(`${measured.failed} of ${measured.requests} requests to ${request.url} failed`)
  }
  return measured
}

async function wrk({ url, headers, body }: Request, { connections, seconds }: LoadOptions): Promise<Load> {
  const options = [`--connections=${connections}`, '--threads=1', `--duration=${seconds}`, '--timeout=10']
  const script = `--script=${join(packageFolder, 'test/bench/wrk-report.lua')}`
  const lines = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const output = await run(['wrk', ...options, script, ...lines, url], body === undefined ? {} : { BODY: body })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

/** Sends so many requests a second. Returns how many a second it could send. */
export async function steadyLoad(request: Request, options: { perSecond: number; seconds: number }): Promise<number> {
  const pace = [`--overallRate=${options.perSecond}`]
  const { requests, seconds } = await autocannon(request, { ...options, connections: steadyConnections }, pace)
  return requests / seconds
}

async function autocannon(
  { url, headers, body }: Request,
  { connections, seconds }: Omit<LoadOptions, 'generator'>,
  pace: string[] = []
): Promise<Load> {
  const program = join(packageFolder, 'node_modules/autocannon/autocannon.js')
  const options = ['--json', `--connections=${connections}`, `--duration=${seconds}`, ...pace]
  const lines = Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`])
  const content = body === undefined ? [] : ['--method=POST', '--body', body]
  const output = await run([process.execPath, program, ...options, ...lines, ...content, url])
  const { requests, latency, errors, non2xx, duration } = JSON.parse(output)
  return {
    requests: requests.total,
    failed: errors + non2xx,
    seconds: duration,
    meanMs: latency.average,
    p99Ms: latency.p99,
  }
}

async function run(command: [string, ...string[]], env: Record<string, string> = {}): Promise<string> {
  const [program, args] = onCore('load', command)
  return (await promisify(execFile)(program, args, { env: { PATH: process.env.PATH, ...env } })).stdout
}
