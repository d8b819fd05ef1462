// The addresses of a host that a server listens on.
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'

/** `localhost` means both families, as far as this machine has them: clients may try either. */
export async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address))
  // A name may list an address twice.
  const found = new Set((await lookup(host, { all: true })).map(({ address }) => address))
  return [...found].filter((address) => own.includes(address))
}

/** Throws if a server cannot listen there, such as because another one does. A start calls it before it creates anything. */
export async function assertPortIsFree(addresses: string[], port: number): Promise<void> {
  for (const host of addresses) {
    const probe = createServer().listen({ host, port })
    await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        error.message = `port ${port} of ${host} is in use: choose another one, or stop what uses it`
      throw error
    })
    await closed(probe)
  }
}

/**
 * Listens on all addresses until the app is closed. All connections are those of one HTTP server: Fastify itself would make
 * one for each address of `localhost`, and only the first would have the app's listeners.
 */
export async function listen(app: FastifyInstance, [host, ...others]: string[], port: number): Promise<void> {
  // The options are those of an HTTP server.
  const accept = () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket))
  const servers = others.map((host) => ({ host, server: accept() }))
  let ended: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    ended = Promise.all(servers.map(({ server }) => closed(server)))
  })
  app.addHook('onClose', () => ended)
  try {
    await app.listen({ host, port })
    for (const { host, server } of servers) await once(server.listen({ host, port }), 'listening')
  } catch (error) {
    // What listens already would keep the process alive.
    await app.close()
    throw error
  }
}

/** Resolves when the server and all its connections are closed. */
async function closed(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  await once(server, 'close')
}
