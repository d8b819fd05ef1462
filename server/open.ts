// What the server and the command line both work on: the database that the configuration names.
import { type Config, ConfigError, type DatabaseAddress } from './config.js'
import { createSecrets, type Secrets } from './encryption.js'
import type { NoteEvent } from './rules/events.js'
import type { Database } from './store/database.js'
import { migrate } from './store/migrate.js'
import { openPostgres } from './store/postgres.js'
import { openSqlite } from './store/sqlite.js'
import { createStore, type Store } from './store/store.js'

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'SECRET_KEY'>

/** Where the key is, unless SECRET_KEY is; `undefined` where there is no file to have it beside. */
export const keyFileOf = ({ DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>) =>
  'file' in DATABASE_URL ? `${DATABASE_URL.file}.key` : undefined

/** Opens a database as it is. */
export const connect = (address: DatabaseAddress, connections: number): Database =>
  'file' in address ? openSqlite(address.file) : openPostgres(address.server, connections)

/** Opens a database, brought to today's schema. */
export async function openDatabase(address: DatabaseAddress, connections: number): Promise<Database> {
  const database = connect(address, connections)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens what the configuration names. `recorded` is told of every event that went into the outbox. */
export async function open(config: Settings, recorded?: (event: NoteEvent) => void) {
  const keyFile = keyFileOf(config)
  if (config.SECRET_KEY === undefined && keyFile === undefined) {
    throw new ConfigError(
      'SECRET_KEY must be set with PostgreSQL, the same for all servers: `openssl rand -base64 32` makes one.'
    )
  }
  const database = await openDatabase(config.DATABASE_URL, config.DATABASE_CONNECTIONS)
  return { database, store: createStore(database, recorded), secrets: createSecrets(config.SECRET_KEY, keyFile ?? '') }
}

/** Throws a `ConfigError` where the tokens and secrets in the database were encrypted with another key. */
export async function checkKey({ store, secrets }: { store: Store; secrets: Secrets }, config: Settings) {
  const sealed = await store.services.newestSecret()
  if (sealed === undefined || secrets.canOpen(sealed)) return
  const key = config.SECRET_KEY === undefined ? `The key in ${keyFileOf(config)}` : 'SECRET_KEY'
  throw new ConfigError(
    `${key} does not decrypt the tokens and secrets of integrations. Give back the key that they were encrypted with, ` +
      'or, if it is lost, remove those integrations with `notewire secrets forget` and add them anew.'
  )
}
