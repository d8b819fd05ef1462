// Statements whose SQL text is built once. Building it takes longer than SQLite takes to execute most of them.
import type { Sql } from 'sql-template-tag'
import type { Query } from './database.js'

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
  const parameters = Array.from({ length: build.length }, (_, index) => new Parameter(index))
  const bind = binder(build(...(parameters as { [Index in keyof Values]: Parameter })), asArrays)
  return (...given) => bind(given)
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
    return bind([...values, ...rows.flat()])
  }
}

function binder({ sql, text, values }: Sql, asArrays: boolean): (given: unknown[]) => Query {
  return (given) => ({
    sql,
    text,
    asArrays,
    values: values.map((value) => (value instanceof Parameter ? given[value.index] : value)),
  })
}
