import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyOf, inParts } from '../server/store/lists.js'

const upTo = (length: number) => Array.from({ length }, (_, index) => index)

test('a list of any length is one of few statements, and says the same', () => {
  const lengths = new Set<number>()
  for (const length of [1, 2, 3, 5, 100, 500]) {
    const { values } = anyOf(upTo(length))
    assert.deepEqual([...new Set(values)], upTo(length))
    lengths.add(values.length)
  }
  assert.deepEqual([...lengths], [1, 2, 4, 8, 128, 512])
})

test('the parts of a list are the list, in lengths of powers of two', () => {
  assert.deepEqual([...inParts([])], [])
  assert.deepEqual([...inParts(upTo(7))], [[0, 1, 2, 3], [4, 5], [6]])
  const parts = [...inParts(upTo(17_000))]
  assert.deepEqual(parts.flat(), upTo(17_000))
  assert.ok(parts.every(({ length }) => length <= 256 && Number.isInteger(Math.log2(length))))
})
