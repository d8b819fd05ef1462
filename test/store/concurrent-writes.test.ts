import t from 'tap'
import { createNote, service } from '../helper.js'
import { processes } from '../process.js'

const concurrency = 200
const concurrently = <Result>(make: (index: number) => Result) =>
  Promise.all(Array.from({ length: concurrency }, (_, index) => make(index)))

t.test('concurrent updates of a note all succeed, and each has its own ETag', async (t) => {
  const { serve } = await processes(t)
  const { call } = await serve()
  const { note_code } = await createNote(call)
  const answers = await concurrently((index) => call(`PATCH /notes/${note_code}`, { name: `Name ${index}` }))
  t.strictSame([...new Set(answers.map(({ status }) => status))], [200])
  const etags = answers.map(({ headers }) => headers.get('etag'))
  t.equal(new Set(etags).size, concurrency)
  const { body, headers } = await call(`GET /notes/${note_code}`)
  const last = etags.indexOf(headers.get('etag'))
  t.equal(body.note.name, `Name ${last}`)
})

t.test('concurrent additions to a group all succeed', async (t) => {
  const { call, addUser } = await service(t)
  await call('POST /groups', { name: 'editors' })
  const codes = await concurrently((index) => `u${index}`)
  for (const code of codes) await addUser(code, 'member', code)
  const answers = await concurrently((index) => call('POST /groups/editors/users', { users: [codes[index], 'u0'] }))
  t.strictSame([...new Set(answers.map(({ status }) => status))], [204])
  const { users } = (await call('GET /groups/editors')).body.group
  t.strictSame(users.map(({ user_code }: { user_code: string }) => user_code).sort(), ['0000000001', ...codes].sort())
})

t.test('one of many concurrent creations of a group succeeds', async (t) => {
  const { call } = await service(t)
  const answers = await concurrently(() => call('POST /groups', { name: 'editors' }))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  t.strictSame([count(201), count(409)], [1, concurrency - 1])
})
