// What the errors of PostgreSQL mean for a transaction.
import { DatabaseError } from 'pg'
import { DatabaseUnavailable } from './database.js'

// SQLSTATEs, listed in appendix A of the PostgreSQL manual.
/**
 * Serialization failure, deadlock, a table that another server has just created, and a reference to a row that another
 * transaction has just deleted.
 */
const collision = /^(40001|40P01|42P07|23503)$/
/**
 * Connections, credentials, resources, shutdown and timeouts, disk, read-only, idle too long, no such database,
 * locks.
 */
const unavailable = /^(08...|28...|53...|57...|58...|25006|25P0[34]|3D000|55P03)$/

/** Returns whether a transaction failed only because another one ran at the same time. */
export const isCollision = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError &&
  // Two servers that create a table at the same time may collide in the catalog.
  (collision.test(error.code ?? '') || (error.code === '23505' && error.schema === 'pg_catalog'))

/** Returns the error for a transaction that has collided until there was no time left. */
export function collisionTimeout(error: DatabaseError): DatabaseUnavailable {
  const isForeignTable = error.code === '42P07'
  const message = isForeignTable
    ? `${error.message}: choose an empty database, or an empty schema`
    : 'too many transactions are changing the same rows'
  return new DatabaseUnavailable(message, { cause: error })
}

/**
 * Runs the action. Throws `DatabaseUnavailable` for errors of the database's state. Removes row contents from other
 * errors.
 */
export async function withDatabaseErrors<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    throw translated(error as Error & { code?: string })
  }
}

export function translated(error: Error & { code?: string }): Error {
  if (!(error instanceof DatabaseError)) {
    const { message, code } = error
    if (/password must be a string/.test(message)) {
      return new DatabaseUnavailable('the database requires a password: set it in DATABASE_URL or PGPASSWORD')
    }
    return new DatabaseUnavailable(`could not connect to the database: ${message || code}`, { cause: error })
  }
  // These may quote the contents of a row.
  error.detail = undefined
  error.where = undefined
  return unavailable.test(error.code ?? '') ? new DatabaseUnavailable(error.message, { cause: error }) : error
}
