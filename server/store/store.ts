// The stores of all resources on one database, and transactions across them.
import { LRUCache } from 'lru-cache'
import type { NoteEvent } from '../rules/events.js'
import type { Database, Isolation, Queries, TransactionOptions } from './database.js'
import { deliveryAdmin } from './delivery-admin.js'
import { deliveryQueue } from './delivery-queue.js'
import { groups } from './groups.js'
import { icons } from './icons.js'
import { idempotencyKeys } from './idempotency-keys.js'
import { integrations } from './integration-admin.js'
import { listChangeMover } from './list-changes.js'
import { recordedNames } from './names-in-events.js'
import { notes } from './notes.js'
import { outbox } from './outbox.js'
import type { CountedLists } from './page-starts-and-totals.js'
import { services } from './services.js'
import { dueTargets } from './target-leases.js'
import { tokens } from './tokens.js'
import { users } from './users.js'

const storesOn = (queries: Queries, onEvent: (event: NoteEvent) => void, lists?: CountedLists) => ({
  notes: notes(queries, lists),
  groups: groups(queries),
  services: services(queries),
  integrations: integrations(queries),
  deliveries: {
    ...outbox(queries, onEvent),
    ...dueTargets(queries),
    ...deliveryQueue(queries),
    ...deliveryAdmin(queries),
  },
  icons: icons(queries),
  users: { ...users(queries), ...recordedNames(queries) },
  tokens: tokens(queries),
  idempotencyKeys: idempotencyKeys(queries),
})

export type Stores = ReturnType<typeof storesOn>

export interface Store extends Stores {
  /** Runs the work in a transaction: see `Database`. The work must await nothing but the stores that it is passed. */
  transaction<Result>(
    work: (stores: Stores) => Promise<Result>,
    isolation?: Isolation,
    options?: TransactionOptions
  ): Promise<Result>
  /** Resolves if the database answers. */
  ping: Database['ping']
  /** Returns a number that changes with each commit: see `Database`. */
  dataVersion: Database['dataVersion']
}

/** With a million notes, 16 KB each. */
const maxCountedLists = 1_000

/** `onEvent` is called with each recorded event once it is committed. */
export function createStore(database: Database, onEvent: (event: NoteEvent) => void = () => {}): Store {
  const lists: CountedLists = new LRUCache({ max: maxCountedLists })
  const moveChangesSoon = listChangeMover(database)
  const units = new WeakMap<Queries, { stores: Stores; events: NoteEvent[] }>()

  /** Returns the stores of a transaction. SQLite's transactions run one after the other on the same queries, and share them. */
  function unitOn(queries: Queries) {
    const known = units.get(queries)
    if (known) return known
    const events: NoteEvent[] = []
    const unit = { stores: storesOn(queries, (event) => void events.push(event)), events }
    units.set(queries, unit)
    return unit
  }

  return {
    // Transactions do not use the counts: what they read may be rolled back.
    ...storesOn(database, () => {}, lists),
    ping: database.ping,
    dataVersion: database.dataVersion,
    async transaction(work, isolation, options) {
      let events: NoteEvent[] = []
      const result = await database.transaction(
        async (queries) => {
          const unit = unitOn(queries)
          unit.events.length = 0
          const done = await work(unit.stores)
          events = unit.events.splice(0)
          return done
        },
        isolation,
        options
      )
      for (const event of events) onEvent(event)
      moveChangesSoon()
      return result
    },
  }
}
