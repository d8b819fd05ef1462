import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { readConfig } from '../../server/config.js'
import { openStore } from '../../server/open-store.js'
import { connectSqlite } from '../../server/store/sqlite-connection.js'
import { callWith, createNote, folder } from '../helper.js'
import { processes, program } from '../process.js'
import { answersIn, open, received } from '../raw-http.js'
import { commandsWith } from '../run-command.js'

t.test('the first start prints the URLs and a valid token, the next start no token', async (t) => {
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

t.test('an invalid setting is one clear line', async (t) => {
  const { run } = await processes(t)
  const { code, stderr } = await run(['serve'], { PORT: 'http' })
  t.strictSame([code, stderr], [1, "error: PORT must be a whole number from 1 to 65535, not 'http'\n"])
})

t.test('a start that cannot go on is one clear line, and creates and serves nothing', async (t) => {
  const { run, port, baseUrl } = await processes(t)
  const home = folder(t)
  const start = async (extra: Record<string, string>, args = ['serve']) => {
    const { code, stdout, stderr } = await run(args, extra)
    return [code, stdout, stderr]
  }
  const newDatabase = join(home, 'new/notewire.db')

  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const taken = [1, '', `error: port ${port} of 127.0.0.1 is in use: choose another one, or stop what uses it\n`]
  const onNewDatabase = { DATABASE_URL: `sqlite:${newDatabase}` }
  t.strictSame(await start(onNewDatabase), taken)
  t.strictSame(await start(onNewDatabase, ['worker', '--port', String(port)]), taken)
  t.match(
    (await run(['worker', '--port', '65536'])).stderr,
    /'--port <number>'.+ It must be a whole number from 1 to 65535\./
  )
  t.notOk(existsSync(dirname(newDatabase)))
  await new Promise((resolve) => other.close(resolve))

  const file = join(home, 'file')
  writeFileSync(file, 'no database '.repeat(100))
  const damaged = await start({ DATABASE_URL: `sqlite:${file}` })
  t.strictSame([damaged[0], damaged[1]], [1, ''])
  t.match(damaged[2], /^error: .* is not a SQLite database[^\n]*\n$/)
  t.strictSame(readdirSync(home), ['file'], 'no key is created for it')
  const underFile = await start({ DATABASE_URL: `sqlite:${file}/notewire.db` })
  t.strictSame([underFile[0], underFile[1]], [1, ''])
  t.match(underFile[2], /^error: [^\n]*\n$/)

  // A database without an admin, which another process writes.
  const empty = join(home, 'empty.db')
  const command = commandsWith({ DATABASE_URL: `sqlite:${empty}` })
  const { database } = await openStore(readConfig({ DATABASE_URL: `sqlite:${empty}` }))
  await database.close()
  const writer = connectSqlite(empty, 0)
  writer.exec('BEGIN IMMEDIATE')
  const answers: unknown[] = []
  const starting = start({ DATABASE_URL: `sqlite:${empty}` })
  const probe = setInterval(
    () =>
      fetch(`${baseUrl}/healthz`).then(
        ({ status }) => answers.push(status),
        () => {}
      ),
    100
  )
  const locked = await starting
  clearInterval(probe)
  writer.exec('ROLLBACK')
  writer.close()
  t.strictSame([locked[0], locked[1]], [1, ''])
  t.match(locked[2], /^error: .* is locked by another process[^\n]*\n$/)
  t.strictSame(answers, [], 'nothing is served without an admin')
  t.equal((await command(['users', 'list', '--json'])).stdout.trim(), '[]')
})

t.test('a stop answers what was accepted, ends every connection in seconds, and frees the port at once', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve({ LOG_LEVEL: 'info' })
  const head = `POST /api/v1/groups HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.token}\r\nContent-Type: application/json\r\n`
  const send = async (text: string) => {
    const socket = await open(baseUrl)
    const all = received(socket).then((text) => ({ answers: answersIn(text), after: performance.now() - stoppedAt }))
    socket.write(text)
    return { socket, all }
  }
  let stoppedAt = 0
  const idle = await send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle.socket, 'data')
  const silent = await send('')
  const halfHead = await send(head)
  const halfBody = await send(`${head}Content-Length: 18\r\n\r\n{"name":`)
  const late = await send(`${head}Content-Length: 18\r\nExpect: 100-continue\r\n\r\n`)
  // 100 Continue: the server has received the head of the request and waits for the body.
  await once(late.socket, 'data')

  const metrics = await (await fetch(`${baseUrl}/metrics`)).text()
  t.match(metrics, /^notewire_http_connections 6$/m)
  t.match(metrics, /^notewire_http_requests_in_progress 3$/m, 'two wait for a body, and one reads the metrics')
  t.match(metrics, /^nodejs_eventloop_lag_p99_seconds \d/m)

  stoppedAt = performance.now()
  const ended = server.stop('SIGTERM')
  const [first] = (await idle.all).answers
  t.equal(first?.status, 200)
  t.ok((await idle.all).after < 3_000, 'an idle connection is closed at once')
  await listenWhenFree(Number(new URL(baseUrl).port))
  late.socket.write('{"name":"editors"}')
  const [, created] = (await late.all).answers
  t.strictSame([created?.status, created?.headers.get('connection')], [201, 'close'])

  for (const { all } of [halfHead, halfBody]) {
    const [refused] = (await all).answers
    t.strictSame(
      [refused?.status, refused?.body.code, refused?.headers.get('connection')],
      [408, 'request_timeout', 'close']
    )
  }
  t.strictSame((await silent.all).answers, [])
  t.equal(await ended, 0)
  t.ok(performance.now() - stoppedAt < 10_000)
  const lines = server.log
    .split('\n')
    .filter((line) => line.includes('"request completed"'))
    .map((line) => JSON.parse(line))
  t.strictSame(lines.map(({ status }) => status).sort(), [200, 200, 201, 408, 408])
  await serve()
  t.equal((await callWith(baseUrl, server.token)('GET /groups/editors')).status, 200, 'the next server has the change')
})

