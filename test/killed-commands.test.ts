// Commands that are killed in the middle of what they write.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import t, { type Test } from 'tap'
import { tables } from '../server/commands/copy-database.js'
import { databaseAddress } from '../server/config.js'
import { createSecrets } from '../server/encryption.js'
import { readKeyFile } from '../server/keys-file.js'
import { canOpen } from '../server/open-store.js'
import type { Database } from '../server/store/database.js'
import { isCurrent } from '../server/store/migrate.js'
import { connect } from '../server/store/open-database.js'
import { services } from '../server/store/services.js'
import { folder, usersOf } from './helper.js'
import { execute, newSchema, postgresOnly, sqliteOnly, testServer } from './postgres.js'
import { processes } from './process.js'
import { commandsWith } from './run-command.js'
import { loadVersion1, version1 } from './store/schema-v1/load.js'

/** Returns the variables for a process that gets the signal just before a statement. */
const signalBefore = (statement: RegExp, SIGNAL: NodeJS.Signals) => ({
  NODE_OPTIONS: `--import=${new URL('signal-before.mjs', import.meta.url)}`,
  SIGNAL,
  SIGNAL_BEFORE: statement.source,
})

const killBefore = (statement: RegExp) => signalBefore(statement, 'SIGKILL')

async function opened(t: Test, url: string) {
  const database = await connect(databaseAddress(url), 1)
  t.teardown(() => database.close())
  return database
}

/** Returns the tables and columns, and the rows of some tables. */
async function contents(database: Database) {
  const columns = testServer
    ? sql`SELECT table_name, column_name FROM information_schema.columns
          WHERE table_schema = current_schema() ORDER BY 1, 2`
    : sql`SELECT tables.name, columns.name AS "column" FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
          ORDER BY 1, 2`
  const rows = ['schema_version', 'users', 'notes', 'services', 'deliveries', 'attempts'].map((table) =>
    database.all(sql`SELECT * FROM ${raw(table)} ORDER BY 1`)
  )
  return [await database.all(columns), ...(await Promise.all(rows))]
}

t.test('a migration that is killed has changed nothing, and the next start completes it', async (t) => {
  const { run, environment } = await processes(t)
  const { DATABASE_URL } = environment
  const key = { SECRET_KEY: version1.secretKey }
  await loadVersion1(DATABASE_URL)
  const database = await opened(t, DATABASE_URL)
  const before = await contents(database)
  const statements = [
    /CREATE TABLE database/,
    /CREATE TABLE targets/,
    /UPDATE deliveries SET target_id/,
    /DROP INDEX deliveries_by_service/,
    /ADD COLUMN forgotten_at/,
    /CREATE TABLE idempotency_keys/,
    /DROP TABLE note_counts/,
    /ADD COLUMN deleted_name/,
    /UPDATE schema_version/,
    /COMMIT/,
  ]
  for (const statement of statements) {
    const { stdout, stderr } = await run(['users', 'list'], { ...key, ...killBefore(statement) })
    t.strictSame([stdout, stderr], ['', ''])
    t.strictSame(await contents(database), before, `killed before ${statement.source}`)
  }
  const { code, stdout } = await commandsWith({ ...environment, ...key })(['users', 'list', '--json'])
  t.strictSame([code, JSON.parse(stdout).length], [0, 5])
  t.ok(await isCurrent(database))
})

t.test('users forget that is killed hides the name and the tokens or neither, and can be repeated', async (t) => {
  const { run, environment } = await processes(t)
  const key = { SECRET_KEY: version1.secretKey }
  const forget = ['users', 'forget', 'ann', '--yes']
  await loadVersion1(environment.DATABASE_URL)
  const command = commandsWith({ ...environment, ...key })
  t.equal((await command(['users', 'list'])).code, 0)
  const database = await opened(t, environment.DATABASE_URL)
  const userAndTokens = () =>
    database.get(sql`SELECT name, (SELECT count(*) FROM tokens WHERE user_id = users.id) AS tokens FROM users
      WHERE code = 'ann'`)
  const named = () => database.all(sql`SELECT id FROM events WHERE body LIKE '%Ann %'`)

  await run(forget, { ...key, ...killBefore(/DELETE FROM tokens/) })
  t.strictSame(await userAndTokens(), { name: 'Ann Åström', tokens: 2 })
  await run(forget, { ...key, ...killBefore(/UPDATE events/) })
  t.strictSame(await userAndTokens(), { name: 'Former user', tokens: 0 })
  t.ok((await named()).length > 0)
  if (!testServer) await run(forget, { ...key, ...killBefore(/VACUUM/) })
  t.equal((await command(forget)).code, 0)
  t.strictSame(await named(), [])
  if (!testServer) t.notOk(readFileSync(environment.DATABASE_URL.replace('sqlite:', '')).includes('Ann Åström'))
})

