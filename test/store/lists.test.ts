import t from 'tap'
import { anyOf, inParts } from '../../server/store/lists.js'

const upTo = (length: number) => Array.from({ length }, (_, index) => index)

t.test('a list of any length is one of few statements, and says the same', async (t) => {
  const lengths = new Set<number>()
  for (const length of [1, 2, 3, 5, 100, 500]) {
    const { values } = anyOf(upTo(length))
    t.strictSame([...new Set(values)], upTo(length))
    lengths.add(values.length)
  }
  t.strictSame([...lengths], [1, 2, 4, 8, 128, 512])
})

t.test('the parts of a list are the list, in lengths of powers of two', async (t) => {
  t.strictSame([...inParts([])], [])
  t.strictSame([...inParts(upTo(7))], [[0, 1, 2, 3], [4, 5], [6]])
  const parts = [...inParts(upTo(17_000))]
  t.strictSame(parts.flat(), upTo(17_000))
  t.ok(parts.every(({ length }) => length <= 256 && Number.isInteger(Math.log2(length))))
})
