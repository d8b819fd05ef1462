import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync, statSync, watch, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import t, { type Test } from 'tap'
import { openDatabase } from '../../server/store/open-database.js'
import { backUpSqlite } from '../../server/store/sqlite-backup.js'
import { createNote, folder, usersOf } from '../helper.js'
import { sqliteOnly } from '../postgres.js'
import { processes, program } from '../process.js'
import { commandsWith } from '../run-command.js'

t.test('a backup of a running server contains everything written before', sqliteOnly, async (t) => {
  const { serve, run, environment } = await processes(t)
  const server = await serve()
  const { note_code: kept } = await createNote(server.call, { name: 'Kept' })
  const etag = (await server.call(`GET /notes/${kept}`)).headers.get('etag')
  const { note_code } = await createNote(server.call)
  const hook = { name: 'webhook', webhook_url: 'https://example.net', secret: 'secret' }
  await server.call(`POST /notes/${note_code}/services`, hook)
  const copy = `${environment.DATABASE_URL}.copy`
  t.equal((await run(['backup', copy.replace('sqlite:', '')])).code, 0)
  const again = await commandsWith(environment)(['backup', copy.replace('sqlite:', '')])
  t.match(again.stderr, / already exists\n$/)
  await server.stop('SIGTERM')
  for (const file of [copy, `${copy}.key`]) t.equal(statSync(file.replace('sqlite:', '')).mode & 0o777, 0o600)
  // The server starts only with the key that decrypts the secrets.
  await serve({ DATABASE_URL: copy })
  const { body, headers } = await server.call(`GET /notes/${kept}`)
  t.equal(body.note.name, 'Kept')
  t.not(headers.get('etag'), etag, 'the ETags of the backup are its own')
})

/** Creates a database with icons of this many mebibytes. */
async function databaseOf(t: Test, mebibytes: number) {
  const file = join(folder(t), 'notewire.db')
  const database = await openDatabase({ file }, 1)
  t.teardown(() => database.close())
  await database.run(
    sql`INSERT INTO icons (name, type, bytes)
        WITH numbers (name) AS (VALUES (1) UNION ALL SELECT name + 1 FROM numbers WHERE name < ${mebibytes})
        SELECT name, 'image/png', zeroblob(1048576) FROM numbers`
  )
  return { file, database }
}

t.test('a backup ends while others write all the time, and has the state of one moment', sqliteOnly, async (t) => {
  const { file, database } = await databaseOf(t, 8)
  const { add, codes } = usersOf(database)
  let commits = 0
  let isDone = false
  const write = async () => {
    while (!isDone) {
      // Two rows in one transaction: a moment has both or none.
      await database.transaction(async (queries) => {
        await add(`a${commits}`)(queries)
        await add(`b${commits}`)(queries)
      })
      commits++
      await turn()
    }
  }
  const writing = write()
  await backUpSqlite(file, `${file}.copy`).finally(() => {
    isDone = true
  })
  await writing
  t.ok(commits > 2, `${commits} commits during the backup`)
  const copy = await openDatabase({ file: `${file}.copy` }, 1)
  t.teardown(() => copy.close())
  const copied = await usersOf(copy).codes()
  const half = copied.length / 2
  t.ok(half < commits)
  const expected = Array.from({ length: half }, (_, index) => [`a${index}`, `b${index}`]).flat()
  t.strictSame(copied, expected.sort())
  t.equal((await codes()).length, 2 * commits)
})

t.test('a backup that is killed leaves no file with its name, and can be made again', sqliteOnly, async (t) => {
  const { file } = await databaseOf(t, 40)
  const DATABASE_URL = `sqlite:${file}`
  const backup = join(folder(t), 'monday.db')
  const names = () => readdirSync(dirname(backup)).map((name) => name.replace(/-\w+$/, ''))
  for (const [signal, left] of [
    ['SIGKILL', ['monday.db.partial']],
    ['SIGTERM', ['monday.db.partial']],
  ] as const) {
    const watcher = watch(dirname(backup))
    const child = spawn(process.execPath, [program, 'backup', backup], { env: { ...process.env, DATABASE_URL } })
    await once(watcher, 'change')
    watcher.close()
    child.kill(signal)
    await once(child, 'exit')
    t.strictSame(names(), left, `${signal} leaves no more than a folder of partial files`)
  }
  const { code, stderr } = await commandsWith({ DATABASE_URL })(['backup', backup])
  t.strictSame([code, stderr], [0, ''])
  t.strictSame(names().sort(), [basename(backup), 'monday.db.partial'])
  const copy = await openDatabase({ file: backup }, 1)
  t.teardown(() => copy.close())
  t.strictSame(await copy.get(sql`SELECT count(*) AS count FROM icons`), { count: 40 })
})

t.test('a damaged database is not backed up', sqliteOnly, async (t) => {
  const { file, database } = await databaseOf(t, 1)
  const codes = Array.from({ length: 2_000 }, (_, index) => `user ${index}`)
  await database.transaction(async (queries) => {
    for (const code of codes) await usersOf(database).add(code)(queries)
  })
  await database.close()
  const before = readFileSync(file)
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(8 * 4096, 0xff), 0, 8 * 4096, before.length - 20 * 4096)
  closeSync(descriptor)
  const { code, stderr } = await commandsWith({ DATABASE_URL: `sqlite:${file}` })(['backup', `${file}.copy`])
  t.equal(code, 1)
  t.match(stderr, /^error: database file \S+ is damaged: stop the server and restore an earlier backup\n$/)
  t.notOk(readdirSync(dirname(file)).some((name) => name.includes('copy')))
})
