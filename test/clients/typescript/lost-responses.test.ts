// A network that loses, cuts, delays and duplicates requests and responses between the client and the server.
import { fakeClock } from '@notewire/client/testing'
import t from 'tap'
import { chaosProxy, type Fault, faults } from '../../chaos-proxy.js'
import { service } from '../../helper.js'
import { clientOf } from './client.js'

/** `CHAOS_CREATES=2000` is the full run, which waits as long as the client does by default. */
const creates = Number(process.env.CHAOS_CREATES ?? 60)
const lanes = 20

/**
 * The first two attempts of the creates meet all pairs of faults. The others pass, unless one is sent on a connection that
 * the proxy has just closed after the response of another.
 */
function faultsInEveryOrder() {
  const attempts = new Map<string, { create: number; count: number }>()
  return (request: string): Fault => {
    const key = /^idempotency-key: (.*)$/im.exec(request)?.[1] ?? ''
    const attempt = attempts.get(key) ?? { create: attempts.size, count: 0 }
    attempts.set(key, attempt)
    const turn = Math.floor(attempt.create / faults.length ** attempt.count++)
    const fault = faults[turn % faults.length] as Fault
    // It loses the next request on this connection too, whatever attempt that is. If it happened often, some creates would
    // lose all their attempts.
    const isTooOften = fault === 'hang up after the response' && attempt.create % (8 * faults.length) !== 12
    return attempt.count > 2 || isTooOften ? 'pass' : fault
  }
}

t.test('creates through a broken network make each note once, and every call gets its note', async (t) => {
  const running = await service(t)
  const { baseUrl, count } = await chaosProxy(t, running.baseUrl, faultsInEveryOrder())
  const retries: string[] = []
  const clock = process.env.CHAOS_CREATES ? undefined : fakeClock()
  const { notes } = clientOf(running, { baseUrl, clock, onRetry: ({ reason }) => retries.push(reason) })
  const created = new Map<string, string>()
  let next = 0
  const lane = async () => {
    while (next < creates) {
      const name = `Note ${next++}`
      created.set(name, (await notes.create({ name, scope: 'open' })).note_code)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))

  const stored = await clientOf(running).notes.list().all()
  t.equal(stored.length, creates)
  for (const { name, note_code } of stored) t.equal(note_code, created.get(name), name)
  t.strictSame([...count.keys()].sort(), [...new Set(faults)].sort(), 'every fault has happened')
  t.ok(retries.length > creates / 4, `${retries.length} attempts were repeated`)
  t.comment(`${creates} creates, ${retries.length} repetitions, ${JSON.stringify(Object.fromEntries(count))}`)
})
