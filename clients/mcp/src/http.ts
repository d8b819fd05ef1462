// Streamable HTTP: one session for each host, which acts with the Notewire token that the host sends.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { Notewire } from '@notewire/client'
import { createServer, type Permissions } from './server.js'

const path = '/mcp'
const maxSessions = 1_000
/** A session without requests for this long is closed. */
const idleAfterMs = 30 * 60_000

interface Session {
  transport: StreamableHTTPServerTransport
  tokenHash: Buffer
  usedAt: number
}

/** Listens on the loopback interface and returns the URL. */
export async function serveHttp(port: number, baseUrl: string, permissions: Permissions): Promise<string> {
  const sessions = new Map<string, Session>()
  const address = `127.0.0.1:${port}`

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url?.split('?', 1)[0] !== path) return refuse(response, 404, `The MCP endpoint is ${path}.`)
    const token = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
    if (!token) return refuse(response, 401, 'Send your Notewire token as Authorization: Bearer.')
    const id = request.headers['mcp-session-id']
    const session = typeof id === 'string' ? sessions.get(id) : undefined
    // A session id alone must not let anybody act with the token of somebody else.
    const isOwner = session && timingSafeEqual(session.tokenHash, hashOf(token))
    if (id !== undefined && !isOwner) return refuse(response, 404, 'This session does not exist. Start a new one.')
    closeIdle()
    if (!session && sessions.size >= maxSessions) return refuse(response, 503, 'Too many sessions. Try again later.')
    if (session) session.usedAt = performance.now()
    const transport = session?.transport ?? (await open(token))
    await transport.handleRequest(request, response)
  }

  async function open(token: string): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      // Pages in a browser must not reach the server under another name (DNS rebinding).
      enableDnsRebindingProtection: true,
      allowedHosts: [address, `localhost:${port}`],
      onsessioninitialized: (id) => {
        sessions.set(id, { transport, tokenHash: hashOf(token), usedAt: performance.now() })
      },
    })
    transport.onclose = () => void (transport.sessionId && sessions.delete(transport.sessionId))
    await createServer(new Notewire({ baseUrl, token }), permissions).connect(transport)
    return transport
  }

  function closeIdle() {
    for (const { transport, usedAt } of sessions.values()) {
      if (usedAt < performance.now() - idleAfterMs) void transport.close()
    }
  }

  const server = createHttpServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'The request failed.')
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `http://${address}${path}`
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

function refuse(response: ServerResponse, status: number, message: string) {
  if (status === 401) response.setHeader('www-authenticate', 'Bearer realm="notewire"')
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: message }))
}
