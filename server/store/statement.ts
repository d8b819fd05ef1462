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
  const { sql, text, values } = build(...(parameters as { [Index in keyof Values]: Parameter }))
  return (...given) => ({
    sql,
    text,
    asArrays,
    values: values.map((value) => (value instanceof Parameter ? given[value.index] : value)),
  })
}
