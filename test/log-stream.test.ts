import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { processes, program } from './process.js'
import { fill, smallDisk } from './small-disk.js'

t.test('the server serves and stops while its log cannot be written, and logs again when it can', async (t) => {
  const disk = smallDisk(t)
  if (!disk) return t.plan(0, 'needs the permission to mount a small disk')
  const { environment, baseUrl } = await processes(t)
  const file = join(disk, 'log')
  const filler = join(disk, 'filler')
  const server = spawn(process.execPath, [program, 'serve', '--no-worker'], {
    env: environment,
    stdio: ['ignore', openSync(file, 'a'), 'inherit'],
  })
  t.teardown(() => server.kill('SIGKILL'))
  const logged = async (text: string) => {
    while (!readFileSync(file, 'utf8').includes(text) && server.exitCode === null) await delay(20)
  }
  await logged('Docs')
  /** Makes so many requests, each of which logs a line. */
  async function request(path: string, count: number) {
    const statuses: number[] = []
    for (let made = 0; made < count; made++) statuses.push((await fetch(`${baseUrl}${path}`)).status)
    return statuses
  }
  const failures = new Array(100).fill(401)

  fill(filler)
  t.strictSame(await request('/api/v1/notes', 100), failures)
  rmSync(filler)
  t.strictSame(await request('/api/v1/groups', 1), [401])
  await logged('/api/v1/groups')
  fill(filler)
  t.strictSame(await request('/api/v1/notes', 100), failures)
  server.kill('SIGTERM')
  t.strictSame(await once(server, 'exit'), [0, null])
})
