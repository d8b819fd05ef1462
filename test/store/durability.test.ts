import t from 'tap'
import { callWith } from '../helper.js'
import { processes } from '../process.js'

t.test('every acknowledged one of hundreds of concurrent writes survives SIGKILL', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve()
  const { call } = server
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let killed: Promise<unknown> | undefined
  // Each writer continues until the server no longer responds.
  const write = async () => {
    for (;;) {
      const answer = await call('POST /notes', { name: 'Note', scope: 'private' }).catch(() => undefined)
      if (!answer) return
      statuses.add(answer.status)
      if (answer.status !== 201) continue
      acknowledged.push(answer.body.note[0].note_code)
      if (acknowledged.length === 500) killed = server.stop('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 200 }, write))
  await killed
  t.ok(acknowledged.length >= 500)
  statuses.delete(503)
  t.strictSame([...statuses], [201], 'a busy database may refuse some, and nothing else fails')

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
