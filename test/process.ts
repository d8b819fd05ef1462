// The program as people run it: processes of its own, on a database of the test's.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Test } from 'tap'
import { packageFolder } from '../server/package-folder.js'
import { callWith, freePort, ownDatabase } from './helper.js'

/** The arguments of Node that run the program from its source, in any folder. */
export const program = [
  `--import=${pathToFileURL(createRequire(import.meta.url).resolve('tsx'))}`,
  join(packageFolder, 'server/main.ts'),
]

export async function processes(t: Test) {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const environment = {
    PATH: process.env.PATH,
    // Set when coverage is measured.
    NODE_V8_COVERAGE: process.env.NODE_V8_COVERAGE,
    PORT: String(port),
    ...(await ownDatabase(t)),
    RATE_LIMIT_PER_MINUTE: '0',
  }

  /** Runs a command to its end. */
  const run = (args: string[], extra: Record<string, string> = {}) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [...program, ...args],
        { env: { ...environment, ...extra } },
        (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
      )
    })

  const start = (args: string[], extra: Record<string, string>) => {
    const child = spawn(process.execPath, [...program, ...args], { env: { ...environment, ...extra } })
    t.teardown(() => stop(child, 'SIGKILL'))
    return child
  }

  /** Starts a worker. */
  function work(extra: Record<string, string> = {}, options: string[] = []) {
    const child = start(['worker', ...options], extra)
    return { stop: (signal: NodeJS.Signals) => stop(child, signal) }
  }

  /** Starts the server, and waits for its welcome. `output` grows. */
  async function serve(extra: Record<string, string> = {}, options: string[] = []) {
    const child = start(['serve', ...options], extra)
    const server = { child, output: '', stop: (signal: NodeJS.Signals) => stop(child, signal) }
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          server.output += data
          if (/\n {2}Docs .*\n(.+\n)*\n/.test(server.output)) resolve()
        })
      }
      child.once('exit', () => reject(new Error(`the server ended: ${server.output}`)))
    })
    const token = server.output.match(/nwt_\w+/)?.[0]
    return {
      ...server,
      get log() {
        return server.output
      },
      token,
      call: callWith(baseUrl, token),
    }
  }

  return { port, baseUrl, environment, run, serve, work }
}

/** Sends the signal, and waits for the end. Answers the exit code. */
async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'close')
  child.kill(signal)
  return (await ended)[0]
}
