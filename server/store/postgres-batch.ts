// Statements that are sent to PostgreSQL together, in one round trip. Waking up both processes for each message would cost more
// than most statements.
import { type Connection, type FieldDef, type PoolClient, types } from 'pg'
import type { Query } from './database.js'

export interface Outcome {
  /**
   * What was executed, such as `COMMIT`. It may differ from what was sent: PostgreSQL answers COMMIT of a failed transaction
   * with ROLLBACK.
   */
  command: string
  rows: unknown[]
  /** How many rows were changed or returned. */
  count: number
}

/** The outcomes of statements, and the error of the one after these, if there is one. */
export interface Result {
  outcomes: Outcome[]
  error?: unknown
}

/** A statement, with the promise of its outcome. */
export interface Statement extends Pick<Query, 'text' | 'values' | 'asArrays'> {
  /** A connection prepares a statement once, under this name. Distinct statements have distinct names. */
  name: string
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

interface Column {
  name: string
  parse(text: string): unknown
}

/** The columns of the statements that a connection has prepared, by name. */
const columnsOfClients = new WeakMap<PoolClient, Map<string, Column[]>>()

/** Executes statements up to the first that fails. Outside of a transaction, they are one transaction. */
export function executeTogether(client: PoolClient, statements: Statement[]) {
  return new Promise<Result>((resolve) => {
    const batch = createBatch(statements, preparedOn(client), resolve)
    client.query(batch)
  })
}

function preparedOn(client: PoolClient): Map<string, Column[]> {
  const prepared = columnsOfClients.get(client) ?? new Map()
  columnsOfClients.set(client, prepared)
  return prepared
}

/** Returns what pg expects of a query. */
function createBatch(statements: Statement[], prepared: Map<string, Column[]>, done: (result: Result) => void) {
  const outcomes: Outcome[] = []
  let columns: Column[] | undefined
  let rows: unknown[] = []

  const batch = {
    /** pg replaces this with a function that stops its timer. */
    callback() {},
    submit(connection: Connection) {
      connection.stream.cork()
      for (const statement of statements) send(connection, statement, prepared.has(statement.name))
      connection.sync()
      connection.stream.uncork()
    },
    handleRowDescription({ fields }: { fields: FieldDef[] }) {
      columns = fields.map(({ name, dataTypeID }) => ({ name, parse: getTypeParser(dataTypeID) }))
    },
    handleDataRow({ fields }: { fields: (string | null)[] }) {
      const { name, asArrays } = statements[outcomes.length] as Statement
      columns ??= prepared.get(name) ?? []
      rows.push(asArrays ? arrayOf(columns, fields) : objectOf(columns, fields))
    },
    handleCommandComplete({ text }: { text: string }) {
      const { name } = statements[outcomes.length] as Statement
      if (!prepared.has(name)) prepared.set(name, columns ?? [])
      // For example `INSERT 0 1`, `SELECT 20` or `COMMIT`.
      const [command = '', ...counts] = text.split(' ')
      outcomes.push({ command, rows, count: Number(counts.at(-1) ?? 0) })
      columns = undefined
      rows = []
    },
    // Called by pg too, for a connection that is lost or takes too long.
    handleError(error: unknown) {
      const failed = statements[outcomes.length]
      // It may have failed because its table has other columns now.
      if (failed) prepared.delete(failed.name)
      batch.callback()
      done({ outcomes, error })
    },
    handleReadyForQuery() {
      batch.callback()
      done({ outcomes })
    },
  }
  return batch
}

function send(connection: Connection, { name, text, values }: Statement, isPrepared: boolean) {
  if (!isPrepared) {
    // If an earlier statement of its batch has failed, it is not known whether this one was prepared.
    connection.close({ type: 'S', name }, true)
    connection.parse({ name, text, types: [] }, true)
  }
  connection.bind({ statement: name, values: values.map(storable) }, true)
  if (!isPrepared) connection.describe({ type: 'P' }, true)
  connection.execute(null, true)
}

/** PostgreSQL cannot store NUL. The contract refuses it in fields, but a URL or a target's response may contain it. */
function storable(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : String(value)
}

/** Returns BIGINT as a number: ids and times in milliseconds stay far below 2 ** 53. */
const getTypeParser = (oid: number): ((text: string) => unknown) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, 'text')

const arrayOf = (columns: Column[], fields: (string | null)[]) =>
  columns.map(({ parse }, index) => parsed(parse, fields[index]))

function objectOf(columns: Column[], fields: (string | null)[]) {
  const row: Record<string, unknown> = {}
  for (const [index, { name, parse }] of columns.entries()) row[name] = parsed(parse, fields[index])
  return row
}

const parsed = (parse: Column['parse'], field: string | null | undefined) =>
  field === null || field === undefined ? null : parse(field)
