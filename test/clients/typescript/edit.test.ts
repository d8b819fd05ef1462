import { AbortError, type Clock, Notewire, PreconditionFailedError } from '@notewire/client'
import { examples, fakeServer } from '@notewire/client/testing'
import t from 'tap'
import { service } from '../../helper.js'
import { clientOf, failureOf, pixel } from './client.js'

const created = { name: 'Plan', scope: 'open' } as const

t.test('ten clients edit the users of one note at once, and no edit is lost', async (t) => {
  const running = await service(t)
  // On the system clock: the waits after conflicts spread the edits.
  const clients = Array.from({ length: 10 }, () => clientOf(running, { clock: undefined }))
  const { note_code } = await clientOf(running).notes.create(created)
  const codes = Array.from({ length: 60 }, (_, n) => `u-${n}`)
  await running.store.transaction(async ({ users }) => {
    for (const code of codes) await users.add({ code, name: 'User', role: 'member', now: 0 })
  })
  await Promise.all(
    clients.map(async ({ notes }, lane) => {
      for (const code of codes.slice(lane * 6, lane * 6 + 6)) {
        await notes.edit(note_code, ({ users }) => ({ users: [...users.map(({ user_code }) => user_code), code] }))
      }
    })
  )
  const { users } = await clientOf(running).notes.get(note_code)
  t.strictSame(users.map(({ user_code }) => user_code).sort(), [running.admin.user_code, ...codes].sort())
})

t.test('an edit is made once although its answer gets lost', async (t) => {
  const running = await service(t)
  let lost = 0
  const { notes } = clientOf(running, {
    middleware: [
      async (request, next) => {
        const response = await next(request)
        if (request.method !== 'PATCH' || lost > 0) return response
        lost++
        return new Response('', { status: 502 })
      },
    ],
  })
  const { note_code } = await notes.create({ ...created, description: 'a' })
  const note = await notes.edit(note_code, ({ description }) => ({ description: `${description}b` }))
  t.strictSame([note.description, lost], ['ab', 1])
})

t.test('a member that is undefined changes nothing, also when an answer gets lost', async (t) => {
  let lost = 0
  const { notes } = clientOf(await service(t), {
    middleware: [
      async (request, next) => {
        const response = await next(request)
        return request.method === 'PATCH' && lost++ === 0 ? new Response('', { status: 502 }) : response
      },
    ],
  })
  const { note_code } = await notes.create({ ...created, description: 'a' })
  const note = await notes.edit(note_code, ({ description }) => ({ description: `${description}b`, name: undefined }))
  t.strictSame([note.description, note.name], ['ab', created.name])
})

t.test('the deadline is for the whole edit', async (t) => {
  const server = fakeServer()
  const { note } = examples['notes.get']
  server.answer('notes.get', async () => {
    await server.options.clock.sleep(300)
    return { status: 200, body: { note, meta: {} } }
  })
  server.fail('notes.update', 'unavailable')
  const { notes } = new Notewire(server.options)
  const failure = await failureOf(notes.edit(note.note_code, () => ({ name: 'New' }), { deadline: 400 }))
  t.match(failure, { code: 'deadline_exceeded', detail: /^the next attempt starts in \d+ ms; the deadline is 100 ms$/ })
})

t.test('nothing is written after the deadline', async (t) => {
  const server = fakeServer()
  const { notes } = new Notewire(server.options)
  const { note_code } = await notes.create(created)
  const change = async () => {
    await server.options.clock.sleep(150)
    return { name: 'New' }
  }
  t.equal((await failureOf(notes.edit(note_code, change, { deadline: 100 }))).code, 'deadline_exceeded')
  t.strictSame(
    server.requests.filter(({ operation }) => operation === 'notes.update'),
    []
  )
})

