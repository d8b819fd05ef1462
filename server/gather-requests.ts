// Waits for requests that are arriving, so that they share a commit or an answer.
import { setImmediate as turnOfEventLoop } from 'node:timers/promises'

/** Takes some 20 µs if there is nothing else to do. Under load, requests that arrive one by one need that many. */
const minTurns = 4

/**
 * Clients send their next requests one by one after they have got answers together. Returns once a turn of the event loop has
 * brought none, or `enough` are waiting.
 */
export async function gatherRequests(waiting: () => number, enough: number): Promise<void> {
  let before = 0
  for (let turns = 0; waiting() < enough && (turns < minTurns || waiting() > before); turns++) {
    before = waiting()
    await turnOfEventLoop()
  }
}
