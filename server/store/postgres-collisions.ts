// Repeats transactions that collided with others.
import { setTimeout as delay } from 'node:timers/promises'
import { collisionTimeout, isCollision } from './postgres-errors.js'

/** How long a transaction is repeated, once it is its turn, before its request fails. */
const maxTotalMs = 10_000
const firstPauseMs = 5
const maxPauseMs = 200
/** How long the first repetition waits for the transactions that have begun already. One of them may be stuck. */
const maxWaitMs = 200

/**
 * Returns a function that runs an action, and repeats it if it collides. Repetitions run one at a time, and meanwhile this
 * process begins no other action, so that only other processes can still collide with them. The actions that wait do not
 * starve: since none of them begins, no new collisions are added, and the repetitions come to an end.
 */
export function createRetry() {
  let queue: Promise<unknown> = Promise.resolve()
  let repeating = 0
  const running = new Set<Promise<unknown>>()

  function run<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = action()
    const settled = result.catch(() => {}).finally(() => running.delete(settled))
    running.add(settled)
    return result
  }

  async function runAlone<Result>(action: () => Promise<Result>): Promise<Result> {
    await Promise.race([Promise.all(running), delay(maxWaitMs)])
    return repeat(action)
  }

  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    while (repeating > 0) await queue
    try {
      return await run(action)
    } catch (error) {
      if (!isCollision(error)) throw error
      repeating++
      const repeated = queue.then(() => runAlone(action)).finally(() => repeating--)
      queue = repeated.catch(() => {})
      return repeated
    }
  }
}

/** Repeats the action until it does not collide or the time is over, with growing random pauses. */
async function repeat<Result>(action: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + maxTotalMs
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, maxPauseMs)) {
    try {
      return await action()
    } catch (error) {
      if (!isCollision(error)) throw error
      if (performance.now() > end) throw collisionTimeout(error)
      await delay(Math.random() * pause)
    }
  }
}
