// Opens the configured database with its stores, and the key that encrypts what is secret in it.
import { type Config, ConfigError } from './config.js'
import { createSecrets, type Secrets } from './encryption.js'
import { createKeyFile, readKeyFile } from './keys-file.js'
import type { NoteEvent } from './rules/events.js'
import type { Database } from './store/database.js'
import { assertWritable } from './store/migrate.js'
import { connect, openDatabase } from './store/open-database.js'
import type { ServiceRecord } from './store/services.js'
import { createStore, type Store } from './store/store.js'

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>

/** Returns the file with the keys that are used if SECRET_KEY is not set. PostgreSQL has none. */
export const keyFileOf = ({ DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>) =>
  'file' in DATABASE_URL ? `${DATABASE_URL.file}.key` : undefined

/**
 * Opens the database, and creates it if it does not exist. `onEvent` is called with each event once it is committed. Throws
 * `ConfigError` if there is no key.
 */
export async function openStore(config: Settings, onEvent?: (event: NoteEvent) => void) {
  const readKeys = keyReader(config)
  const keyFile = keyFileOf(config)
  // Called once the folder of the database exists, in which the key file may have to be created.
  function openSecrets() {
    if (config.SECRET_KEY === undefined && keyFile !== undefined) createKeyFile(keyFile)
    return createSecrets(readKeys)
  }
  const database = await openDatabase(config.DATABASE_URL, config.DATABASE_CONNECTIONS, openSecrets)
  return { database, store: createStore(database, onEvent), secrets: openSecrets() }
}

const workerConnections = 4

/**
 * Opens the database for a worker in the process of a server. With PostgreSQL it has connections of its own: requests that
 * wait for all others would cost it its leases. SQLite has a single writer, which both share.
 */
export const openForWorker = async ({ DATABASE_URL }: Settings, database: Database): Promise<Database> =>
  'file' in DATABASE_URL ? { ...database, close: async () => {} } : connect(DATABASE_URL, workerConnections)

/**
 * Opens the database for a process that runs until it is stopped. If the process cannot start, the database is closed, so
 * that nothing keeps the process alive.
 */
export async function startWithStore(
  config: Settings,
  start: (opened: Awaited<ReturnType<typeof openStore>>) => Promise<void>,
  onEvent?: (event: NoteEvent) => void
) {
  const opened = await openStore(config, onEvent)
  try {
    await checkKey(opened, config)
    await assertWritable(opened.database)
    await start(opened)
  } catch (error) {
    await opened.database.close()
    throw error
  }
}

function keyReader(config: Settings): () => string[] {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS } = config
  const previous = SECRET_KEY_PREVIOUS === undefined ? [] : [SECRET_KEY_PREVIOUS]
  if (SECRET_KEY !== undefined) return () => [SECRET_KEY, ...previous]
  const keyFile = keyFileOf(config)
  if (keyFile !== undefined) return () => [...readKeyFile(keyFile), ...previous]
  throw new ConfigError(
    'SECRET_KEY must be set with PostgreSQL, to the same value on all servers; generate one with: openssl rand -base64 32'
  )
}

/** Returns whether all that is encrypted of an integration can be decrypted. */
export const canOpen = (secrets: Secrets, { address, secret }: Pick<ServiceRecord, 'address' | 'secret'>) =>
  [address, secret].every((sealed) => sealed === null || secrets.canOpen(sealed))

/** Throws `ConfigError` if the URLs, tokens and secrets in the database were encrypted with another key. */
async function checkKey({ store, secrets }: { store: Store; secrets: Secrets }, config: Settings) {
  // All of them: a rotation of the key that was interrupted leaves some with each key.
  const services = await store.services.sealed()
  if (services.every((service) => canOpen(secrets, service))) return
  const key = config.SECRET_KEY === undefined ? `the key in ${keyFileOf(config)}` : 'SECRET_KEY'
  throw new ConfigError(
    `${key} does not decrypt the URLs, tokens and secrets of integrations: restore the key that encrypted them, as ` +
      'SECRET_KEY_PREVIOUS if it was replaced, or delete these integrations with `notewire secrets forget` and add them again'
  )
}
