import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addWebhook } from '../delivery/sink.js'
import { createNote } from '../helper.js'
import { sqliteOnly } from '../postgres.js'
import { processes } from '../process.js'
import { commandsWith } from '../run-command.js'
import { fill, smallDisk } from '../small-disk.js'

t.test('changes fail while the disk is full, and work again when it is not', sqliteOnly, async (t) => {
  const disk = smallDisk(t)
  if (!disk) return t.plan(0, 'needs the permission to mount a small disk')
  const { serve, baseUrl } = await processes(t)
  const extra = { DATABASE_URL: `sqlite:${join(disk, 'notewire.db')}` }
  const server = await serve(extra, ['--no-worker'])
  const { call } = server
  const command = commandsWith(extra)
  const description = 'x'.repeat(200)
  const made: string[] = []
  const create = async () => {
    const { status, headers, body } = await call('POST /notes', { name: 'Note', scope: 'open', description })
    if (status === 201) made.push(body.note[0].note_code)
    else t.strictSame([status, headers.get('retry-after')], [503, '5'])
    return status
  }
  const { note_code } = await createNote(call)
  made.push(note_code)
  await addWebhook({ call }, note_code, 'https://hooks.example.com/')
  let renamed = 0
  const rename = async () => {
    const { status } = await call(`PATCH /notes/${note_code}`, { name: String(renamed + 1) })
    if (status === 200) renamed++
    return status
  }
  const listed = async () => (await call('GET /notes?per_page=1')).body.meta.total

  await command(['users', 'add', '--name', 'Ann Lee'])
  for (let count = 0; count < 10; count++) await create()
  const filler = join(disk, 'filler')
  for (let round = 0; round < 3; round++) {
    fill(filler)
    while ((await create()) !== 503);
    while ((await rename()) !== 503);
    t.equal(await create(), 503)
    const refused: string[][] = [
      ['backup', join(disk, 'backup.db')],
      ['secrets', 'rotate'],
      ['users', 'forget', '0000000002', '--yes'],
    ]
    for (const args of refused) {
      const { code, stdout, stderr } = await command(args)
      t.strictSame([code, stdout], [1, ''], args.join(' '))
      t.match(stderr, /^error: [^\n]*(disk is full|no space left)[^\n]*\n$/)
    }
    t.equal(await listed(), made.length, 'reads are answered')
    t.equal((await fetch(`${baseUrl}/readyz`)).status, 200)
    rmSync(filler)
    t.equal(await create(), 201)
    t.equal(await rename(), 200)
  }
  t.notOk(
    readdirSync(disk).some((name) => name.startsWith('backup.db')),
    'no half of a backup is left'
  )
  await server.stop('SIGKILL')
  await serve(extra, ['--no-worker'])
  t.equal(await listed(), made.length, 'nothing that was answered is lost')
  for (const code of made.slice(-20)) t.equal((await call(`GET /notes/${code}`)).status, 200)
  const { body } = await call(`GET /notes/${note_code}`)
  t.equal(body.note.name, String(renamed))
  const events = JSON.parse((await command(['deliveries', 'list', '--limit', '1000', '--json'])).stdout)
  t.equal(events.length, renamed + 1, 'the ping, and an event for each change that was answered')
  t.match(JSON.parse((await command(['users', 'list', '--json'])).stdout), [{}, { name: 'Ann Lee' }])
  t.equal((await command(['secrets', 'rotate'])).stdout, 'encrypted 1 integration with the new key\n')
})
