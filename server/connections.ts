// The connections of a server: how many there are, and how they end when the server stops.
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay, setImmediate as turnOfEventLoop } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a stopping server waits for the rest of requests that clients have begun to send, or may have. */
const completeRequestsMs = 5_000
/** How long it then waits for clients to read their responses. */
const readAnswersMs = 3_000

export type Connections = ReturnType<typeof trackConnections>

/** Follows the connections of a server. Each has the response to its last request, if there was one. */
export function trackConnections(server: Server) {
  const lastResponses = new Map<Socket, ServerResponse | undefined>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    // Reading the address now keeps it for the log, which may be written after the client has gone.
    void socket.remoteAddress
    lastResponses.set(socket, undefined)
    socket.once('close', () => lastResponses.delete(socket))
  })
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    lastResponses.set(socket, response)
    if (isClosing) closeAfter(response, socket)
  })

  return {
    lastResponse: (socket: Socket) => lastResponses.get(socket),
    count: () => lastResponses.size,
    countRequests: () => [...lastResponses.values()].filter(isInProgress).length,

    /** Makes every response from now on the last one of its connection. */
    closeAfterAnswers() {
      isClosing = true
      for (const [socket, response] of lastResponses) if (isInProgress(response)) closeAfter(response, socket)
    },

    /** Returns the connections on which no request is being processed: idle, silent, or with a part of a request. */
    unused: () => [...lastResponses].filter(([, response]) => !isBeingAnswered(response)).map(([socket]) => socket),
  }
}

const isInProgress = (response: ServerResponse | undefined): response is ServerResponse =>
  response !== undefined && !response.writableFinished && !response.destroyed

/** Returns whether the request has arrived completely and the server still works on its response. */
const isBeingAnswered = (response: ServerResponse | undefined) =>
  isInProgress(response) && response.req.complete && !response.writableEnded

function closeAfter(response: ServerResponse, socket: Socket) {
  if (response.headersSent) response.once('finish', () => socket.end())
  else response.setHeader('connection', 'close')
}

/**
 * Lets `app.close()` end every connection: idle ones at once, others after the response to their request. Requests that do
 * not arrive completely within seconds are refused. Only requests that the server still works on are waited for longer.
 * `lastRequestsMs` is how long idle connections stay open, for requests that their clients are sending.
 */
export function endConnectionsOnClose(app: FastifyInstance, connections: Connections, lastRequestsMs = 0) {
  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    connections.closeAfterAnswers()
    // Clients that the system has connected already are accepted within a turn, instead of being reset.
    await turnOfEventLoop()
    if (lastRequestsMs > 0) {
      // Accepts no more connections. The method of HTTP servers would end idle ones, too.
      NetServer.prototype.close.call(app.server)
      await delay(lastRequestsMs)
    }
    const timeout = Object.assign(new Error('the server is stopping'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const refuse = () => {
      for (const socket of connections.unused()) app.server.emit('clientError', timeout, socket)
    }
    const destroy = () => {
      for (const socket of connections.unused()) socket.destroy()
    }
    timers.push(setTimeout(refuse, completeRequestsMs), setTimeout(destroy, completeRequestsMs + readAnswersMs))
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })
}
