import type { Call } from './call-promise.js'
import { PreconditionFailedError } from './generated/errors.js'
import { type CallOptions, type ChangeOptions, givenEntries } from './options.js'
import type { Send } from './send-with-retries.js'

/** Returns the changes to make to what was read, or nothing to make none. */
export type Change<Item, Changes> = (item: Item) => Changes | undefined | Promise<Changes | undefined>

/** A resource whose items can be changed on condition that they are as they were read. */
interface Editable<Id, Item, Changes> {
  get(id: Id, options: CallOptions): Call<Item>
  update(id: Id, changes: Changes, options: ChangeOptions): Call<Item>
}

/** How often an edit starts over because others changed the same. */
const maxConflicts = 30
/** How often the wait after a conflict doubles, at most, and how long it becomes. */
const maxDoublings = 6
const maxWaitMs = 30_000

/** Applies changes that are computed from what `get` returns, and starts over if it has changed meanwhile. */
export async function edit<Id, Item extends object, Changes extends object>(
  { clock, deadline }: Send,
  resource: Editable<Id, Item, Changes>,
  id: Id,
  change: Change<Item, Changes>,
  options: CallOptions = {}
): Promise<Item> {
  const end = clock.now() + ((options.deadline ?? deadline) || Infinity)
  // With no time left, a call must end without a request, but 0 would be no deadline.
  const inTime = () => ({ ...options, deadline: Math.max(5e-324, end - clock.now()) })
  let lost: Changes | undefined
  for (let conflicts = 0; ; conflicts++) {
    const startedAt = clock.now()
    const { data, response } = await resource.get(id, inTime()).withResponse()
    if (lost && isMade(data, lost)) return data
    const changes = await change(data)
    if (!changes) return data
    lost = undefined
    try {
      return await resource.update(id, changes, {
        ...inTime(),
        ifMatch: response.headers.get('etag') ?? undefined,
        onRetry(retry) {
          if (retry.error.status !== 429) lost = changes
          options.onRetry?.(retry)
        },
      })
    } catch (error) {
      // Others who take turns need as long as this attempt took, so that shorter waits would meet the next conflict.
      const attemptMs = Math.max(25, clock.now() - startedAt)
      const delayMs = Math.random() * Math.min(maxWaitMs, attemptMs * 2 ** Math.min(conflicts, maxDoublings))
      const isConflict = error instanceof PreconditionFailedError
      if (!isConflict || conflicts >= maxConflicts || clock.now() + delayMs > end) throw error
      // If the signal aborts, the next request rejects.
      await clock.sleep(delayMs, options.signal).catch(() => {})
    }
  }
}

/**
 * Whether these changes have been made. If a response got lost, the repeated request finds the version that its own first
 * attempt made, and starting over would make the changes twice. An icon cannot be compared, and may be written twice.
 */
const isMade = (item: object, changes: object) =>
  givenEntries(changes).every(([name, value]) => {
    const current = (item as Record<string, unknown>)[name]
    // Lists are written as identifiers and read as objects that begin with these.
    const written = Array.isArray(current) ? current.map((each: object) => Object.values(each)[0]) : current
    return JSON.stringify(written) === JSON.stringify(value)
  })
