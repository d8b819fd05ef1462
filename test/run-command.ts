// Runs commands in the process of the test: starting one for each would take most of the time of these tests.
import { Readable } from 'node:stream'
import { runProgram } from '../server/program.js'
import { freePort } from './helper.js'

/**
 * Returns a function that runs a command with these variables, and returns what it printed and its exit code. `typed` is the
 * input of someone at a terminal.
 */
export const commandsWith =
  (environment: Record<string, string | undefined>) =>
  async (args: string[], extra: Record<string, string> = {}, typed?: string) => {
    const [stdout, stderr] = [collector(), collector()]
    const stdin = Object.assign(Readable.from(typed ?? ''), { isTTY: typed !== undefined })
    // A server may run at the default port.
    const env = { PORT: String(await freePort()), ...environment, ...extra }
    const code = await runProgram(args, { env, stdin, stdout, stderr })
    return { code, stdout: stdout.text, stderr: stderr.text }
  }

function collector() {
  const output = {
    text: '',
    write(text: string) {
      output.text += text
    },
  }
  return output
}
