import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import { packageFolder } from '../server/package-folder.js'

interface Work {
  space: string
  objectsInTurn: number
  turns: number
  /** For how many turns objects stay in use. */
  turnsInUse: number
}

/** Returns how many MiB a space takes at most while objects are made. */
async function largestSpace(work: Work): Promise<number> {
  const program = `
    import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
    import { getHeapSpaceStatistics } from 'node:v8'
    import { limitHeapGrowth } from './server/limit-heap-growth.ts'

    const { space, objectsInTurn, turns, turnsInUse } = ${JSON.stringify(work)}
    limitHeapGrowth()
    let largest = 0
    const inUse = []
    for (let turn = 0; turn < turns; turn++) {
      inUse[turn % turnsInUse] = Array.from({ length: objectsInTurn }, (_, index) => ({ index }))
      await turnOfEventLoop()
      const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === space)
      largest = Math.max(largest, space_size)
    }
    console.log(largest / 2 ** 20)
  `
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  // In a process of its own, in which the space is not larger already.
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: packageFolder })
  return Number(stdout)
}

t.test('the space in which V8 makes new objects grows to 16 MiB', async (t) => {
  const largest = await largestSpace({ space: 'new_space', objectsInTurn: 10_000, turns: 400, turnsInUse: 8 })
  // V8 of Node 26 grows it by pages instead of doubling it.
  t.ok(largest > 8 && largest <= 16, String(largest))
})

t.test('the space of objects that stay in use does not grow to several times their size', async (t) => {
  // 400,000 objects with their arrays take 14 MiB. V8 alone would let the space grow to more than 100.
  const largest = await largestSpace({ space: 'old_space', objectsInTurn: 2_000, turns: 3_000, turnsInUse: 200 })
  t.ok(largest < 80, String(largest))
})
