// Statements whose SQL text is built once. Building it takes longer than SQLite takes to execute most of them.
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Insert, Query } from './database.js'

/** Stands for a value while the text is built. */
export class Parameter {
  constructor(readonly index: number) {}
}

/**
 * Returns a function that binds values to a statement: `statement((code) => sql`SELECT id FROM notes WHERE code = ${code}`)`.
 * The text must not depend on the values. With `asArrays` the rows are arrays, which SQLite makes in half the time.
 */
export function statement<Values extends unknown[]>(
  build: (...parameters: { [Index in keyof Values]: Parameter }) => Sql,
  { asArrays = false } = {}
): (...values: Values) => Query {
  const bind = binder(withParameters(build), asArrays)
  return (...given) => bind(given)
}

/**
 * Like `statement`, for one that inserts a row into a table whose ids count up. `columns` of the row are returned, as an array.
 * SQLite reads them afterwards: RETURNING would take it longer than inserting the row.
 */
export function insertStatement<Values extends unknown[]>(
  table: string,
  columns: Sql,
  build: (...parameters: { [Index in keyof Values]: Parameter }) => Sql
): (...values: Values) => Insert {
  const insert = withParameters(build)
  const { text, values } = sql`${insert} RETURNING ${columns}`
  const bind = binder({ sql: insert.sql, text, values }, false)
  const lastRow = sql`SELECT ${columns} FROM ${raw(table)} WHERE id = last_insert_rowid()`
  const inserted = binder(lastRow, true)([])
  return (...given) => ({ ...bind(given), inserted })
}

function withParameters<Values extends unknown[]>(
  build: (...parameters: { [Index in keyof Values]: Parameter }) => Sql
): Sql {
  const parameters = Array.from({ length: build.length }, (_, index) => new Parameter(index))
  return build(...(parameters as { [Index in keyof Values]: Parameter }))
}

/**
 * Like `statement`, for rows of values, and other values. The text is built once for each number of rows: see `inBatches`.
 */
export function rowsStatement<Row extends readonly unknown[], Values extends unknown[] = []>(
  build: (rows: Parameter[][], ...parameters: { [Index in keyof Values]: Parameter }) => Sql
): (rows: Row[], ...values: Values) => Query {
  const binders = new Map<number, (given: unknown[]) => Query>()
  return (rows, ...values) => {
    let bind = binders.get(rows.length)
    if (!bind) {
      let index = 0
      const parametersFor = (list: readonly unknown[]) => list.map(() => new Parameter(index++))
      const parameters = parametersFor(values) as { [Index in keyof Values]: Parameter }
      bind = binder(build(rows.map(parametersFor), ...parameters), false)
      binders.set(rows.length, bind)
    }
    const given: unknown[] = [...values]
    for (const row of rows) given.push(...row)
    return bind(given)
  }
}

function binder({ sql, text, values }: Query, asArrays: boolean): (given: unknown[]) => Query {
  const areInOrder = values.every((value, index) => value instanceof Parameter && value.index === index)
  return (given) => ({
    sql,
    text,
    asArrays,
    values:
      areInOrder && given.length === values.length
        ? given
        : values.map((value) => (value instanceof Parameter ? given[value.index] : value)),
  })
}
