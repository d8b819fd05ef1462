// Checks that a server will be able to listen.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws if a server cannot listen there, such as because another one does. A start calls it before it creates anything. */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
