// Runs the program in processes of its own, on a new database.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Test } from 'tap'
import { callWith, freePort, ownDatabase } from './helper.js'

/**
 * The main file of the built program, which starts twice as fast as the one in the bundle of the tests. That one runs while
 * coverage is measured, because the map from the built program to its sources is too large to write for every process.
 */
export const program = join(
  process.env.TEST_BUNDLE ?? '',
  process.env.TEST_COVERAGE ? 'server/main.js' : 'program/main.js'
)

/** `launcher`: the command line that runs Node, such as with the rights of another user. */
export async function processes(t: Test, launcher: [string, ...string[]] = [process.execPath]) {
  const [command, ...before] = launcher
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const environment = {
    PATH: process.env.PATH,
    // Set while coverage is measured.
    NODE_V8_COVERAGE: process.env.TEST_COVERAGE,
    PORT: String(port),
    ...(await ownDatabase(t)),
    RATE_LIMIT_PER_MINUTE: '0',
  }

  /** Runs a command and waits for its end. */
  const run = (args: string[], extra: Record<string, string> = {}) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(command, [...before, program, ...args], { env: { ...environment, ...extra } }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
      )
    })

  const start = (args: string[], extra: Record<string, string>) => {
    const child = spawn(command, [...before, program, ...args], { env: { ...environment, ...extra } })
    t.teardown(() => stop(child, 'SIGKILL'))
    return child
  }

  /** Starts a command that does not end by itself, or not soon. */
  function startCommand(args: string[], extra: Record<string, string> = {}) {
    const child = start(args, extra)
    return { child, isRunning: () => child.exitCode === null, stop: (signal: NodeJS.Signals) => stop(child, signal) }
  }

  /** Starts a worker. */
  const work = (extra: Record<string, string> = {}, options: string[] = []) =>
    startCommand(['worker', ...options], extra)

  /** Starts the server and waits until it has printed its addresses. */
  async function serve(extra: Record<string, string> = {}, options: string[] = []) {
    const child = start(['serve', ...options], extra)
    const server = { child, log: '', stop: (signal: NodeJS.Signals) => stop(child, signal) }
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          server.log += data
          if (/\n {2}Docs .*\n(.+\n)*\n/.test(server.log)) resolve()
        })
      }
      child.once('exit', () => reject(new Error(`the server ended: ${server.log}`)))
    })
    const token = server.log.match(/nwt_\w+/)?.[0]
    // The same object, because its log grows.
    return Object.assign(server, { token, call: callWith(baseUrl, token) })
  }

  return { port, baseUrl, environment, run, start: startCommand, serve, work }
}

/** Sends the signal, waits for the end and returns the exit code. */
async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'close')
  child.kill(signal)
  return (await ended)[0]
}
