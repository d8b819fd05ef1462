// The interface between the stores and the database engines. Statements are portable SQL with bound values.
import type { Sql } from 'sql-template-tag'

/** A statement with its values: an `Sql`, or what the function of a `statement` returns. */
export interface Query extends Pick<Sql, 'sql' | 'text' | 'values'> {
  /** Whether each row is an array of its columns instead of an object. */
  asArrays?: boolean
}

/** A statement that inserts a row, and returns columns of it: see `insertStatement`. */
export interface Insert extends Query {
  /** Reads the columns of the last row that was inserted, where the statement itself does not return them. */
  inserted: Query
}

export interface Queries {
  readonly dialect: Dialect
  /** Returns all rows. */
  all<Row>(query: Query): Promise<Row[]>
  /** Returns the first row, or `undefined` if there is none. */
  get<Row>(query: Query): Promise<Row | undefined>
  /** Inserts a row and returns columns of it. */
  insert<Row>(statement: Insert): Promise<Row>
  /** Changes rows and returns how many. */
  run(query: Query): Promise<number>
  /**
   * Changes rows now, or together with the commit, which saves PostgreSQL a round trip. The rest of the transaction must not
   * depend on it.
   */
  runLast(query: Query): Promise<unknown>
  /**
   * Does the work now or right before the commit. Of transactions that are committed together, the work of one with the key
   * may stand for all.
   */
  byCommit(key: string, work: () => Promise<void>): Promise<void>
}

export interface Database extends Queries {
  /**
   * Runs the work in a transaction. Once the promise is fulfilled, the changes survive a crash, unless the options say otherwise;
   * if it is rejected, nothing has changed, unless the error is `OutcomeUnknown`. The work must await nothing but calls of
   * `queries`, and every one of them, even after one has failed. The work may run more than once: if the transaction collides
   * with another one, or if one that is committed together with it fails.
   */
  transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    isolation?: Isolation,
    options?: TransactionOptions
  ): Promise<Result>
  /**
   * Resolves if the database answers, however busy this process is. Throws `DatabaseUnavailable` within seconds
   * otherwise.
   */
  ping(): Promise<void>
  /**
   * Returns a number that changes whenever something is committed, by any process; `undefined` where finding it takes as long
   * as a read.
   */
  dataVersion(): number | undefined
  /** Returns how many transactions wait to begin or to be committed and, with SQLite, the size of the write-ahead log. */
  load(): { waiting: number; walBytes?: number }
  /** Calls the listener after each commit. */
  onCommit(listener: CommitListener): void
  close(): Promise<void>
}

/** Is passed, for each transaction that was committed together, how long it took since it was requested. */
export type CommitListener = (durationsMs: number[]) => void

/**
 * `serializable`, the default: transactions behave as if they ran one after the other. `snapshot`: a transaction sees what
 * was committed when it began, and collides only with others that write the same rows; use it if the work decides by
 * those rows alone. `independent`: a snapshot whose work does not depend on what others of this kind write, so that they can
 * be committed together.
 */
export type Isolation = 'serializable' | 'snapshot' | 'independent'

export interface TransactionOptions {
  /** What it changes, such as a note. Transactions with the same subject would collide; in this process they wait for each other. */
  subject?: string
  /**
   * `false` saves waiting for the disk: the changes survive a crash of this process, but one of the machine, or of PostgreSQL, only
   * some time later, or once a durable transaction was committed after this one.
   */
  isDurable?: boolean
}

/** The database cannot work at the moment: it is locked, full, read-only or unreachable. */
export class DatabaseUnavailable extends Error {}

/** The connection was lost during a commit: the transaction may have been committed or not. */
export class OutcomeUnknown extends DatabaseUnavailable {}

/** The schema of the database was written by a newer version of the program. */
export class DatabaseTooNew extends Error {}

/** SQL that differs between the engines. */
export interface Dialect {
  /** The definition of an `id` column. */
  id: string
  integer: string
  bytes: string
  /** Ends a table definition. */
  tableEnd: string
  /** Follows a text in `ORDER BY`: sorts it by its UTF-8 bytes, whatever the collation of the database. */
  byBytes: Sql
  /** Ends a query for rows that will be changed: blocks until other transactions release them. */
  lock: Sql
  /** Ends a query for rows to claim: leaves out rows that other transactions have locked. */
  skipLocked: Sql
  /** Whether transactions run at the same time, and fail if they write the same row. */
  hasConcurrentWriters: boolean
  /** Queries the highest id that a table has ever assigned, as `id`. Returns 0 or no row if there is none. */
  lastId(table: string): Sql
  /** Makes a table continue with the ids above this one. */
  setLastId(table: string, id: number): Sql[]
}
