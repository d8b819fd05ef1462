// The migrations from an empty database to the current schema. One that has been released is never changed; add the next
// one at the end.
import type { Queries } from '../database.js'
import { createTables } from './001-initial.js'
import { createDatabaseTable } from './002-names-epoch.js'

/** Changes the schema by one version. Runs in a transaction, with those that follow it. */
export type Migration = (queries: Queries) => Promise<void>

export const migrations: Migration[] = [createTables, createDatabaseTable]
