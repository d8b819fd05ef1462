// The receiver of all webhooks. Targets below /flaky refuse some events twice; those below /down refuse everything for a
// while, again and again.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const downEveryMs = 45_000
const downForMs = 15_000
/** One of so many events is refused by a flaky target. */
const refusedOneOf = 20
const refusals = 2

export async function startReceiver() {
  /** The names of the notes in the order in which they first arrived, by path. */
  const names = new Map<string, Set<number>>()
  const attemptsOf = new Map<string, number>()
  const started = performance.now()
  let [attempts, refused, hasRecovered] = [0, 0, false]

  function refuses(path: string, id: string): boolean {
    if (hasRecovered) return false
    if (path.startsWith('/down')) return (performance.now() - started) % downEveryMs < downForMs
    if (Number.parseInt(id.slice(-6), 16) % refusedOneOf > 0) return false
    const count = (attemptsOf.get(id) ?? 0) + 1
    attemptsOf.set(id, count)
    return count <= refusals
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      attempts++
      if (refuses(path, String(request.headers['webhook-id']))) {
        refused++
        return response.writeHead(500).end()
      }
      const { type, data } = JSON.parse(Buffer.concat(chunks).toString())
      const received = names.get(path) ?? new Set()
      if (type === 'note.updated') names.set(path, received.add(Number(data.note.name)))
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    attempts: () => attempts,
    refused: () => refused,
    distinct: (path: string) => [...(names.get(path) ?? [])],
    /** Returns whether the promise of order holds for a target. */
    isOrdered: (path: string) => path.startsWith('/flaky'),
    /** Takes everything from now on. */
    recover() {
      hasRecovered = true
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
