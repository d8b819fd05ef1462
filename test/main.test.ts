import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { callWith, createNote } from './helper.js'
import { testServer } from './postgres.js'
import { processes, program } from './process.js'

t.test('the first start prints the addresses, and a token that works; the next start prints no token', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const first = await serve()
  t.ok(first.log.includes(baseUrl) && first.log.includes(`${baseUrl}/docs`))
  const note = await createNote(first.call)
  t.equal(note.users[0].user_code, '0000000001')
  t.equal(await first.stop('SIGTERM'), 0)
  const second = await serve()
  t.equal(second.token, undefined)
  t.equal((await callWith(baseUrl, first.token)(`GET /notes/${note.note_code}`)).status, 200)
})

t.test('users and tokens are managed beside a running server', async (t) => {
  const { serve, run, baseUrl } = await processes(t)
  await serve()
  t.equal((await run(['users', 'add', '--name', 'Ann'])).stdout, '0000000002\n')
  t.equal((await run(['users', 'add', '--name', 'Bob', '--code', 'bob', '--role', 'guest'])).stdout, 'bob\n')
  const taken = await run(['users', 'add', '--name', 'Bob', '--code', 'bob'])
  t.strictSame([taken.code, taken.stderr], [1, 'There is a user bob already.\n'])
  t.equal((await run(['users', 'add', '--name', 'Ten', '--code', '5abcdefghi'])).code, 0)
  t.equal((await run(['users', 'add', '--name', 'Eve'])).stdout, '0000000003\n')
  const list = JSON.parse((await run(['users', 'list', '--json'])).stdout)
  t.strictSame(
    list.map((user: { user_code: string; role: string }) => [user.user_code, user.role]),
    [
      ['0000000001', 'admin'],
      ['0000000002', 'member'],
      ['bob', 'guest'],
      ['5abcdefghi', 'member'],
      ['0000000003', 'member'],
    ]
  )

  const { stdout } = await run(['tokens', 'create', '--user', '0000000002', '--scope', 'read', '--expires', '90d'])
  t.match(stdout, /^nwt_\w{38}\n$/)
  const ann = callWith(baseUrl, stdout.trim())
  t.equal((await ann('GET /notes')).status, 200)
  t.equal((await ann('POST /groups', { name: 'editors' })).body.code, 'read_only_token')
  const [, token] = JSON.parse((await run(['tokens', 'list', '--json'])).stdout)
  t.equal(token.last4, stdout.trim().slice(-4))
  t.equal(Date.parse(token.expires_at) - Date.parse(token.created_at), 90 * 86_400_000)
  t.match((await run(['tokens', 'list'])).stdout, /^id +user_code +last4/)

  t.equal((await run(['tokens', 'revoke', String(token.id)])).code, 0)
  t.equal((await run(['tokens', 'revoke', String(token.id)])).stderr, 'There is no token 2 to revoke.\n')
  t.equal((await run(['users', 'disable', 'bob'])).code, 0)
  const refused = await run(['tokens', 'create', '--user', 'bob'])
  t.strictSame([refused.code, refused.stderr], [1, 'There is no user bob who is not disabled.\n'])
})

const ofSqlite = { skip: testServer !== undefined && 'PostgreSQL has tools of its own' }
t.test('a backup taken beside a running server holds what was written', ofSqlite, async (t) => {
  const { serve, run, environment } = await processes(t)
  const server = await serve()
  await createNote(server.call, { name: 'Kept' })
  const { note_code } = await createNote(server.call)
  const hook = { name: 'webhook', webhook_url: 'https://example.net', secret: 'secret' }
  await server.call(`POST /notes/${note_code}/services`, hook)
  const copy = `${environment.DATABASE_URL}.copy`
  t.equal((await run(['backup', copy.replace('sqlite:', '')])).code, 0)
  const again = await run(['backup', copy.replace('sqlite:', '')])
  t.match(again.stderr, /exists already\.\n$/)
  await server.stop('SIGTERM')
  for (const file of [copy, `${copy}.key`]) t.equal(statSync(file.replace('sqlite:', '')).mode & 0o777, 0o600)
  // It does not start without the key that opens the secrets.
  await serve({ DATABASE_URL: copy })
  const { body } = await server.call('GET /notes')
  t.equal(body.notes[0].name, 'Kept')
})

