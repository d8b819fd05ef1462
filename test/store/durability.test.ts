import t from 'tap'
import { callWith, createNote, service } from '../helper.js'
import { processes } from '../process.js'

t.test('of hundreds of simultaneous writes, each that was acknowledged is there after kill -9', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve()
  const { call } = server
  const acknowledged: string[] = []
  let killed: Promise<unknown> | undefined
  // Each goes on until the server no longer answers.
  const write = async () => {
    for (;;) {
      const answer = await call('POST /notes', { name: 'Note', scope: 'private' }).catch(() => undefined)
      if (!answer) return
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

// Together, however many there are: nothing half-done, and no failure that is the server's.
const atOnce = 200
const each = <Result>(make: (index: number) => Result) => Promise.all(Array.from({ length: atOnce }, (_, i) => make(i)))

t.test('many writers of one note leave one of their names, and one version for each change', async (t) => {
  const { serve } = await processes(t)
  const { call } = await serve()
  const { note_code } = await createNote(call)
  const answers = await each((index) => call(`PATCH /notes/${note_code}`, { name: `Name ${index}` }))
  t.strictSame([...new Set(answers.map(({ status }) => status))], [200])
  const { body, headers } = await call(`GET /notes/${note_code}`)
  t.match(body.note.name, /^Name \d+$/)
  t.equal(headers.get('etag'), `"${atOnce + 1}"`)
})

t.test('many who add to one group add all of theirs, one after the other', async (t) => {
  const { call, addUser } = await service(t)
  await call('POST /groups', { name: 'editors' })
  const codes = await each((index) => `u${index}`)
  for (const code of codes) await addUser(code, 'member', code)
  const answers = await each((index) => call('POST /groups/editors/users', { users: [codes[index], 'u0'] }))
  t.strictSame([...new Set(answers.map(({ status }) => status))], [204])
  const { users } = (await call('GET /groups/editors')).body.group
  t.strictSame(users.map(({ user_code }: { user_code: string }) => user_code).sort(), ['0000000001', ...codes].sort())
})

t.test('of many creations of one group, one wins', async (t) => {
  const { serve } = await processes(t)
  const { call } = await serve()
  const answers = await each(() => call('POST /groups', { name: 'editors' }))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  t.strictSame([count(201), count(409)], [1, atOnce - 1])
})
