// What commands share: the output and input of the process that runs them, and its database.
import { confirmation, type Input } from './confirm.js'
import { type Output, outputTo } from './output.js'
import { openedStore } from './with-store.js'

/** What commands use of a process. Tests run commands without a process of their own. */
export interface ProcessIo {
  env: Record<string, string | undefined>
  stdin: Input
  stdout: Output
  stderr: Output
}

export const createContext = (io: ProcessIo) => ({
  environment: io.env,
  ...outputTo(io.stdout),
  confirm: confirmation(io),
  withStore: openedStore(io.env),
})

export type CommandContext = ReturnType<typeof createContext>
