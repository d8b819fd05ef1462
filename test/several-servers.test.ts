import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { addWebhook, allowLocal, sink } from './delivery/sink.js'
import { callWith, createNote } from './helper.js'
import { execute, newSchema, startPostgres, testServer } from './postgres.js'
import { processes } from './process.js'

const key = { SECRET_KEY: 'for tests, and for nothing else but tests' }

type Server = Awaited<ReturnType<typeof servers>>[number]

/** Starts servers on one database at the same time. */
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
  t.strictSame(others, [], 'only one server prints a first token')
  return all.map(({ baseUrl, run, serve }, index) => ({
    baseUrl,
    run,
    call: callWith(baseUrl, token),
    server: running[index] as Awaited<ReturnType<typeof serve>>,
    async restart() {
      this.server = await serve()
    },
  }))
}

t.test('ten servers that start at the same time create one schema and one admin', async (t) => {
  const all = await servers(t, 10, await newSchema(testServer as string))
  const [first] = all as [Server]
  const { note_code } = await createNote(first.call)
  for (const { call } of all) t.equal((await call(`GET /notes/${note_code}`)).status, 200)
  t.equal(JSON.parse((await first.run(['users', 'list', '--json'])).stdout).length, 1)

  const token = (await first.run(['tokens', 'create', '--user', '0000000001'])).stdout.trim()
  const get = async ({ baseUrl }: { baseUrl: string }) => (await callWith(baseUrl, token)('GET /notes')).status
  t.strictSame([...new Set(await Promise.all(all.map(get)))], [200])
  t.equal((await first.run(['tokens', 'revoke', '2'])).code, 0)
  const revoked = Date.now()
  await until(async () => (await Promise.all(all.map(get))).every((status) => status === 401))
  t.ok(Date.now() - revoked < 5_000, 'all servers refuse a revoked token within seconds')
})

/** Waits until the condition is true. */
async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await delay(50)
}

const writers = 8
const updatesBetween = 200

t.test('nothing acknowledged is lost when a server or PostgreSQL is killed', async (t) => {
  const postgres = await startPostgres()
  if (!postgres) return t.plan(0, 'needs an installed PostgreSQL to stop')
  t.teardown(() => postgres.remove())
  const all = await servers(t, 3, postgres.url)
  const [first, , third] = all as [Server, Server, Server]
  const { url, received } = await sink(t)

  // Requests may fail only during an outage.
  const failures: { at: number; what: string }[] = []
  const outages: { from: number; to: number }[] = []
  const created: string[] = []
  const names = new Map<string, string[]>()
  let updates = 0
  let isRunning = true

  let turn = 0
  /** Sends a request to one server after another until it succeeds. */
  async function send(route: string, body?: unknown) {
    for (;;) {
      const { call } = all[turn++ % all.length] as Server
      const answer = await call(route, body).catch((error: Error) => ({ status: error.message, body: undefined }))
      if (Number(answer.status) < 300) return answer.body
      failures.push({ at: Date.now(), what: `${route.split('/', 2).join('/')} ${answer.status}` })
      if (answer.status !== 503 && answer.status !== 'fetch failed') throw new Error(`${route}: ${answer.status}`)
      await delay(50)
    }
  }

  /** Changes the name of a note to 1, 2, 3 and so on, which its target must receive in this order. */
  async function write(index: number) {
    const { note_code } = (await send('POST /notes', { name: '0', scope: 'open' })).note[0]
    await addWebhook(first, note_code, `${url}/${note_code}`)
    for (let count = 1; isRunning; count++) {
      const name = String(count)
      await send(`PATCH /notes/${note_code}`, { name })
      updates++
      names.set(note_code, [...(names.get(note_code) ?? []), name])
      created.push((await send('POST /notes', { name: `Of ${index}`, scope: 'private' })).note[0].note_code)
      await send('GET /notes?per_page=5')
      await send('POST /groups/editors/users', { users: ['0000000001'] })
    }
  }

  async function during(action: () => Promise<unknown>) {
    const outage = { from: Date.now(), to: Number.POSITIVE_INFINITY }
    outages.push(outage)
    await action()
    outage.to = Date.now() + 500
  }

  await send('POST /groups', { name: 'editors' })
  const load = Promise.all(Array.from({ length: writers }, (_, index) => write(index)))
  // A failure of the load is reported by the next wait.
  load.catch(() => {})
  t.teardown(() => {
    isRunning = false
  })

  /** Waits until the condition is true, or fails as soon as a writer fails. */
  async function untilOrFailure(condition: () => boolean) {
    while (!condition()) await Promise.race([load, delay(50)])
  }

  const moreUpdates = (count: number) => {
    const end = updates + count
    return untilOrFailure(() => updates >= end)
  }

  await moreUpdates(updatesBetween)
  await during(async () => {
    await third.server.stop('SIGKILL')
    await third.restart()
  })
  await moreUpdates(updatesBetween)
  const deadlocks = async () =>
    Number((await execute(postgres.url, 'SELECT sum(deadlocks) AS count FROM pg_stat_database'))[0].count)
  t.equal(await deadlocks(), 0)
  await during(async () => {
    await postgres.stop('SIGQUIT')
    const { status, headers } = await first.call('GET /groups')
    t.strictSame([status, headers.get('retry-after')], [503, '5'])
    t.strictSame(await readiness(all), [503, 503, 503])
    t.match(await (await fetch(`${first.baseUrl}/metrics`)).text(), /^notewire_deliveries_pending Nan$/m)
    const { length } = failures
    await untilOrFailure(() => failures.length > length + 2 * writers)
    await postgres.start()
  })
  t.strictSame(await readiness(all), [200, 200, 200])
  await moreUpdates(updatesBetween)
  isRunning = false
  await load

  const unexpected = failures.filter(({ at }) => !outages.some(({ from, to }) => at >= from && at <= to))
  t.strictSame(unexpected, [], 'requests fail only during an outage')
  t.equal(await deadlocks(), 0)
  for (const code of created) t.equal((await first.call(`GET /notes/${code}`)).status, 200)

  const namesReceived = (code: string) => {
    const bodies = received.filter(({ path }) => path === `/${code}`).map(({ body }) => JSON.parse(body))
    return [
      ...new Set(bodies.filter(({ type }) => type === 'note.updated').map(({ data }) => data.note.name as string)),
    ]
  }
  // The leases of a killed worker expire after five seconds.
  const end = Date.now() + 20_000
  await until(() => Date.now() > end || [...names].every(([code, sent]) => namesReceived(code).length >= sent.length))
  for (const [code, sent] of names) t.strictSame(namesReceived(code), sent, 'every change is delivered, in order')
  t.comment(`${updates} changes, ${created.length} notes created, ${failures.length} requests repeated`)
})

const readiness = (all: { baseUrl: string }[]) =>
  Promise.all(all.map(async ({ baseUrl }) => (await fetch(`${baseUrl}/readyz`)).status))
