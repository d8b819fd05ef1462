import { rmSync, statSync } from 'node:fs'
import t from 'tap'
import { createNote } from '../helper.js'
import { testServer } from '../postgres.js'
import { processes } from '../process.js'

t.test('a lost key is one clear line, and its integrations can be deleted', async (t) => {
  const { serve, run, environment } = await processes(t)
  const server = await serve({}, ['--no-worker'])
  const { note_code } = await createNote(server.call)
  const webhook = { name: 'webhook', webhook_url: 'https://example.net', secret: 'secret' }
  await server.call(`POST /notes/${note_code}/services`, webhook)
  await server.stop('SIGTERM')

  const lost: Record<string, string> = {}
  if (testServer) {
    lost.SECRET_KEY = 'another key than the one that encrypted it'
  } else {
    const keyFile = `${environment.DATABASE_URL.replace('sqlite:', '')}.key`
    t.equal(statSync(keyFile).mode & 0o777, 0o600)
    rmSync(keyFile)
  }
  for (const command of ['serve', 'worker']) {
    const { code, stderr } = await run([command], lost)
    t.equal(code, 1)
    t.match(stderr, /^error: (the key in .+\.key|SECRET_KEY) does not decrypt [^\n]+`notewire secrets forget`[^\n]+\n$/)
  }
  t.equal((await run(['secrets', 'forget'], lost)).stdout, 'deleted 1 integration\n')
  await serve(lost)
})
