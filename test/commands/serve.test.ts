import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { callWith, createNote } from '../helper.js'
import { processes, program } from '../process.js'

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

t.test('a port in use is one clear line', async (t) => {
  const { serve, run, port } = await processes(t)
  await serve()
  const { code, stderr } = await run(['serve'])
  t.strictSame([code, stderr], [1, `error: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`])
})

t.test('an accepted request is answered before the server exits', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const server = await serve()
  const headers = {
    authorization: `Bearer ${server.token}`,
    'content-type': 'application/json',
    expect: '100-continue',
  }
  const slow = request(`${baseUrl}/api/v1/groups`, { method: 'POST', headers: { ...headers, 'content-length': 18 } })
  // 100 Continue: the server has received the head of the request and waits for the body.
  await new Promise((resolve) => slow.once('continue', resolve).flushHeaders())
  const ended = server.stop('SIGTERM')
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
  })
  slow.end('{"name":"editors"}')
  t.equal(await answered, 201)
  t.equal(await ended, 0)
})

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
  const isRunning = () => existsSync(`/proc/${pid}`)
  t.teardown(() => isRunning() && process.kill(pid, 'SIGKILL'))
  t.ok(isRunning())
  child.kill('SIGKILL')
  for (const end = Date.now() + 10_000; isRunning() && Date.now() < end; ) await delay(50)
  t.ok(!isRunning())
})
