// What test files import as `tap`, so that one process can run several of them, each as a part of its own.
import t, { type Test } from 'tap'

let current: Test = t

export { current as default }

const timeoutMs = 600_000

let loading: Promise<unknown> = Promise.resolve()

/** Runs a file as a part of `parent`. Files may run side by side, but are loaded one after another. */
export const runFile = (parent: Test, file: string, load: () => Promise<unknown>) =>
  parent.test(file, { timeout: timeoutMs }, async (t) => {
    loading = loading.then(() => {
      current = t
      return load()
    })
    await loading
  })
