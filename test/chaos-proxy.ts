// A TCP proxy that does what networks do at the worst moment: it drops, cuts, delays and duplicates requests and responses.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Test } from 'tap'

/** What happens to an exchange of a request and its response. They take turns, so that a repetition meets another one. */
const faults = [
  'drop the request',
  'pass',
  'cut the request',
  'delay the request',
  'duplicate the request',
  'hang up after the request',
  'delay the response',
  'drop the response',
  'pass',
  'cut the response',
] as const
type Fault = (typeof faults)[number]

const delayMs = 20

/** Starts a proxy in front of a server on this machine. `count` counts the exchanges that each fault has hit. */
export async function chaosProxy(t: Test, baseUrl: string) {
  const port = Number(new URL(baseUrl).port)
  const count = new Map<Fault, number>()
  const sockets = new Set<Socket>()
  let exchanges = 0

  function nextFault(): Fault {
    const fault = faults[exchanges++ % faults.length] as Fault
    count.set(fault, (count.get(fault) ?? 0) + 1)
    return fault
  }

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

    client.on('data', async (chunk) => {
      // What the client sends after a response is the next request.
      if (isAnswered) fault = nextFault()
      const isFirst = isAnswered
      isAnswered = false
      if (fault === 'drop the request') return end()
      if (fault === 'cut the request') return server.write(chunk.subarray(0, chunk.length / 2), end)
      if (fault === 'delay the request') await delay(delayMs)
      if (fault === 'duplicate the request') {
        if (isFirst) duplicate = open().resume()
        duplicate?.write(chunk)
      }
      server.write(chunk)
      if (fault === 'hang up after the request') client.destroy()
    })
    server.on('data', async (chunk) => {
      isAnswered = true
      if (fault === 'drop the response') return end()
      if (fault === 'cut the response') return client.write(chunk.subarray(0, chunk.length / 2), end)
      if (fault === 'delay the response') await delay(delayMs)
      client.write(chunk)
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
