// The port to the database: what the stores need of an engine. Statements are portable SQL, values always bound.
import type { Sql } from 'sql-template-tag'

export interface Queries {
  readonly dialect: Dialect
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
   * transactions are not seen half-done. Inside, await nothing but `queries`; the work may be done again where it collided
   * with another's.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>, isolation?: Isolation): Promise<Result>
  /** Writes a consistent copy to a file, while the database is in use. Absent where the engine has tools for that. */
  backup?(file: string): Promise<void>
  /** Fulfilled when the database answers, however busy this process is; rejected with `DatabaseUnavailable` soon if not. */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * `serializable`, unless said otherwise: as if one transaction came after the other. `snapshot`: each sees what was
 * committed when it began, and two collide only where they write the same row; for work that decides by nothing else.
 */
export type Isolation = 'serializable' | 'snapshot'

/** The database cannot do its work now: it is locked, full, read-only or away. */
export class DatabaseUnavailable extends Error {}

/** The connection was lost while a transaction was being committed: it may be done, or not. */
export class OutcomeUnknown extends DatabaseUnavailable {}

/** A newer program has changed the database's schema. */
export class DatabaseTooNew extends Error {}

/** The words in which the engines differ. */
export interface Dialect {
  /** Of the data definition. */
  id: string
  integer: string
  bytes: string
  tableEnd: string
  /** Behind a text that rows are sorted by: by its UTF-8 bytes, whatever the collation of the database. */
  byBytes: Sql
  /** Ends a query for rows that are to be changed: it waits for who is at one of them. */
  lock: Sql
  /** Ends a query for rows to claim: those that another transaction is at are left to it. */
  skipLocked: Sql
  /** In how many rows the number of notes of a kind is kept, so that those who change it are seldom at the same one. */
  countParts: number
  /** Queries the highest id that a table has ever given, as `id`; 0 or no row when none. */
  lastId(table: string): Sql
  /** Makes a table give ids above this one. */
  setLastId(table: string, id: number): Sql[]
}
