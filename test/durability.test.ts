import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callWith } from './helper.js'
import { processes } from './process.js'

test('of hundreds of simultaneous writes, each that was acknowledged is there after kill -9', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve()
  const { call } = server
  const acknowledged: string[] = []
  let killed: Promise<unknown> | undefined
  const write = async (index: number) => {
    const { status, body } = await call('POST /notes', { name: `Note ${index}`, scope: 'private' })
    assert.equal(status, 201)
    acknowledged.push(body.note[0].note_code)
    if (acknowledged.length === 150) killed = server.stop('SIGKILL')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 500 }, (_, index) => write(index)))
  await killed
  assert.ok(acknowledged.length >= 150)
  assert.ok(
    outcomes.some(({ status }) => status === 'rejected'),
    'the server was killed in the midst of it'
  )

  await serve()
  const again = callWith(baseUrl, server.token)
  const found: string[] = []
  for (let page = 1; ; page++) {
    const { notes, meta } = (await again(`GET /notes?per_page=100&page=${page}`)).body
    found.push(...notes.map((note: { note_code: string }) => note.note_code))
    if (meta.next_page === null) {
      assert.equal(meta.total, found.length)
      break
    }
  }
  assert.deepEqual(
    acknowledged.filter((code) => !found.includes(code)),
    []
  )
})

test('many writers of one note leave one of their names, and one version for each change', async (t) => {
  const { serve } = await processes(t)
  const { call } = await serve()
  const { note_code } = (await call('POST /notes', { name: 'Note', scope: 'open' })).body.note[0]
  const names = Array.from({ length: 100 }, (_, index) => `Name ${index}`)
  const answers = await Promise.all(names.map((name) => call(`PATCH /notes/${note_code}`, { name })))
  assert.ok(answers.every(({ status }) => status === 200))
  const { body, headers } = await call(`GET /notes/${note_code}`)
  assert.ok(names.includes(body.note.name))
  assert.equal(headers.get('etag'), '"101"')
})

test('of many creations of one group, one wins', async (t) => {
  const { serve } = await processes(t)
  const { call } = await serve()
  const answers = await Promise.all(Array.from({ length: 100 }, () => call('POST /groups', { name: 'editors' })))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  assert.deepEqual([count(201), count(409)], [1, 99])
})
