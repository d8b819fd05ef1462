// Requests at a fixed rate: mostly reads, some new notes, and changes of notes with a target each. Beside them, writers that
// create and change notes without a pause, some of them the same notes.
import { callWith } from '../helper.js'
import type { Server } from './server.js'

const notes = { '/flaky': 8, '/down': 4 }
/** The notes that all writers change. */
const sharedNotes = 4
/** Requests that wait for their answer at the same time. More are not sent. */
const maxInProgress = 250
const tickMs = 10

export async function startLoad(servers: Server[], token: string, receiver: string, rate: number, writers: number) {
  const calls = servers.map(({ baseUrl }) => callWith(baseUrl, token))
  const latencies: number[] = []
  const failures: string[] = []
  /** How many names each watched note has got, by the path of its target. */
  const names = new Map<string, number>()
  const codes: string[] = []
  let lastSharedName = 0
  let [turn, inProgress, skipped, isRunning, isOutage] = [0, 0, 0, true, false]

  /** Sends a request to one server after the other. Returns whether it was successful. */
  async function send(route: string, body?: unknown): Promise<boolean> {
    const call = calls[turn++ % calls.length] as (typeof calls)[number]
    const wasOutage = isOutage
    const from = performance.now()
    inProgress++
    const status = await call(route, body).then(
      (answer) => answer.status,
      () => 0
    )
    inProgress--
    const isSuccess = status >= 200 && status < 300
    if (wasOutage || isOutage) return isSuccess
    if (isSuccess) latencies.push(performance.now() - from)
    else failures.push(`${route.split('/', 2).join('/')} ${status}`)
    return isSuccess
  }

  /** Names a note 1, 2, 3 and so on. A request that fails is repeated, so that no name is left out. */
  async function rename(path: string, code: string) {
    for (let name = 1; isRunning; name++) {
      while (!(await send(`PATCH /notes/${code}`, { name: String(name) }))) await sleep(100)
      names.set(path, name)
      await sleep(Math.random() * 1000)
    }
  }

  /** Gives a note that others name too a new name, and creates another one, again and again. */
  async function write(path: string, code: string) {
    while (isRunning) {
      const name = String(++lastSharedName)
      while (!(await send(`PATCH /notes/${code}`, { name }))) await sleep(100)
      names.set(path, (names.get(path) ?? 0) + 1)
      await send('POST /notes', { name: 'Note', scope: 'open' })
    }
  }

  /** Creates a note whose events are sent to the path. Returns its code. */
  async function watched(path: string): Promise<string> {
    const { note_code } = (await first('POST /notes', { name: '0', scope: 'open' })).body.note[0]
    await first(`POST /notes/${note_code}/services`, { name: 'webhook', webhook_url: receiver + path })
    codes.push(note_code)
    return note_code
  }

  const [first] = calls as [(typeof calls)[number]]
  await first('POST /groups', { name: 'soak' })
  const renaming: Promise<void>[] = []
  for (const [kind, count] of Object.entries(notes)) {
    for (let index = 0; index < count; index++) {
      const path = `${kind}-${index}`
      renaming.push(rename(path, await watched(path)))
    }
  }
  for (let index = 0; writers > 0 && index < sharedNotes; index++) {
    const path = `/shared-${index}`
    const code = await watched(path)
    for (let writer = index; writer < writers; writer += sharedNotes) renaming.push(write(path, code))
  }

  const routes: [part: number, send: () => unknown][] = [
    [0.5, () => send(`GET /notes/${codes[turn % codes.length]}`)],
    [0.7, () => send('GET /notes?per_page=20')],
    [0.8, () => send('GET /groups/soak')],
    [1, () => send('POST /notes', { name: 'Note', scope: Math.random() < 0.5 ? 'open' : 'private' })],
  ]
  const started = performance.now()
  let begun = 0
  const timer = setInterval(() => {
    for (const due = ((performance.now() - started) / 1000) * rate; begun < due; begun++) {
      const random = Math.random()
      if (inProgress >= maxInProgress) skipped++
      else routes.find(([part]) => random < part)?.[1]()
    }
  }, tickMs)

  return {
    /** Requests may fail while the action runs, and for a second after it. */
    async duringOutage(action: () => Promise<unknown>) {
      isOutage = true
      await action()
      await sleep(1_000)
      isOutage = false
    },
    async stop() {
      clearInterval(timer)
      isRunning = false
      await Promise.all(renaming)
      while (inProgress > 0) await sleep(10)
      return { latencies, failures, skipped, names }
    },
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
