import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { Test } from 'tap'

/** A shell that keeps its variables from one script to the next. It exits when a command fails. */
export interface Shell {
  /** Runs a script with its output in a file, and returns whether it succeeded. */
  run(script: string, outputFile: string): Promise<boolean>
  /** Starts a script in the background with its output in a file. */
  start(script: string, outputFile: string): void
  hasExited(): boolean
}

/** Starts a shell in a folder. The shell and everything that it started is killed after the test. */
export function startShell(t: Test, folder: string, environment: Record<string, string>): Shell {
  const bash = spawn('bash', ['-eo', 'pipefail'], {
    cwd: folder,
    // A process group of its own, so that programs in the background can be killed with it.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, HOME: folder, npm_config_update_notifier: 'false', ...environment },
  })
  const exited = once(bash, 'exit')
  const lines = createInterface({ input: bash.stdout })
  t.teardown(async () => {
    if (bash.pid !== undefined) killGroup(bash.pid)
    await exited
  })
  const grouped = (script: string, outputFile: string) => `{\n${script}\n} > '${outputFile}' 2>&1 < /dev/null`
  return {
    async run(script, outputFile) {
      const finished = once(lines, 'line')
      bash.stdin.write(`${grouped(script, outputFile)}\necho $?\n`)
      const [status] = await Promise.race([finished, exited])
      return status === '0'
    },
    start(script, outputFile) {
      bash.stdin.write(`${grouped(script, outputFile)} &\n`)
    },
    hasExited: () => bash.exitCode !== null || bash.signalCode !== null,
  }
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // ESRCH: everything in the group has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits until a condition holds, for at most a minute. Returns whether it holds. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + 60_000
  while (!(await condition())) {
    if (performance.now() > deadline) return false
    await delay(50)
  }
  return true
}

/** Whether a port of this machine accepts connections. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
