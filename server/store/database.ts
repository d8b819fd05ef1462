// The port to the database: what the stores need of an engine. Statements are portable SQL, values always bound.
import type { Sql } from 'sql-template-tag'

export interface Queries {
  /** All rows. */
  all<Row>(query: Sql): Promise<Row[]>
  /** The first row, `undefined` when there is none. */
  get<Row>(query: Sql): Promise<Row | undefined>
  /** Changes rows, and tells how many. */
  run(query: Sql): Promise<number>
}

export interface Database extends Queries {
  /**
   * Does all of the work or nothing of it, durably: when the promise is fulfilled, the work survives a crash. Other
   * transactions are not seen half-done. Inside, await nothing but `queries`.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Writes a consistent copy to a file, while the database is in use. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** The database cannot do its work now: it is locked, full, read-only or away. */
export class DatabaseUnavailable extends Error {}

/** A newer program has changed the database's schema. */
export class DatabaseTooNew extends Error {}

/** The words in which the engines' data definitions differ. */
export interface Dialect {
  id: string
  integer: string
  text: string
  bytes: string
  tableEnd: string
}
