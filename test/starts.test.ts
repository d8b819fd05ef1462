// Starts that cannot go on because of the database.
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import t from 'tap'
import { databaseAddress } from '../server/config.js'
import { connect } from '../server/store/open-database.js'
import { folder } from './helper.js'
import { sqliteOnly } from './postgres.js'
import { processes } from './process.js'
import { commandsWith } from './run-command.js'

/** What runs Node as a user whom the permissions of files apply to, and who cannot write down what is covered. */
const asUser: [string, ...string[]] =
  process.getuid?.() === 0
    ? ['env', '-u', 'NODE_V8_COVERAGE', 'setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath]
    : [process.execPath]

type Run = Awaited<ReturnType<typeof processes>>['run']

/** Returns the exit code, the output and the errors of a server and of a worker. */
const starts = (run: Run, extra: Record<string, string> = {}) =>
  Promise.all(
    ['serve', 'worker'].map(async (command) => {
      const { code, stdout, stderr } = await run([command], extra)
      return [code, stdout, stderr] as const
    })
  )

t.test('a database of a newer version is one clear line for a server and a worker, and stays as it is', async (t) => {
  const { run, environment } = await processes(t)
  await commandsWith(environment)(['users', 'add', '--name', 'Ann'])
  const database = await connect(databaseAddress(environment.DATABASE_URL), 1)
  t.teardown(() => database.close())
  await database.run(sql`UPDATE schema_version SET version = 1000`)
  for (const [code, stdout, stderr] of await starts(run)) {
    t.strictSame([code, stdout], [1, ''])
    t.match(
      stderr,
      /^error: the database has schema version 1000, but [^\n]+: upgrade notewire, or restore a backup\n$/
    )
  }
  t.strictSame(await database.all(sql`SELECT version FROM schema_version`), [{ version: 1000 }])
})

t.test('a file that is damaged or may not be read is one clear line, and stays as it is', sqliteOnly, async (t) => {
  const { run } = await processes(t, asUser)
  const home = folder(t)
  chmodSync(home, 0o777)
  const file = join(home, 'notewire.db')
  const variables = { DATABASE_URL: `sqlite:${file}`, SECRET_KEY: 'a key for the tests, which protects nothing' }
  await commandsWith(variables)(['users', 'add', '--name', 'Ann'])
  const whole = readFileSync(file)
  const middle = Buffer.from(whole).fill(0xff, 4096, whole.length / 2)
  const cases: [state: string, bytes: Buffer, mode: number, failure: RegExp][] = [
    ['damaged in the middle', middle, 0o666, / is damaged: stop the server and restore a backup \(SQLITE_CORRUPT\)/],
    ['cut off', whole.subarray(0, whole.length / 2), 0o666, / is damaged: [^\n]+ \(SQLITE_CORRUPT\)/],
    ['unreadable', whole, 0o000, / cannot be opened \(SQLITE_CANTOPEN\)/],
    ['read-only', whole, 0o444, / is read-only for this user, or is in a read-only folder \(SQLITE_READONLY\)/],
  ]
  for (const [state, bytes, mode, failure] of cases) {
    chmodSync(file, 0o666)
    writeFileSync(file, bytes)
    chmodSync(file, mode)
    for (const [code, stdout, stderr] of await starts(run, variables)) {
      t.strictSame([code, stdout], [1, ''], state)
      t.match(stderr, new RegExp(`^error: database file ${file}${failure.source}\\n$`), state)
    }
    t.ok(readFileSync(file).equals(bytes), state)
    // With a file that is read-only, SQLite leaves its empty log behind.
    const created = readdirSync(home).filter((name) => !/db(-wal|-shm)?$/.test(name))
    t.strictSame(created, [], `${state}: no file is created`)
  }
})
