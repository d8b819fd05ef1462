// Asks before something is lost for good.
import { createInterface } from 'node:readline'
import { fail } from './failure.js'
import type { Output } from './output.js'

export type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/** The option of commands that ask. */
export const yesOption = ['--yes', 'do not ask for confirmation'] as const

/** Returns a function that throws `CommandFailed` unless `--yes` is set or the person at the terminal agrees. */
export const confirmation = (io: { stdin: Input; stderr: Output }) =>
  async function confirm(question: string, { yes = false }: { yes?: boolean }) {
    if (yes) return
    if (!io.stdin.isTTY) fail('this cannot be undone: add --yes to confirm it')
    io.stderr.write(`${question} This cannot be undone. [y/N] `)
    if (!/^y(es)?$/i.test(await firstLine(io.stdin))) fail('not confirmed: nothing was changed')
  }

/** Returns the first line, or an empty text if the input ends before. */
async function firstLine(input: Input): Promise<string> {
  for await (const line of createInterface({ input })) return line.trim()
  return ''
}
