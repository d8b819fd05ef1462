// Lists of values in SQL statements, and numbers of rows. Each distinct statement is prepared once and kept, so the lengths of
// lists are powers of two.
import sql, { join, type Sql } from 'sql-template-tag'
import type { Parameter } from './statement.js'

/**
 * Returns values for `IN (…)`, padded to a power of two by repeating the last one. There must be at least one value.
 */
export const anyOf = (values: (string | number)[]): Sql => join(padded(values))

/** Returns the values, padded to a power of two by repeating the last one. There must be at least one value. */
export const padded = <Value extends string | number>(values: Value[]): Value[] => [
  ...values,
  ...Array(2 ** Math.ceil(Math.log2(values.length)) - values.length).fill(values.at(-1)),
]

const maxBatch = 256

/** Yields a list in batches. The length of each batch is a power of two, at most 256. */
export function* inBatches<Item>(list: Item[]): Generator<Item[]> {
  for (let start = 0; start < list.length; ) {
    const size = Math.min(maxBatch, 2 ** Math.floor(Math.log2(list.length - start)))
    yield list.slice(start, start + size)
    start += size
  }
}

/**
 * Returns a value for `LIMIT` or `OFFSET`. If it were the bound parameter alone, SQLite would plan by its value, and prepare the
 * statement again for every execution, which takes longer than reading a page.
 */
export const rowCount = (count: number | Parameter): Sql => sql`CAST(${count} AS BIGINT)`

/** Groups items by a key: those in a group need one statement. */
export function grouped<Item>(items: Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
