import t from 'tap'
import { outputTo } from '../../server/commands/output.js'

t.test('a table may have hundreds of thousands of rows', async (t) => {
  const lines: string[] = []
  const { printRows } = outputTo({ write: (text) => lines.push(text) })
  printRows(Array.from({ length: 200_000 }, (_, id) => ({ id, name: 'a' })))
  t.strictSame([lines.length, lines[0], lines[1]], [200_001, 'id      name\n', '0       a\n'])
})
