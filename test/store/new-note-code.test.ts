import t from 'tap'
import { newNoteCode } from '../../server/store/new-note-code.js'

t.test('a note code is twelve characters of Base32, and no two are the same', async (t) => {
  const codes = Array.from({ length: 10_000 }, newNoteCode)
  t.notOk(codes.find((code) => !/^[a-z2-7]{12}$/.test(code)))
  t.equal(new Set(codes).size, codes.length)
})

t.test('codes that are made together are neighbors', async (t) => {
  const starts = Array.from({ length: 1_280 }, () => newNoteCode().slice(0, 3))
  const changes = starts.filter((start, index) => index > 0 && start !== starts[index - 1]).length
  t.ok(changes >= 9 && changes <= 10, `${changes} changes of the start`)
})
