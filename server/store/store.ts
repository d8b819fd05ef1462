// All stores on one database, and transactions across them.
import { LRUCache } from 'lru-cache'
import type { NoteEvent } from '../rules/events.js'
import type { Database, Isolation, Queries } from './database.js'
import { deliveries } from './deliveries.js'
import { groups } from './groups.js'
import { icons } from './icons.js'
import { notes, type Participants, type ParticipantsCache } from './notes.js'
import { services } from './services.js'
import { tokens } from './tokens.js'
import { users } from './users.js'

const storesOn = (queries: Queries, recorded?: (event: NoteEvent) => void, cache?: ParticipantsCache) => ({
  notes: notes(queries, cache),
  groups: groups(queries),
  services: services(queries),
  deliveries: deliveries(queries, recorded),
  icons: icons(queries),
  users: users(queries),
  tokens: tokens(queries),
})

export type Stores = ReturnType<typeof storesOn>
export interface Store extends Stores {
  /** All of the work or nothing of it; inside, await nothing but the stores given. */
  transaction<Result>(work: (stores: Stores) => Promise<Result>, isolation?: Isolation): Promise<Result>
  /** Fulfilled when the database answers. */
  ping: Database['ping']
}

/** `recorded` is told of every event that went into the outbox, once it is committed. */
export function createStore(database: Database, recorded: (event: NoteEvent) => void = () => {}): Store {
  const size = ({ users, groups }: Participants) => 1 + users.length + groups.length
  // Only what is committed is cached: a transaction that is undone must leave no trace.
  const cache: ParticipantsCache = new LRUCache({ maxSize: 100_000, sizeCalculation: size })
  return {
    ...storesOn(database, undefined, cache),
    ping: database.ping,
    async transaction(work, isolation) {
      let events: NoteEvent[] = []
      const result = await database.transaction((queries) => {
        events = []
        return work(storesOn(queries, (event) => void events.push(event)))
      }, isolation)
      for (const event of events) recorded(event)
      return result
    },
  }
}