/** Listens on a port for a moment, as soon as it is free. */
async function listenWhenFree(port: number) {
  for (;;) {
    const server = createServer().listen(port, '127.0.0.1')
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false
    )
    server.close()
    if (isListening) return
    await delay(20)
  }
}

t.test('the log contains no tokens, secrets or notes', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve({ LOG_LEVEL: 'trace' })
  const { note_code } = await createNote(server.call, { name: 'Hidden name' })
  const body = { name: 'chat_b', room_id: '1', api_token: 'hidden-token' }
  await server.call(`POST /notes/${note_code}/services`, body)
  await server.call(`POST /notes/${note_code}/services`, { ...body, api_token: 'hidden-token\0' })
  await callWith(baseUrl, `${server.token}x`)('GET /notes?access_token=hidden-token')
  await server.stop('SIGTERM')
  const log = server.log.split('\n').filter((line) => line.startsWith('{'))
  t.equal(log.filter((line) => JSON.parse(line).msg === 'request completed').length, 4)
  t.notMatch(log.join('\n'), /nwt_|hidden/i)
})

const terminal = '/usr/bin/script'
const linuxOnly = { skip: !(process.platform === 'linux' && existsSync(terminal)) && 'needs script(1) of Linux' }

t.test('the server exits when its terminal is closed', linuxOnly, async (t) => {
  const { environment } = await processes(t)
  const command = `echo pid $$; exec ${process.execPath} ${program} serve`
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
  // A process that has exited stays a zombie until its new parent asks for its exit code.
  const isRunning = () => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    } catch {
      return false
    }
  }
  t.teardown(() => isRunning() && process.kill(pid, 'SIGKILL'))
  t.ok(isRunning())
  child.kill('SIGKILL')
  for (const end = Date.now() + 10_000; isRunning() && Date.now() < end; ) await delay(50)
  t.ok(!isRunning())
})
