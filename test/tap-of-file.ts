// What test files import as `tap`, so that one process can run several of them, each as a part of its own.
import t, { type Test } from 'tap'

let current: Test = t

export { current as default }

const timeoutMs = 600_000

/** Runs a file as a part of `parent`. */
export const runFile = (parent: Test, file: string, load: () => Promise<unknown>) =>
  parent.test(file, { timeout: timeoutMs }, async (t) => {
    current = t
    await load()
  })
