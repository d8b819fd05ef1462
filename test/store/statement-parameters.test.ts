import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { packageFolder } from '../../server/package-folder.js'
import { anyOf, inBatches } from '../../server/store/statement-parameters.js'

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

t.test('no LIMIT or OFFSET is a bound parameter alone', (t) => {
  const folder = join(packageFolder, 'server')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const limits = files.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/(LIMIT|OFFSET) \$\{\w*/g) ?? []
  )
  t.ok(limits.length > 10)
  for (const limit of limits) t.match(limit, /\{rowCount$/)
  t.end()
})
