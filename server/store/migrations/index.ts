// The migrations from an empty database to the current schema. One that has been released is never changed; add the next
// one at the end.
import type { Secrets } from '../../encryption.js'
import type { Queries } from '../database.js'
import { createTables } from './001-initial.js'
import { createDatabaseTable } from './002-names-epoch.js'
import { addTargets } from './003-targets.js'
import { addForgottenAt } from './004-forgotten-users.js'
import { addIdempotencyKeys } from './005-idempotency-keys.js'
import { addListChanges } from './006-list-changes.js'
import { addDeletedGroups } from './007-deleted-groups.js'

/**
 * Changes the schema by one version. Runs in a transaction, with those that follow it. Without `secrets`, it fails if there
 * is something to encrypt.
 */
export type Migration = (queries: Queries, secrets?: Secrets) => Promise<void>

export const migrations: Migration[] = [
  createTables,
  createDatabaseTable,
  addTargets,
  addForgottenAt,
  addIdempotencyKeys,
  addListChanges,
  addDeletedGroups,
]
