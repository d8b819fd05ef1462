import { DatabaseError } from 'pg'
import t from 'tap'
import { createRetry } from '../../server/store/postgres-collisions.js'

const collision = () => Object.assign(new DatabaseError('collided', 0, 'error'), { code: '40001' })

/** Returns an action that takes until `end` is called, and fails with a collision at first. */
function action(isColliding: boolean) {
  let runs = 0
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = async () => {
    runs++
    if (isColliding && runs === 1) throw collision()
    await ended
    return runs
  }
  return { run, end: () => end(), runs: () => runs }
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

t.test('a collided transaction is repeated while nothing else runs, and later ones wait for it', async (t) => {
  const retried = createRetry()
  const [earlier, collided, second, later] = [action(false), action(true), action(true), action(false)] as const
  const results = [earlier, collided, second].map(({ run }) => retried(run))
  await turns()
  results.push(retried(later.run))
  await turns()
  t.strictSame([collided.runs(), second.runs(), later.runs()], [1, 1, 0])
  earlier.end()
  await turns()
  t.strictSame([collided.runs(), second.runs(), later.runs()], [2, 1, 0])
  collided.end()
  await turns()
  t.strictSame([collided.runs(), second.runs(), later.runs()], [2, 2, 0])
  second.end()
  later.end()
  t.strictSame(await Promise.all(results), [1, 2, 2, 1])
})

t.test('a transaction that is stuck holds up a repetition for a fraction of a second only', async (t) => {
  const retried = createRetry()
  const [stuck, collided] = [action(false), action(true)]
  const waiting = retried(stuck.run)
  const start = performance.now()
  collided.end()
  t.equal(await retried(collided.run), 2)
  t.ok(performance.now() - start < 2_000)
  stuck.end()
  t.equal(await waiting, 1)
})

t.test('another error is not repeated, and lets others go on', async (t) => {
  const retried = createRetry()
  const failing = async () => {
    throw new Error('no')
  }
  await t.rejects(retried(failing), /^no$/)
  t.equal(await retried(async () => 'done'), 'done')
})
