// A TCP proxy that does what networks do at the worst moment: it drops, cuts, delays and duplicates requests and responses.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Test } from 'tap'

/** What can happen to an exchange of a request and its response. */
export const faults = [
  'drop the request',
  'pass',
  'cut the request',
  'delay the request',
  'pause within the request',
  'duplicate the request',
  'hang up after the request',
  'delay the response',
  'pause within the response',
  'drop the response',
  'pass',
  'cut the response',
  'hang up after the response',
] as const
export type Fault = (typeof faults)[number]

const delayMs = 20

/** Returns faults in turns, so that a repetition meets another one. */
function inTurns() {
  let exchanges = 0
  return () => faults[exchanges++ % faults.length] as Fault
}

/**
 * Starts a proxy in front of a server on this machine. `nextFault` gets the beginning of each request. `count` counts the
 * exchanges that each fault has hit.
 */
export async function chaosProxy(t: Test, baseUrl: string, nextFault: (request: string) => Fault = inTurns()) {
  const port = Number(new URL(baseUrl).port)
  const count = new Map<Fault, number>()
  const sockets = new Set<Socket>()

  /** Opens a connection to the server. */
  function open() {
    const socket = connect(port, '127.0.0.1')
    watch(socket)
    return socket
  }

  function watch(socket: Socket) {
    sockets.add(socket)
    socket.setNoDelay().on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }

  const proxy = createServer((client) => {
    watch(client)
    const server = open()
    const end = () => {
      client.destroy()
      server.destroy()
    }
    let fault: Fault = 'pass'
    let isAnswered = true
    let duplicate: Socket | undefined

    async function forwardRequest(chunk: Buffer) {
      const half = chunk.length / 2
      if (fault === 'drop the request') return end()
      if (fault === 'cut the request') return server.write(chunk.subarray(0, half), end)
      if (fault === 'delay the request') await delay(delayMs)
      if (fault === 'pause within the request') {
        server.write(chunk.subarray(0, half))
        await delay(delayMs)
        return server.write(chunk.subarray(half))
      }
      if (fault === 'duplicate the request') duplicate?.write(chunk)
      server.write(chunk)
      if (fault === 'hang up after the request') client.destroy()
    }

    async function forwardResponse(chunk: Buffer) {
      const half = chunk.length / 2
      if (fault === 'drop the response') return end()
      if (fault === 'cut the response') return client.write(chunk.subarray(0, half), end)
      if (fault === 'delay the response') await delay(delayMs)
      if (fault === 'pause within the response') {
        client.write(chunk.subarray(0, half))
        await delay(delayMs)
        return client.write(chunk.subarray(half))
      }
      // The client may send its next request at the same time.
      client.write(chunk, fault === 'hang up after the response' ? end : undefined)
    }

    let requests = Promise.resolve<unknown>(undefined)
    client.on('data', (chunk) => {
      // What the client sends after a response is the next request.
      if (isAnswered) {
        fault = nextFault(chunk.toString('latin1'))
        count.set(fault, (count.get(fault) ?? 0) + 1)
        if (fault === 'duplicate the request') duplicate = open().resume()
      }
      isAnswered = false
      requests = requests.then(() => forwardRequest(chunk))
    })
    let responses = Promise.resolve<unknown>(undefined)
    server.on('data', (chunk) => {
      isAnswered = true
      responses = responses.then(() => forwardResponse(chunk))
    })
    client.once('end', () => server.end())
    server.once('close', () => client.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  t.teardown(() => {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  })
  return { baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, faults, count }
}
