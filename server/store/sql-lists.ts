// Lists of values in SQL statements. Their lengths are powers of two, because each distinct statement is prepared once and
// kept.
import { join, type Sql } from 'sql-template-tag'

/**
 * Returns values for `IN (…)`, padded to a power of two by repeating the last one. There must be at least one value.
 */
export const anyOf = (values: (string | number)[]): Sql =>
  join([...values, ...Array(2 ** Math.ceil(Math.log2(values.length)) - values.length).fill(values.at(-1))])

const maxBatch = 256

/** Yields a list in batches. The length of each batch is a power of two, at most 256. */
export function* inBatches<Item>(list: Item[]): Generator<Item[]> {
  for (let start = 0; start < list.length; ) {
    const size = Math.min(maxBatch, 2 ** Math.floor(Math.log2(list.length - start)))
    yield list.slice(start, start + size)
    start += size
  }
}
