// Runs commands in the process of the test: starting one for each would take most of the time of these tests.
import { runProgram } from '../server/program.js'

/** Returns a function that runs a command with these variables, and returns what it printed and its exit code. */
export const commandsWith =
  (environment: Record<string, string | undefined>) =>
  async (args: string[], extra: Record<string, string> = {}) => {
    const [stdout, stderr] = [collector(), collector()]
    const code = await runProgram(args, { environment: { ...environment, ...extra }, stdout, stderr })
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
