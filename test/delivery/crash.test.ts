import { randomInt } from 'node:crypto'
import sql from 'sql-template-tag'
import t from 'tap'
import { databaseAddress } from '../../server/config.js'
import { openDatabase } from '../../server/store/open-database.js'
import { callWith, createNote } from '../helper.js'
import { processes } from '../process.js'
import { addWebhook, allowLocal, sink } from './sink.js'

const notes = 10
const updates = 50
const kills = 2

t.test('a server killed under load loses no event, and repeats only deliveries that were not recorded', async (t) => {
  const { serve, baseUrl, environment } = await processes(t)
  const counts = new Map<string, number>()
  let all = () => {}
  const arrived = new Promise<void>((resolve) => {
    all = resolve
  })
  const { url, received } = await sink(t, (response, _, { headers }) => {
    const id = headers['webhook-id'] as string
    counts.set(id, (counts.get(id) ?? 0) + 1)
    response.end()
    if (counts.size === notes * (updates + 1)) all()
  })
  let server = serve(allowLocal)
  const call = callWith(baseUrl, (await server).token)
  const codes: string[] = []
  for (let index = 0; index < notes; index++) codes.push((await createNote(call)).note_code)
  for (const code of codes) await addWebhook({ call }, code, `${url}/${code}`)

  // An update without a response is repeated. If it was made, the repetition changes nothing and records no event.
  let updated = 0
  let onUpdate = () => {}
  const update = async (code: string, name: string): Promise<void> => {
    await server
    const answer = await call(`PATCH /notes/${code}`, { name }).catch(() => undefined)
    if (answer?.status !== 200) return update(code, name)
    updated++
    onUpdate()
  }
  const load = Promise.all(
    codes.map(async (code) => {
      for (let turn = 0; turn < updates; turn++) await update(code, `Plan ${turn}`)
    })
  )

  const database = await openDatabase(databaseAddress(environment.DATABASE_URL), 2)
  t.teardown(() => database.close())
  const recorded: { id: string; count: number | undefined }[] = []
  for (let kill = 0; kill < kills; kill++) {
    const { stop } = await server
    const moment = updated + randomInt(notes * updates * 0.4)
    await new Promise<void>((resolve) => {
      onUpdate = () => updated >= moment && resolve()
      onUpdate()
    })
    let restart = (_: ReturnType<typeof serve>) => {}
    server = new Promise((resolve) => {
      restart = resolve
    })
    await stop('SIGKILL')
    const rows = await database.all<{ message_id: string }>(
      sql`SELECT message_id FROM deliveries JOIN events ON events.id = event_id WHERE status = 'delivered'`
    )
    recorded.push(...rows.map(({ message_id: id }) => ({ id, count: counts.get(id) })))
    restart(serve(allowLocal))
  }
  await load
  await arrived

  t.ok(recorded.length > 0)
  t.strictSame(
    recorded.filter(({ id, count }) => counts.get(id) !== count),
    [],
    'a recorded delivery is not repeated'
  )
  for (const code of codes) {
    const own = received.filter(({ path }) => path === `/${code}`).map(({ body }) => JSON.parse(body).data.note.name)
    t.strictSame([...new Set(own)], ['Plan', ...Array.from({ length: updates }, (_, turn) => `Plan ${turn}`)])
  }
})
