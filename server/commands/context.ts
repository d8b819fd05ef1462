// What commands share: the environment and the output of the process that runs them, and its database.
import { type Output, outputTo } from './output.js'
import { openedStore } from './with-store.js'

/** The environment and the streams of a process. Tests run commands without a process of their own. */
export interface ProcessIo {
  environment: Record<string, string | undefined>
  stdout: Output
  stderr: Output
}

export const createContext = ({ environment, stdout }: ProcessIo) => ({
  environment,
  ...outputTo(stdout),
  withStore: openedStore(environment),
})

export type CommandContext = ReturnType<typeof createContext>