t.test('an edit whose request is lost is made, whatever it changes', async (t) => {
  const running = await service(t)
  const other = clientOf(running)
  const changes = [{ icon: pixel.toString('base64') }, { users: ['a', 'b'] }, { name: 'New' }]
  await running.store.transaction(async ({ users }) => {
    for (const code of ['a', 'b', 'a,b']) await users.add({ code, name: 'User', role: 'member', now: 0 })
  })
  for (const change of changes) {
    const { note_code } = await other.notes.create(created)
    let lost = 0
    const { notes } = clientOf(running, {
      middleware: [
        async (request, next) => {
          if (request.method !== 'PATCH' || lost > 0) return next(request)
          lost++
          await other.notes.update(note_code, { users: ['a,b'] })
          return new Response('', { status: 503 })
        },
      ],
    })
    await notes.edit(note_code, () => change)
    const { icon_url, name, users } = await other.notes.get(note_code)
    if (change.icon) t.not(icon_url, null)
    if (change.name) t.equal(name, 'New')
    if (change.users)
      t.strictSame(
        users.map(({ user_code }) => user_code),
        ['a', 'b']
      )
  }
})

t.test('a change of nothing sends nothing, and a condition that does not hold rejects', async (t) => {
  const { notes } = clientOf(await service(t))
  const { note_code } = await notes.create(created)
  const { data, response } = await notes.get(note_code).withResponse()
  t.strictSame(await notes.edit(note_code, () => undefined), data)
  const ifMatch = response.headers.get('etag') ?? ''
  await notes.update(note_code, { name: 'New' }, { ifMatch })
  for (const call of [
    () => notes.update(note_code, { name: 'Other' }, { ifMatch }),
    () => notes.archive(note_code, { ifMatch }),
    () => notes.delete(note_code, { ifMatch }),
  ]) {
    t.type(await failureOf(call()), PreconditionFailedError)
  }
  t.equal((await notes.get(note_code)).name, 'New')
})

t.test('an edit that meets a conflict every time gives up', async (t) => {
  let updates = 0
  const { notes } = clientOf(await service(t), {
    middleware: [
      async (request, next) => {
        if (request.method !== 'PATCH') return next(request)
        updates++
        const etag = request.headers['if-match'] ?? ''
        return next({ ...request, headers: { ...request.headers, 'if-match': etag.replace('"', '"not-') } })
      },
    ],
  })
  const { note_code } = await notes.create(created)
  t.type(await failureOf(notes.edit(note_code, () => ({ name: 'New' }))), PreconditionFailedError)
  t.ok(updates > 10 && updates < 100, String(updates))
  t.equal((await notes.get(note_code)).name, created.name)
})

t.test('a signal aborts the wait after a conflict', async (t) => {
  const controller = new AbortController()
  const clock: Clock = {
    now: () => 0,
    async sleep(_, signal) {
      controller.abort()
      signal?.throwIfAborted()
    },
  }
  const { notes } = clientOf(await service(t), {
    clock,
    middleware: [
      async (request, next) => (request.method === 'PATCH' ? new Response('', { status: 412 }) : next(request)),
    ],
  })
  const { note_code } = await notes.create(created)
  const edit = notes.edit(note_code, () => ({ name: 'New' }), { signal: controller.signal })
  t.type(await failureOf(edit), AbortError)
})

t.test('waits after conflicts are as long as what others need, on a slow network, too', async (t) => {
  let time = 0
  const waits: number[] = []
  const clock: Clock = {
    now: () => time,
    async sleep(milliseconds) {
      waits.push(milliseconds)
      time += milliseconds
    },
  }
  const { note } = examples['notes.get']
  const server = fakeServer()
  server.answer('notes.get', () => {
    time += 500
    return { status: 200, body: { note, meta: {} } }
  })
  server.fail('notes.update', 'note_changed')
  const { notes } = new Notewire({ ...server.options, clock })
  t.type(await failureOf(notes.edit(note.note_code, () => ({ name: 'New' }))), PreconditionFailedError)
  t.ok(Math.max(...waits) > 4000 && Math.max(...waits) <= 30_000, String(waits))
})
