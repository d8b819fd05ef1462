// A target that is removed while another process sends to it.
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { callWith, createNote } from '../helper.js'
import { testServer } from '../postgres.js'
import { processes } from '../process.js'
import { addWebhook, allowLocal, sink } from './sink.js'

/** From the answer to the removal on. */
const maxMs = 300
const notes = 4
const events = 30
const answerAfterMs = 100

t.test('0.3 s after a removal by another process nothing more is begun to the target', async (t) => {
  const arrivals = new Map<string, { at: number; type: string }[]>()
  const { url } = await sink(t, async (response, _, { path, body }) => {
    const arrived = { at: performance.now(), type: JSON.parse(body).type }
    arrivals.set(path, [...(arrivals.get(path) ?? []), arrived])
    await delay(answerAfterMs)
    response.writeHead(204).end()
  })
  const [first, second, third] = await Promise.all([processes(t), processes(t), processes(t)])
  const { DATABASE_URL } = first.environment
  const key = { SECRET_KEY: 'a key for the tests, which protects nothing' }
  const extra = { ...allowLocal, ...key, DATABASE_URL }
  const { token } = await first.serve(extra, ['--no-worker'])
  if (testServer) await second.serve(extra, ['--no-worker'])
  const calls = [first, testServer ? second : first].map(({ baseUrl }) => callWith(baseUrl, token))
  const [call, other] = calls as [(typeof calls)[number], (typeof calls)[number]]

  const targets = await Promise.all(
    Array.from({ length: notes }, async (_, index) => {
      const { note_code } = await createNote(call)
      const path = `/${index}`
      const id = await addWebhook({ call }, note_code, url + path)
      for (let name = 0; name < events; name++) await call(`PATCH /notes/${note_code}`, { name: String(name) })
      // Of a note that is deleted, the target still gets that event.
      return index % 2 === 0
        ? { path, route: `DELETE /notes/${note_code}/services/${id}`, left: [] }
        : { path, route: `DELETE /notes/${note_code}`, left: ['note.deleted'] }
    })
  )
  third.work(extra)
  const isSending = ({ path }: { path: string }) => (arrivals.get(path)?.length ?? 0) > 2
  while (!targets.every(isSending)) await delay(5)
  const removed = await Promise.all(
    targets.map(async ({ route }, index) => {
      const { status } = await (index < 2 ? call : other)(route)
      return { status, at: performance.now() }
    })
  )
  t.strictSame([...new Set(removed.map(({ status }) => status))], [204])
  const isDeletion = ({ type }: { type: string }) => type === 'note.deleted'
  while (targets.some(({ path, left }) => left.length > 0 && !arrivals.get(path)?.some(isDeletion))) await delay(5)
  await delay(1_000)
  for (const [index, { path, route, left }] of targets.entries()) {
    const end = (removed[index]?.at ?? 0) + maxMs
    const late = arrivals.get(path)?.filter(({ at }) => at > end) ?? []
    t.strictSame(
      late.filter((arrival) => !isDeletion(arrival)),
      [],
      route
    )
    t.ok((arrivals.get(path)?.length ?? 0) < events, 'events were waiting')
    t.strictSame(
      arrivals
        .get(path)
        ?.filter(isDeletion)
        .map(({ type }) => type),
      left
    )
  }
})
