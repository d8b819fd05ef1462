import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import t from 'tap'
import { limitNewSpace } from '../server/new-space.js'

const mebibytes = () =>
  (getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? 0) / 2 ** 20

t.test('the space in which V8 makes new objects grows to 16 MiB', async (t) => {
  limitNewSpace()
  let largest = 0
  const inUse: object[][] = []
  for (let turn = 0; turn < 400; turn++) {
    inUse[turn % 8] = Array.from({ length: 10_000 }, (_, index) => ({ index }))
    await turnOfEventLoop()
    largest = Math.max(largest, mebibytes())
  }
  t.equal(largest, 16)
})
