import { execFileSync } from 'node:child_process'
import t from 'tap'
import { packageFolder } from '../server/package-folder.js'

/** Makes objects, of which the last 80,000 are in use, and prints how large the space for new ones was at most. */
const program = `
  import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
  import { getHeapSpaceStatistics } from 'node:v8'
  import { limitNewSpace } from './server/limit-new-space.ts'

  limitNewSpace()
  let largest = 0
  const inUse = []
  for (let turn = 0; turn < 400; turn++) {
    inUse[turn % 8] = Array.from({ length: 10_000 }, (_, index) => ({ index }))
    await turnOfEventLoop()
    const { space_size } = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
    largest = Math.max(largest, space_size)
  }
  console.log(largest / 2 ** 20)
`

t.test('the space in which V8 makes new objects grows to 16 MiB', async (t) => {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  // In a process of its own, in which the space is not larger already.
  const largest = Number(execFileSync(process.execPath, options, { cwd: packageFolder, encoding: 'utf8' }))
  // V8 of Node 26 grows it by pages instead of doubling it.
  t.ok(largest > 8 && largest <= 16, String(largest))
})
