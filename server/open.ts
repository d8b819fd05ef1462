// What the server and the command line both work on: the database that the configuration names.
import { type Config, ConfigError } from './config.js'
import type { NoteEvent } from './rules/events.js'
import { type Secrets, secretsWith } from './secrets.js'
import type { Database } from './store/database.js'
import { migrate } from './store/schema.js'
import { openSqlite, sqliteDialect } from './store/sqlite.js'
import { createStore, type Store } from './store/store.js'

type Settings = Pick<Config, 'DATABASE_URL' | 'SECRET_KEY'>

/** Where the key is, unless SECRET_KEY is. */
export const keyFileOf = ({ DATABASE_URL }: Settings) => `${DATABASE_URL}.key`

/** Opens the database, brought to today's schema. `recorded` is told of every event that goes into the outbox. */
export async function open(config: Settings, recorded?: (event: NoteEvent) => void) {
  const database: Database = openSqlite(config.DATABASE_URL)
  await migrate(database, sqliteDialect)
  return {
    database,
    store: createStore(database, recorded),
    secrets: secretsWith(config.SECRET_KEY, keyFileOf(config)),
  }
}

/** Throws a `ConfigError` where the tokens and secrets in the database were encrypted with another key. */
export async function checkKey({ store, secrets }: { store: Store; secrets: Secrets }, config: Settings) {
  const sealed = await store.services.newestSecret()
  if (sealed === undefined || secrets.opens(sealed)) return
  const key = config.SECRET_KEY === undefined ? `The key in ${keyFileOf(config)}` : 'SECRET_KEY'
  throw new ConfigError(
    `${key} does not decrypt the tokens and secrets of integrations. Give back the key that they were encrypted with, ` +
      'or, if it is lost, remove those integrations with `notewire secrets forget` and add them anew.'
  )
}
