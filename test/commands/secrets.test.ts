import { rmSync, statSync } from 'node:fs'
import t from 'tap'
import { addWebhook } from '../delivery/sink.js'
import { createNote, service } from '../helper.js'
import { testServer } from '../postgres.js'
import { commandsWith } from '../run-command.js'

t.test('a lost key is one clear line, and its integrations can be deleted', async (t) => {
  const { environment, call } = await service(t)
  const { note_code } = await createNote(call)
  await addWebhook({ call }, note_code, 'https://example.net', 'secret')

  const lost: Record<string, string> = {}
  if (testServer) {
    lost.SECRET_KEY = 'another key than the one that encrypted it'
  } else {
    const keyFile = `${environment.DATABASE_URL.replace('sqlite:', '')}.key`
    t.equal(statSync(keyFile).mode & 0o777, 0o600)
    rmSync(keyFile)
  }
  const run = commandsWith({ ...environment, ...lost })
  for (const command of ['serve', 'worker']) {
    const { code, stderr } = await run([command])
    t.equal(code, 1)
    t.match(stderr, /^error: (the key in .+\.key|SECRET_KEY) does not decrypt [^\n]+`notewire secrets forget`[^\n]+\n$/)
  }
  t.equal((await run(['secrets', 'forget'])).stdout, 'deleted 1 integration\n')
  t.strictSame((await call(`GET /notes/${note_code}/services`)).body, { services: [] })
})
