import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import t from 'tap'
import { delayCommit } from '../../server/store/commit-delay.js'

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
  await delayCommit(() => requests.waiting, 100)
  t.equal(requests.waiting, 21)
  await arrived
})

t.test('gathers no more requests than are enough', async (t) => {
  const { requests, arrived } = arriving(20)
  await delayCommit(() => requests.waiting, 10)
  t.equal(requests.waiting, 10)
  await arrived
})

t.test('waits a few turns for the first request that joins', async (t) => {
  let waiting = 1
  setImmediate(() => setImmediate(() => setImmediate(() => waiting++)))
  await delayCommit(() => waiting, 100)
  t.equal(waiting, 2)
})

t.test('returns although nothing arrives', async (t) => {
  await t.resolves(delayCommit(() => 1, 100))
})