t.test(
  'secrets rotate that is killed leaves each integration with a key that is known, and can be repeated',
  async (t) => {
    const { run, environment } = await processes(t)
    const newKey = 'the key that replaces the one of version 1'
    const keys = { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: version1.secretKey }
    await loadVersion1(environment.DATABASE_URL)
    const command = commandsWith(environment)
    t.equal((await command(['users', 'list'], { SECRET_KEY: version1.secretKey })).code, 0)
    const database = await opened(t, environment.DATABASE_URL)
    const canOpenAll = async (known: string[]) => {
      const secrets = createSecrets(() => known)
      return (await services(database).sealed()).every((service) => canOpen(secrets, service))
    }
    for (const statement of [/UPDATE services SET/, /COMMIT/]) {
      const { stdout } = await run(['secrets', 'rotate'], { ...keys, ...killBefore(statement) })
      t.strictSame([stdout, await canOpenAll([version1.secretKey])], ['', true], `killed before ${statement.source}`)
    }
    t.equal((await command(['secrets', 'rotate'], keys)).code, 0)
    t.equal(await canOpenAll([newKey]), true)
    if (testServer) return

    const keyFile = `${environment.DATABASE_URL.replace('sqlite:', '')}.key`
    writeFileSync(keyFile, newKey)
    // The file has the new key already, which nothing is encrypted with.
    const { stdout } = await run(['secrets', 'rotate'], killBefore(/COMMIT/))
    t.strictSame([stdout, await canOpenAll(readKeyFile(keyFile))], ['', true])
    t.equal(await canOpenAll(readKeyFile(keyFile).slice(0, 1)), false)
    t.equal((await command(['secrets', 'rotate'])).code, 0)
    t.equal(await canOpenAll(readKeyFile(keyFile).slice(0, 1)), true)
  }
)

t.test('a backup that is killed after all pages were copied is not complete', sqliteOnly, async (t) => {
  const { run, environment } = await processes(t)
  const backup = join(folder(t), 'monday.db')
  const command = commandsWith(environment)
  await command(['users', 'add', '--name', 'Ann'])
  for (const statement of [/quick_check/, /UPDATE database/]) {
    await run(['backup', backup], killBefore(statement))
    t.notOk(existsSync(backup), `killed before ${statement.source}`)
  }
  t.equal((await command(['backup', backup])).code, 0)
  t.ok(existsSync(backup))
})

t.test('a copy that is killed leaves nothing behind, and can be made again', postgresOnly, async (t) => {
  const { run, environment } = await processes(t)
  const from = environment.DATABASE_URL
  await loadVersion1(from)
  const migrated = await commandsWith({ ...environment, SECRET_KEY: version1.secretKey })(['users', 'list'])
  t.equal(migrated.code, 0)
  for (const to of [`sqlite:${join(folder(t), 'copy.db')}`, await newSchema(testServer as string)]) {
    for (const statement of [/INSERT INTO deliveries/, /setval|sqlite_sequence/]) {
      const { stdout, stderr } = await run(['copy', '--from', from, '--to', to], killBefore(statement))
      t.strictSame([stdout, stderr], ['', ''])
      const database = await opened(t, to)
      const rows = await Promise.all(tables.map(({ name }) => database.all(sql`SELECT 1 FROM ${raw(name)}`)))
      t.strictSame(rows.flat(), [], `killed before ${statement.source}`)
    }
    const { code, stderr } = await commandsWith({})(['copy', '--from', from, '--to', to])
    t.strictSame([code, stderr], [0, ''])
    t.equal((await usersOf(await opened(t, to)).codes()).length, 5)
  }
})

t.test(
  'servers and a worker wait for a migration, and take it over if its process is killed',
  postgresOnly,
  async (t) => {
    const application_name = randomUUID()
    const DATABASE_URL = `${await newSchema(testServer as string)}&application_name=${application_name}`
    const [first, second, third] = await Promise.all([processes(t), processes(t), processes(t)])
    /** Waits until this many sessions are in a state. */
    const sessions = async (state: string, count: number) => {
      const query = `SELECT pid FROM pg_stat_activity WHERE application_name = '${application_name}' AND ${state}`
      while ((await execute(testServer as string, query)).length < count) await delay(50)
    }
    const stopped = third.work({ DATABASE_URL, ...signalBefore(/CREATE TABLE services/, 'SIGSTOP') })
    await sessions("state = 'idle in transaction'", 1)
    const worker = second.work({ DATABASE_URL })
    const started = once(worker.child.stdout, 'data')
    const starting = [first.serve({ DATABASE_URL }), second.serve({ DATABASE_URL })]
    await sessions("wait_event_type = 'Lock'", 3)
    await stopped.stop('SIGKILL')
    const tokens = (await Promise.all(starting)).filter(({ token }) => token !== undefined)
    t.equal(tokens.length, 1, 'one of them creates the admin')
    for (const { baseUrl } of [first, second]) t.equal((await fetch(`${baseUrl}/readyz`)).status, 200)
    t.match(String(await started), 'worker started')
    t.equal(await worker.stop('SIGTERM'), 0)
  }
)
