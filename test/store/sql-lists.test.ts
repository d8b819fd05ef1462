import t from 'tap'
import { anyOf, inBatches } from '../../server/store/sql-lists.js'

const upTo = (length: number) => Array.from({ length }, (_, index) => index)

t.test('the number of values in a list is padded to a power of two', async (t) => {
  const lengths = new Set<number>()
  for (const length of [1, 2, 3, 5, 100, 500]) {
    const { values } = anyOf(upTo(length))
    t.strictSame([...new Set(values)], upTo(length))
    lengths.add(values.length)
  }
  t.strictSame([...lengths], [1, 2, 4, 8, 128, 512])
})

t.test('the batches of a list have lengths that are powers of two, at most 256', async (t) => {
  t.strictSame([...inBatches([])], [])
  t.strictSame([...inBatches(upTo(7))], [[0, 1, 2, 3], [4, 5], [6]])
  const batches = [...inBatches(upTo(17_000))]
  t.strictSame(batches.flat(), upTo(17_000))
  t.ok(batches.every(({ length }) => length <= 256 && Number.isInteger(Math.log2(length))))
})
