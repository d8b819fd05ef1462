// What the server and the command line both work on: the database that the configuration names.
import type { Config } from './config.js'
import { secretsWith } from './secrets.js'
import type { Database } from './store/database.js'
import { migrate } from './store/schema.js'
import { openSqlite, sqliteDialect } from './store/sqlite.js'
import { createStore } from './store/store.js'

/** Opens the database, brought to today's schema. */
export async function open({ DATABASE_URL, SECRET_KEY }: Pick<Config, 'DATABASE_URL' | 'SECRET_KEY'>) {
  const database: Database = openSqlite(DATABASE_URL)
  await migrate(database, sqliteDialect)
  return { database, store: createStore(database), secrets: secretsWith(SECRET_KEY, `${DATABASE_URL}.key`) }
}
