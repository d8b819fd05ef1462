import { statSync } from 'node:fs'
import t from 'tap'
import { createNote } from '../helper.js'
import { sqliteOnly } from '../postgres.js'
import { processes } from '../process.js'

t.test('a backup of a running server contains everything written before', sqliteOnly, async (t) => {
  const { serve, run, environment } = await processes(t)
  const server = await serve()
  await createNote(server.call, { name: 'Kept' })
  const { note_code } = await createNote(server.call)
  const hook = { name: 'webhook', webhook_url: 'https://example.net', secret: 'secret' }
  await server.call(`POST /notes/${note_code}/services`, hook)
  const copy = `${environment.DATABASE_URL}.copy`
  t.equal((await run(['backup', copy.replace('sqlite:', '')])).code, 0)
  const again = await run(['backup', copy.replace('sqlite:', '')])
  t.match(again.stderr, / already exists\n$/)
  await server.stop('SIGTERM')
  for (const file of [copy, `${copy}.key`]) t.equal(statSync(file.replace('sqlite:', '')).mode & 0o777, 0o600)
  // The server starts only with the key that decrypts the secrets.
  await serve({ DATABASE_URL: copy })
  const { body } = await server.call('GET /notes')
  t.equal(body.notes[0].name, 'Kept')
})
