import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { folder } from '../helper.js'
import { sqliteOnly } from '../postgres.js'
import { processes } from '../process.js'

/** Returns a folder on a disk of 8 MiB, or `undefined` if this user cannot mount one. */
function smallDisk(t: Test): string | undefined {
  const path = folder(t)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  t.teardown(() => execFileSync('umount', ['--lazy', path]))
  return path
}

/** Fills the disk to the last byte. */
function fill(file: string) {
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}

t.test('changes fail while the disk is full, and work again when it is not', sqliteOnly, async (t) => {
  const disk = smallDisk(t)
  if (!disk) return t.plan(0, 'needs the permission to mount a small disk')
  const { serve, baseUrl } = await processes(t)
  const extra = { DATABASE_URL: `sqlite:${join(disk, 'notewire.db')}` }
  const server = await serve(extra)
  const { call } = server
  const description = 'x'.repeat(200)
  const made: string[] = []
  const create = async () => {
    const { status, headers, body } = await call('POST /notes', { name: 'Note', scope: 'open', description })
    if (status === 201) made.push(body.note[0].note_code)
    else t.strictSame([status, headers.get('retry-after')], [503, '5'])
    return status
  }
  const listed = async () => (await call('GET /notes?per_page=1')).body.meta.total

  for (let count = 0; count < 10; count++) await create()
  const filler = join(disk, 'filler')
  for (let round = 0; round < 3; round++) {
    fill(filler)
    while ((await create()) !== 503);
    t.equal(await create(), 503)
    t.equal(await listed(), made.length, 'reads are answered')
    t.equal((await fetch(`${baseUrl}/readyz`)).status, 200)
    rmSync(filler)
    t.equal(await create(), 201)
  }
  await server.stop('SIGKILL')
  await serve(extra)
  t.equal(await listed(), made.length, 'nothing that was answered is lost')
  for (const code of made.slice(-20)) t.equal((await call(`GET /notes/${code}`)).status, 200)
})