t.test('a start that cannot be is one clear line', async (t) => {
  const { serve, run, environment } = await processes(t)
  const wrong = await run(['serve'], { PORT: 'http' })
  t.strictSame([wrong.code, wrong.stderr], [1, "PORT must be a whole number from 1 to 65535, not 'http'\n"])
  await serve()
  const taken = await run(['serve'])
  t.strictSame(
    [taken.code, taken.stderr],
    [1, `listen EADDRINUSE: address already in use 127.0.0.1:${environment.PORT}\n`]
  )
})

t.test('commands and options that there are not are named', async (t) => {
  const { run } = await processes(t)
  for (const args of [
    ['serv'],
    ['users', 'add'],
    ['users', 'add', '--name', 'A', '--role', 'king'],
    ['tokens', 'create', '--user', 'a', '--expires', '1y'],
    ['users', 'add', '--name', 'A', '--code', 'x'.repeat(65)],
  ]) {
    const { code, stderr } = await run(args)
    t.equal(code, 1)
    t.match(stderr, /^error: /)
  }
  t.match((await run(['--help'])).stdout, /RATE_LIMIT_PER_MINUTE +requests a minute for each token/)
})

t.test('a request that was accepted is answered before the server ends', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve()
  const headers = {
    authorization: `Bearer ${server.token}`,
    'content-type': 'application/json',
    expect: '100-continue',
  }
  const slow = request(`${baseUrl}/api/v1/groups`, { method: 'POST', headers: { ...headers, 'content-length': 18 } })
  // 100: the server has the head of the request and waits for its body.
  await new Promise((resolve) => slow.once('continue', resolve).flushHeaders())
  const ended = server.stop('SIGTERM')
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
  })
  slow.end('{"name":"editors"}')
  t.equal(await answered, 201)
  t.equal(await ended, 0)
})

t.test('no token, secret or note is in the log', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve({ LOG_LEVEL: 'trace' })
  const { note_code } = await createNote(server.call, { name: 'Hidden name' })
  const body = { name: 'chat_b', room_id: '1', api_token: 'hidden-token' }
  await server.call(`POST /notes/${note_code}/services`, body)
  await server.call(`POST /notes/${note_code}/services`, { ...body, api_token: 'hidden-token\0' })
  await callWith(baseUrl, `${server.token}x`)('GET /notes?access_token=hidden-token')
  await server.stop('SIGTERM')
  const log = server.log.split('\n').filter((line) => line.startsWith('{'))
  t.equal(log.filter((line) => JSON.parse(line).msg === 'answered').length, 4)
  t.notMatch(log.join('\n'), /nwt_|hidden/i)
})

const terminal = '/usr/bin/script'
const ofLinux = { skip: !(process.platform === 'linux' && existsSync(terminal)) && 'there is no script(1) of Linux' }

t.test('a server whose terminal is closed ends', ofLinux, async (t) => {
  const { environment } = await processes(t)
  const command = `echo pid $$; exec ${process.execPath} ${program.join(' ')} serve`
  const child = spawn(terminal, ['-qec', command, '/dev/null'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  while (!/Docs/.test(output)) await once(child.stdout, 'data')
  const pid = Number(output.match(/pid (\d+)/)?.[1])
  const isThere = () => existsSync(`/proc/${pid}`)
  t.teardown(() => isThere() && process.kill(pid, 'SIGKILL'))
  t.ok(isThere())
  child.kill('SIGKILL')
  for (const end = Date.now() + 10_000; isThere() && Date.now() < end; ) await delay(50)
  t.ok(!isThere())
})
