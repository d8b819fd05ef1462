// The command `notewire-mcp`: over stdio, and over streamable HTTP with a token from each caller.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import t from 'tap'
import { createNote, freePort, service } from '../../helper.js'

const program = join(process.env.TEST_BUNDLE ?? '', 'mcp.js')
const newClient = () => new Client({ name: 'host', version: '1' })

t.test('a host starts the command and lists notes over stdio', async (t) => {
  const { baseUrl, admin, call } = await service(t)
  const { note_code } = await createNote(call)
  const client = newClient()
  const env = { NOTEWIRE_URL: baseUrl, NOTEWIRE_TOKEN: admin.token }
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], env }))
  t.teardown(() => client.close())
  const { tools } = await client.listTools()
  t.strictSame(
    tools.map(({ name }) => name),
    ['find_notes', 'read_note', 'find_groups', 'read_group', 'list_integrations']
  )
  t.match(await client.callTool({ name: 'find_notes' }), { structuredContent: { notes: [{ note_code }] } })
})

t.test('over HTTP each session acts with the token of its caller', async (t) => {
  const { baseUrl, admin, call, addUser } = await service(t)
  const guest = await addUser('Guest', 'guest')
  await createNote(call)
  const port = await freePort()
  const child = spawn(process.execPath, [program, '--http', String(port)], {
    env: { NOTEWIRE_URL: baseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  t.teardown(() => child.kill())
  await once(child.stderr, 'data')
  const url = new URL(`http://127.0.0.1:${port}/mcp`)

  const connect = async (token: string) => {
    const transport = new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    })
    const client = newClient()
    await client.connect(transport)
    t.teardown(() => client.close())
    return { client, sessionId: transport.sessionId as string }
  }
  const [owner, stranger] = [await connect(admin.token), await connect(guest.token)]
  t.match(await owner.client.callTool({ name: 'find_notes' }), { structuredContent: { total: 1 } })
  t.match(await stranger.client.callTool({ name: 'find_notes' }), { structuredContent: { total: 0 } })

  const post = (headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  t.equal((await post({})).status, 401)
  const stolen = { 'mcp-session-id': owner.sessionId, authorization: `Bearer ${guest.token}` }
  t.equal((await post(stolen)).status, 404)
})

t.test('missing settings and unknown options are one line that names the fix', async (t) => {
  const run = (args: string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [program, ...args], { env }).catch(({ code, stderr }) => ({ code, stderr }))
  t.match(await run([], {}), { code: 1, stderr: /^error: set NOTEWIRE_URL to/ })
  t.match(await run([], { NOTEWIRE_URL: 'http://127.0.0.1:1' }), { code: 1, stderr: /^error: set NOTEWIRE_TOKEN to/ })
  t.match(await run(['--read'], {}), { code: 1, stderr: /^error: Unknown option '--read'/ })
})
