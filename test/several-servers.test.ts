import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { addWebhook, allowLocal, sink } from './delivery/sink.js'
import { callWith, createNote } from './helper.js'
import { execute, newSchema, postgresOnly, startPostgres, testServer } from './postgres.js'
import { processes } from './process.js'

const key = { SECRET_KEY: 'a key for the tests, which protects nothing' }

type Server = Awaited<ReturnType<typeof servers>>[number]

/** Starts servers on one database at once. */
async function servers(t: Test, count: number, DATABASE_URL: string) {
  const extra = { DATABASE_URL, ...key, ...allowLocal }
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      const { serve, run, baseUrl } = await processes(t)
      return { baseUrl, run: (args: string[]) => run(args, extra), serve: () => serve(extra) }
    })
  )
  const running = await Promise.all(all.map(({ serve }) => serve()))
  const [token, ...others] = running.flatMap(({ token }) => token ?? [])
  t.strictSame(others, [], 'only one server prints a token')
  return all.map(({ baseUrl, run, serve }, index) => ({
    baseUrl,
    run,
    call: callWith(baseUrl, token),
    server: running[index] as Awaited<ReturnType<typeof serve>>,
    async again() {
      this.server = await serve()
    },
  }))
}

t.test(
  'ten servers that start at once create one schema and one admin, and agree on tokens and idempotency keys',
  postgresOnly,
  async (t) => {
    const all = await servers(t, 10, await newSchema(testServer as string))
    const [first] = all as [Server]
    const { note_code } = await createNote(first.call)
    for (const { call } of all) t.equal((await call(`GET /notes/${note_code}`)).status, 200)
    t.equal(JSON.parse((await first.run(['users', 'list', '--json'])).stdout).length, 1)

    const three = all.slice(0, 3)
    const repeatable = { headers: { 'idempotency-key': 'k' } }
    const atOnce = Array.from({ length: 20 }, (_, index) => three[index % three.length] as Server)
    const answers = await Promise.all(
      atOnce.map(({ call }) => call('POST /notes', { name: 'Plan', scope: 'open' }, repeatable))
    )
    t.strictSame([...new Set(answers.map(({ status }) => status))], [201])
    t.equal(new Set(answers.map(({ body }) => body.note[0].note_code)).size, 1)
    t.equal(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true').length, 19)
    t.equal((await first.call('GET /notes')).body.meta.total, 2, 'of 20 repetitions at once, one is done')

    const token = (await first.run(['tokens', 'create', '--user', '0000000001'])).stdout.trim()
    const get = async ({ baseUrl }: { baseUrl: string }) => (await callWith(baseUrl, token)('GET /notes')).status
    t.strictSame([...new Set(await Promise.all(all.map(get)))], [200])
    t.equal((await first.run(['tokens', 'revoke', '2'])).code, 0)
    const revoked = Date.now()
    const isRevoked = async () => (await Promise.all(all.map(get))).every((status) => status === 401)
    while (!(await isRevoked())) await delay(50)
    t.ok(Date.now() - revoked < 5_000, 'every server rejects a revoked token within seconds')
  }
)

const writers = 8
const changesBetween = 200

t.test('three servers lose nothing when one of them or PostgreSQL crashes', postgresOnly, async (t) => {
  const postgres = await startPostgres()
  if (!postgres) return t.plan(0, 'needs a PostgreSQL on this machine, to crash it')
  t.teardown(() => postgres.remove())
  const all = await servers(t, 3, postgres.url)
  const [first, , third] = all as [Server, Server, Server]
  const { url, received } = await sink(t)

  // Requests may fail only while a server or the database is down.
  const failed: { from: number; to: number; what: string }[] = []
  const down: { from: number; to: number }[] = []
  const made: string[] = []
  const names = new Map<string, string[]>()
  let updates = 0
  let running = true
  // Ends the requests of a test that has failed.
  const end = new AbortController()
  t.teardown(() => end.abort())

  let turn = 0
  /** Sends a request to one server after the other until one succeeds. */
  async function done(route: string, body?: unknown) {
    for (;;) {
      end.signal.throwIfAborted()
      const { call } = all[turn++ % all.length] as Server
      const from = Date.now()
      const answer = await call(route, body).catch(() => ({ status: 'no answer', body: undefined }))
      if (Number(answer.status) < 300) return answer.body
      const what = `${route.split('/', 2).join('/')} ${answer.status}`
      if (answer.status !== 503 && answer.status !== 'no answer') throw new Error(what)
      failed.push({ from, to: Date.now(), what })
      await delay(50)
    }
  }

  /** Changes the name of a note to 1, 2, 3 and so on. Its target must receive the names in this order. */
  async function write(index: number) {
    const { note_code } = (await done('POST /notes', { name: '0', scope: 'open' })).note[0]
    await addWebhook(first, note_code, `${url}/${note_code}`)
    for (let count = 1; running; count++) {
      const name = String(count)
      await done(`PATCH /notes/${note_code}`, { name })
      updates++
      names.set(note_code, [...(names.get(note_code) ?? []), name])
      made.push((await done('POST /notes', { name: `Of ${index}`, scope: 'private' })).note[0].note_code)
      await done('GET /notes?per_page=5')
      await done('POST /groups/editors/users', { users: ['0000000001'] })
    }
  }

  async function during(action: () => Promise<unknown>) {
    const outage = { from: Date.now(), to: Number.POSITIVE_INFINITY }
    down.push(outage)
    await action()
    // A server may find a connection broken only when it uses it.
    outage.to = Date.now() + 500
  }

  let loadError: unknown
  /** Waits until the condition holds. Throws when the load has failed. */
  async function until(condition: () => boolean) {
    while (!condition()) {
      if (loadError) throw loadError
      await delay(50)
    }
  }

  const more = (count: number) => {
    const enough = updates + count
    return until(() => updates >= enough)
  }

  await done('POST /groups', { name: 'editors' })
  const load = Promise.all(Array.from({ length: writers }, (_, index) => write(index))).catch((error) => {
    loadError = error
  })
  await more(changesBetween)
  await during(async () => {
    await third.server.stop('SIGKILL')
    await third.again()
  })
  await more(changesBetween)
  const deadlocks = async () =>
    Number((await execute(postgres.url, 'SELECT sum(deadlocks) AS count FROM pg_stat_database'))[0].count)
  t.equal(await deadlocks(), 0)
  await during(async () => {
    await postgres.stop('SIGQUIT')
    const { status, headers } = await first.call('GET /groups')
    t.strictSame([status, headers.get('retry-after')], [503, '5'])
    t.strictSame(await readiness(all), [503, 503, 503])
    t.match(await (await fetch(`${first.baseUrl}/metrics`)).text(), /^notewire_deliveries_pending Nan$/m)
    const { length } = failed
    await until(() => failed.length > length + 2 * writers)
    await postgres.start()
  })
  t.strictSame(await readiness(all), [200, 200, 200])
  await more(changesBetween)
  running = false
  await load
  if (loadError) throw loadError

  const unexpected = failed.filter((request) => !down.some(({ from, to }) => request.to >= from && request.from <= to))
  t.strictSame(unexpected, [], 'requests fail only during an outage')
  t.equal(await deadlocks(), 0)
  for (const code of made) t.equal((await first.call(`GET /notes/${code}`)).status, 200)

  /** Returns the names that the target of a note received, each once. */
  const receivedNames = (code: string) => {
    const events = received.filter(({ path }) => path === `/${code}`).map(({ body }) => JSON.parse(body))
    return [
      ...new Set(events.filter(({ type }) => type === 'note.updated').map(({ data }) => data.note.name as string)),
    ]
  }
  // The targets that a dead worker had leased are free after five seconds.
  const giveUpAt = Date.now() + 60_000
  await until(
    () => Date.now() > giveUpAt || [...names].every(([code, expected]) => receivedNames(code).length >= expected.length)
  )
  for (const [code, expected] of names) t.strictSame(receivedNames(code), expected, 'every change arrived, in order')
  t.comment(`${updates} changes, ${made.length} notes created, ${failed.length} requests repeated`)
})

const readiness = (all: { baseUrl: string }[]) =>
  Promise.all(all.map(async ({ baseUrl }) => (await fetch(`${baseUrl}/readyz`)).status))
