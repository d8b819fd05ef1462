// Lists of any length in statements of few lengths: the database prepares each anew, and all are kept.
import { join, type Sql } from 'sql-template-tag'

/** For `IN (…)`: the values, filled up to a power of two with the last of them. There must be one. */
export const anyOf = (values: (string | number)[]): Sql =>
  join([...values, ...Array(2 ** Math.ceil(Math.log2(values.length)) - values.length).fill(values.at(-1))])

/** For inserting rows: the list in parts whose lengths are powers of two, 256 at the most. */
export function* inParts<Item>(list: Item[]): Generator<Item[]> {
  for (let from = 0; from < list.length; ) {
    const size = Math.min(256, 2 ** Math.floor(Math.log2(list.length - from)))
    yield list.slice(from, from + size)
    from += size
  }
}
