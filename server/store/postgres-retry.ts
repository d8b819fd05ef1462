// Repeats transactions that collided with others.
import { setTimeout as delay } from 'node:timers/promises'
import { collisionTimeout, isCollision } from './postgres-errors.js'

/** How long a transaction is repeated, once it is its turn, before its request fails. */
const maxTotalMs = 10_000
const firstPauseMs = 5
const maxPauseMs = 200

/**
 * Returns a function that runs an action, and runs it again if it fails with a collision. The process repeats one action at
 * a time: those that collided with each other would collide again.
 */
export function createRetry() {
  let queue: Promise<unknown> = Promise.resolve()

  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (error) {
      if (!isCollision(error)) throw error
      const repeated = queue.then(() => repeat(action))
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
