import t from 'tap'
import { callWith } from '../helper.js'
import { processes } from '../process.js'

t.test('every acknowledged one of hundreds of concurrent writes survives SIGKILL', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve()
  const { call } = server
  const acknowledged: string[] = []
  let killed: Promise<unknown> | undefined
  // Each writer continues until the server no longer responds.
  const write = async () => {
    for (;;) {
      const answer = await call('POST /notes', { name: 'Note', scope: 'private' }).catch(() => undefined)
      if (!answer) return
      // A busy database may refuse some.
      if (answer.status === 503) continue
      t.equal(answer.status, 201)
      acknowledged.push(answer.body.note[0].note_code)
      if (acknowledged.length === 500) killed = server.stop('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 200 }, write))
  await killed
  t.ok(acknowledged.length >= 500)

  await serve()
  const again = callWith(baseUrl, server.token)
  const found: string[] = []
  for (let page = 1; ; page++) {
    const { notes, meta } = (await again(`GET /notes?per_page=100&page=${page}`)).body
    found.push(...notes.map((note: { note_code: string }) => note.note_code))
    if (meta.next_page === null) {
      t.equal(meta.total, found.length)
      break
    }
  }
  t.strictSame(
    acknowledged.filter((code) => !found.includes(code)),
    []
  )
})
