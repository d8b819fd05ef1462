// Look-ups of whole processes, with an /etc/resolv.conf of their own.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createNote, folder } from '../helper.js'
import { processes } from '../process.js'
import { nameServer } from './name-server.js'
import { addWebhook, allowLocal, sink } from './sink.js'

const mount = 'mount --bind "$0" /etc/resolv.conf && exec "$@"'
const mayMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0
const needsRoot = { skip: !mayMount && 'needs root and mount namespaces of Linux' }
/** Half the time that a look-up may take: whatever had to wait for one would take longer. */
const soonMs = 5_000

t.test('a name server that does not answer delays no other target and no database connection', needsRoot, async (t) => {
  const file = join(folder(t), 'resolv.conf')
  // A host of its own, because the system's functions know port 53 only.
  const host = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`
  const addresses = { 'hooks.example': '127.0.0.1', 'database.example': '127.0.0.1' }
  const { asked } = await nameServer(t, addresses, host, 53)
  writeFileSync(file, `nameserver ${host}\noptions timeout:30\n`)
  const { serve, environment } = await processes(t, ['unshare', '-m', 'sh', '-c', mount, file, process.execPath])
  // A SQLite file has no host.
  const DATABASE_URL = environment.DATABASE_URL.replace('127.0.0.1', 'database.example')
  const { call } = await serve({ ...allowLocal, DATABASE_URL })
  const { url, received } = await sink(t)
  const { note_code } = await createNote(call)
  for (let index = 0; index < 8; index++) await addWebhook({ call }, note_code, `http://silent-${index}.example/`)
  while (new Set(asked.filter((name) => name.startsWith('silent'))).size < 8) await delay(10)

  const start = performance.now()
  const queries = asked.length
  await addWebhook({ call }, note_code, `${url.replace('127.0.0.1', 'hooks.example')}/named`)
  await addWebhook({ call }, note_code, `${url}/address`)
  // Each change needs a connection of its own.
  const changes = Array.from({ length: 20 }, (_, index) => call('POST /groups', { name: `group ${index}` }))
  t.strictSame([...new Set((await Promise.all(changes)).map(({ status }) => status))], [201])
  while (received.length < 2) await delay(10)
  t.strictSame(received.map(({ path }) => path).toSorted(), ['/address', '/named'])
  t.ok(performance.now() - start < soonMs)
  const hasConnected = asked.slice(queries).includes('database.example')
  t.equal(hasConnected, DATABASE_URL !== environment.DATABASE_URL, 'new connections were opened by name')
})
