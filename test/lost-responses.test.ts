// Requests whose responses get lost: repeated with their idempotency keys, each is done once.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { packageFolder } from '../server/package-folder.js'
import { chaosProxy } from './chaos-proxy.js'
import { type Answer, type Call, callWith, service } from './helper.js'
import { processes } from './process.js'

/** `CHAOS_CREATES=2000 npx tap test/lost-responses.test.ts` is the full run. */
const creates = Number(process.env.CHAOS_CREATES ?? 200)
const lanes = 20

/** Sends a request with a key until it is answered. */
async function insist(call: Call, route: string, body: object): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await call(route, body, { headers }).catch(() => undefined)
    if (answer) return answer
  }
}

async function allNotes(call: Call) {
  const notes: { note_code: string; name: string }[] = []
  for (let page = 1, more = true; more; page++) {
    const { body } = await call(`GET /notes?per_page=100&page=${page}`)
    notes.push(...body.notes)
    more = body.meta.next_page !== null
  }
  return notes
}

t.test('a network that drops, cuts, delays and duplicates makes no note twice, and loses none', async (t) => {
  const { call, baseUrl, admin } = await service(t)
  const chaos = await chaosProxy(t, baseUrl)
  const through = callWith(chaos.baseUrl, admin.token)
  const created = new Map<string, string>()
  const statuses = new Set<number>()
  let next = 0
  const lane = async () => {
    while (next < creates) {
      const name = `Note ${next++}`
      const { status, body } = await insist(through, 'POST /notes', { name, scope: 'open' })
      statuses.add(status)
      created.set(name, body.note[0].note_code)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  t.strictSame([...statuses], [201])
  const notes = await allNotes(call)
  t.equal(notes.length, creates)
  t.strictSame(
    notes.filter(({ name, note_code }) => note_code !== created.get(name)),
    []
  )
  t.strictSame([...chaos.count.keys()].sort(), [...new Set(chaos.faults)].sort(), 'every fault has happened')
})

t.test('a server killed between the commit and the response has done the request once', async (t) => {
  const { serve, baseUrl } = await processes(t)
  const preload = pathToFileURL(join(packageFolder, 'test/kill-after-commit.mjs'))
  const first = await serve({ NODE_OPTIONS: `--import=${preload}` }, ['--no-worker'])
  const call = callWith(baseUrl, first.token)
  // The first request also stores when the token was last used, which must be committed before.
  await call('GET /notes')
  await call('POST /groups', { name: 'editors' })
  const killed = new Promise((resolve) => first.child.once('exit', (_, signal) => resolve(signal)))
  first.child.kill('SIGIO')
  const plan = { name: 'Plan', scope: 'open' }
  const repeatable = { headers: { 'idempotency-key': 'k' } }
  await t.rejects(call('POST /notes', plan, repeatable))
  t.equal(await killed, 'SIGKILL')

  await serve({}, ['--no-worker'])
  t.equal((await call('GET /notes')).body.meta.total, 1)
  const again = await call('POST /notes', plan, repeatable)
  t.strictSame([again.status, again.headers.get('idempotency-replayed')], [201, 'true'])
  const { notes } = (await call('GET /notes')).body
  t.strictSame(
    notes.map(({ note_code }: { note_code: string }) => note_code),
    [again.body.note[0].note_code]
  )
})
