import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import t from 'tap'
import { gatherRequests } from '../server/gather-requests.js'

/** Lets one more request wait in each turn of the event loop, as many times as given. */
function arriving(turns: number) {
  const requests = { waiting: 1 }
  const arrive = async () => {
    for (let turn = 0; turn < turns; turn++) {
      await turnOfEventLoop()
      requests.waiting++
    }
  }
  return { requests, arrived: arrive() }
}

t.test('gathers requests for as long as each turn of the event loop brings one', async (t) => {
  const { requests, arrived } = arriving(20)
  await gatherRequests(() => requests.waiting, 100)
  t.equal(requests.waiting, 21)
  await arrived
})

t.test('gathers no more requests than are enough', async (t) => {
  const { requests, arrived } = arriving(20)
  await gatherRequests(() => requests.waiting, 10)
  t.equal(requests.waiting, 10)
  await arrived
})

t.test('waits a few turns for the first request that joins', async (t) => {
  let waiting = 1
  setImmediate(() => setImmediate(() => setImmediate(() => waiting++)))
  await gatherRequests(() => waiting, 100)
  t.equal(waiting, 2)
})

t.test('returns although nothing arrives', async (t) => {
  await t.resolves(gatherRequests(() => 1, 100))
})
