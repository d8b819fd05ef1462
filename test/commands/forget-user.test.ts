import { existsSync, readFileSync } from 'node:fs'
import sql, { raw } from 'sql-template-tag'
import t from 'tap'
import type { Database } from '../../server/store/database.js'
import { openDatabase } from '../../server/store/open-database.js'
import { addWebhook, allowLocal, sink, workerOf } from '../delivery/sink.js'
import { ownDatabase, service } from '../helper.js'
import { sqliteOnly } from '../postgres.js'
import { processes } from '../process.js'
import { commandsWith } from '../run-command.js'

/** Returns whether a text is stored: in the files of SQLite, whose unused parts count too, or in the rows of PostgreSQL. */
async function isStored(text: string, url: string, database: Database): Promise<boolean> {
  const file = url.match(/^sqlite:(.+)/)?.[1]
  if (file) {
    return [file, `${file}-wal`].some((part) => existsSync(part) && readFileSync(part).includes(text))
  }
  const tables = await database.all<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`
  )
  for (const { name } of tables) {
    const rows = await database.all(
      sql`SELECT 1 FROM ${raw(name)} AS rows WHERE CAST(rows AS text) LIKE ${`%${text}%`} LIMIT 1`
    )
    if (rows.length > 0) return true
  }
  return false
}

t.test('nothing of the name of a forgotten user stays in the database', async (t) => {
  const app = await service(t, allowLocal)
  const { call, database, environment, clock } = app
  const run = commandsWith(environment)
  const stored = (text: string) => isStored(text, environment.DATABASE_URL, database)
  const ann = await app.addUser('Ann Earlier', 'member', 'ann')
  // The code of another user in whose name and code parts of Ann's appear.
  await app.addUser('Joann', 'member', 'joann')
  await app.addToken('ann')
  const { url, received } = await sink(t, (response, _, { body }) => response.end(body))
  const worker = workerOf(t, app)
  const body = { name: 'Plan', scope: 'private', users: ['joann'] }
  const [note] = (await ann.call('POST /notes', body, { headers: { 'idempotency-key': 'once' } })).body.note
  const path = `/notes/${note.note_code}`
  await call('POST /groups', { name: 'editors' })
  await call('POST /groups/editors/users', { users: ['ann', 'joann'] })
  await addWebhook(ann, note.note_code, url)
  await worker.runOnce()
  t.equal((await run(['users', 'update', 'ann', '--name', 'Ann Later'])).code, 0)
  await call(`PATCH ${path}`, { description: 'Changed while the target is not reached.' })
  for (const name of ['Ann Earlier', 'Ann Later']) t.equal(await stored(name), true)

  const forgotten = await run(['users', 'forget', 'ann', '--yes'])
  t.strictSame(forgotten, { code: 0, stdout: 'erased the name and 2 tokens of user ann\n', stderr: '' })
  for (const name of ['Ann Earlier', 'Ann Later']) t.equal(await stored(name), false)
  t.strictSame(await database.all(sql`SELECT * FROM idempotency_keys`), [])

  const former = { user_code: 'ann', name: 'Former user' }
  const joann = { user_code: 'joann', name: 'Joann' }
  t.strictSame((await call(`GET ${path}`)).body.note.users, [former, joann])
  const { users } = (await call('GET /groups/editors')).body.group
  t.strictSame(users.slice(1), [
    { ...former, is_admin: false },
    { ...joann, is_admin: false },
  ])
  await worker.runOnce()
  t.strictSame(
    received.map(({ body }) => JSON.parse(body).data.note.users[0].name),
    ['Ann Earlier', 'Former user'],
    'events that wait lose the name too'
  )
  clock.advance(2000)
  t.equal((await ann.call('GET /notes')).status, 401)
  const list = JSON.parse((await run(['users', 'list', '--json'])).stdout)
  t.match(list[1], { ...former, role: 'member', disabled_at: /^2/, forgotten_at: /^2/ })
  t.equal((await run(['users', 'forget', 'ann', '--yes'])).code, 0, 'the command can be repeated')
})

t.test('a user is forgotten only if that is confirmed, and does not come back', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  await run(['users', 'add', '--name', 'Ann\nLee', '--code', 'ann'])
  const forget = (typed?: string) => run(['users', 'forget', 'ann'], {}, typed)
  const question = "Erase the name 'Ann\\u{a}Lee' and all tokens of user ann? This cannot be undone. [y/N] "
  t.strictSame(await forget(), {
    code: 1,
    stdout: '',
    stderr: 'error: this cannot be undone: add --yes to confirm it\n',
  })
  for (const typed of ['', '\n', 'n\n', 'ann\n']) {
    const stderr = `${question}error: not confirmed: nothing was changed\n`
    t.strictSame(await forget(typed), { code: 1, stdout: '', stderr })
  }
  t.strictSame(await forget('y\n'), {
    code: 0,
    stdout: 'erased the name and 0 tokens of user ann\n',
    stderr: question,
  })
  for (const command of [['enable'], ['disable'], ['update', '--name', 'Ann']]) {
    const { code, stderr } = await run(['users', ...command, 'ann'])
    t.strictSame([code, stderr], [1, 'error: user ann has been forgotten: add a new user instead\n'])
  }
  t.equal((await run(['users', 'add', '--name', 'Ann', '--code', 'ann'])).code, 1)
  t.equal((await run(['tokens', 'create', '--user', 'ann'])).stderr, 'error: user ann is disabled\n')
})

t.test('what a killed command has left is erased by the next one', sqliteOnly, async (t) => {
  const { environment, run, start } = await processes(t)
  await run(['users', 'add', '--name', 'Ann Lee', '--code', 'ann'])
  const database = await openDatabase({ file: environment.DATABASE_URL.replace('sqlite:', '') }, 1)
  t.teardown(() => database.close())
  const body = JSON.stringify({ data: { actor: { user_code: 'ann', name: 'Ann Lee' } } })
  await database.transaction(async ({ run }) => {
    for (let id = 1; id <= 600; id++) {
      await run(
        sql`INSERT INTO events (message_id, type, note_code, body, created_at) VALUES ('msg', 'ping', 'n', ${body}, 0)`
      )
    }
  })
  // Stops the command in its second batch.
  await database.run(
    raw(`CREATE TRIGGER endless AFTER UPDATE ON events WHEN NEW.id = 400 BEGIN
      SELECT count(*) FROM events AS a, events AS b, events AS c, events AS d; END`)
  )
  const count = async (name: string) => {
    const named = sql`SELECT count(*) AS count FROM events WHERE body LIKE ${`%"${name}"%`}`
    return (await database.get<{ count: number }>(named))?.count
  }
  const forget = start(['users', 'forget', 'ann', '--yes'])
  while (forget.isRunning() && !(await count('Former user'))) await new Promise(setImmediate)
  await forget.stop('SIGKILL')
  await database.run(raw('DROP TRIGGER endless'))
  t.strictSame([await count('Ann Lee'), await count('Former user')], [344, 256])
  const [user] = await database.all(sql`SELECT name, disabled_at FROM users`)
  t.match(user, { name: 'Former user', disabled_at: Number }, 'the user is forgotten from the first step on')

  t.equal((await run(['users', 'forget', 'ann', '--yes'])).code, 0)
  t.equal(await isStored('Ann Lee', environment.DATABASE_URL, database), false)
})
