// What both engines do before a group commit.
import { setImmediate as turnOfEventLoop } from 'node:timers/promises'

/** Takes some 20 µs if there is nothing else to do. Under load, requests that arrive one by one need that many. */
const minTurns = 4

/**
 * Waits for requests that are arriving: clients send their next ones one by one after a commit has answered them. Returns once
 * a turn of the event loop has brought none, or `enough` are waiting.
 */
export async function delayCommit(waiting: () => number, enough: number): Promise<void> {
  let before = 0
  for (let turns = 0; waiting() < enough && (turns < minTurns || waiting() > before); turns++) {
    before = waiting()
    await turnOfEventLoop()
  }
}
