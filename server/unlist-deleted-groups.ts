// Takes deleted groups out of the notes that still list them. Deleting a group hides it from everybody at once. What is left to
// do is done in batches, which hold up no other request, and goes on after a crash.
import type { FastifyInstance } from 'fastify'
import { changesWithEvents } from './changes-with-events.js'
import type { Dependencies } from './dependencies.js'

/** Groups that other servers have deleted are found by polling: the server may have been stopped before it was done. */
const pollEveryMs = 60_000

/** Returns a function that takes the deleted groups out of notes in the background, which also happens when the app is ready. */
export function unlistDeletedGroups(app: FastifyInstance, dependencies: Dependencies): () => void {
  const { store } = dependencies
  const changes = changesWithEvents(dependencies)
  let isClosing = false
  let isAskedAgain = false
  let clearing: Promise<void> | undefined

  async function clearAll() {
    try {
      for (const group of await store.groups.hidden()) {
        while (!isClosing && !(await store.transaction((stores) => changes.clearGroup(stores, group), 'snapshot')));
      }
    } catch (err) {
      app.log.error({ err }, 'could not take deleted groups out of notes, will retry')
    }
    clearing = undefined
    if (isAskedAgain) clear()
  }

  function clear() {
    isAskedAgain = clearing !== undefined
    clearing ??= isClosing ? undefined : clearAll()
  }

  const timer = setInterval(clear, pollEveryMs).unref()
  app.addHook('onReady', async () => clear())
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await clearing
  })
  return clear
}
