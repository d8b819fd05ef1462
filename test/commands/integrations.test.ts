import t from 'tap'
import { addWebhook, allowLocal, sink, workerOf } from '../delivery/sink.js'
import { createNote, service } from '../helper.js'
import { commandsWith } from '../run-command.js'

t.test('integrations are listed, shown and removed', async (t) => {
  let status = 204
  const { url, received } = await sink(t, (response) => response.writeHead(status).end())
  const app = await service(t, { ...allowLocal, CHAT_B_URL: url, RETRY_SCHEDULE: '1m,1m' })
  const { call, clock } = app
  const run = commandsWith(app.environment)
  const worker = workerOf(t, app)
  const ann = await app.addUser('Ann\u001bLee', 'member', 'ann')
  const [plan, other] = [await createNote(call), await createNote(call, { name: 'Other' })]
  const add = (note: { note_code: string }, body: object) => call(`POST /notes/${note.note_code}/services`, body)
  await addWebhook(ann, plan.note_code, `${url}/hidden-part/and-tail`, 'hidden-secret')
  await add(plan, { name: 'chat_a', webhook_url: `${url}/services/T0/B0/hidden-token-xyz9` })
  await add(other, { name: 'chat_a', webhook_url: `${url}/services/T0/B0/hidden-token-xyz9` })
  await add(other, { name: 'chat_b', room_id: '42', api_token: 'hidden-token' })
  await worker.runOnce()
  // One message a second to the chat that two notes share.
  clock.advance(1000)
  await worker.runOnce()
  t.equal(received.length, 4)
  status = 500
  clock.advance(60_000)
  await call(`PATCH /notes/${plan.note_code}/archive`)
  await worker.runOnce()

  const list = async (...args: string[]) => JSON.parse((await run(['integrations', 'list', '--json', ...args])).stdout)
  const all = await list()
  t.match(all, [
    { id: 1, kind: 'webhook', note_code: plan.note_code, points_to: `${url}/…tail`, added_by: 'ann', state: 'failing' },
    { id: 2, kind: 'chat_a', points_to: `${url}/…xyz9`, added_by: '0000000001', pending: 1, error: 'HTTP status 500' },
    { id: 3, note_code: other.note_code, state: 'failing', pending: 0, error: 'HTTP status 500' },
    { id: 4, kind: 'chat_b', points_to: 'room 42', state: 'ok', pending: 0, error: null, failing_since: null },
  ])
  t.equal(all[0].failing_since, new Date(clock.now).toISOString())
  const ids = async (...args: string[]) => (await list(...args)).map(({ id }: { id: number }) => id)
  t.strictSame(await ids('--failing'), [1, 2, 3])
  t.strictSame(await ids('--note', other.note_code, '--failing'), [3])
  t.strictSame(await ids('--note', 'another'), [])

  for (const later of [60_000, 60_000]) {
    clock.advance(later)
    await worker.runOnce()
  }
  const shown = JSON.parse((await run(['integrations', 'show', '1', '--json'])).stdout)
  t.match(shown, {
    id: 1,
    note_name: 'Plan',
    added_by_name: 'Ann\u001bLee',
    state: 'down',
    failures: 3,
    shared_with: 0,
  })
  t.equal(shown.down_since, new Date(clock.now).toISOString())
  const text = (await run(['integrations', 'show', '1'])).stdout
  t.match(text, /^state {10}down$/m)
  t.match(text, /^added_by_name {2}Ann\\u\{1b\}Lee$/m, 'control characters are escaped')
  t.equal(JSON.parse((await run(['integrations', 'show', '2', '--json'])).stdout).shared_with, 1)
  const everything = [text, (await run(['integrations', 'list'])).stdout, JSON.stringify([all, shown])].join()
  t.notMatch(everything, /hidden/)

  await call(`PATCH /notes/${plan.note_code}/extract`)
  const question = `Remove integration 2 (chat_a, ${url}/…xyz9) and 1 waiting event? This cannot be undone. [y/N] `
  const remove = (typed?: string) => run(['integrations', 'remove', '2'], {}, typed)
  t.equal((await remove()).stderr, 'error: this cannot be undone: add --yes to confirm it\n')
  t.equal((await remove('n\n')).stderr, `${question}error: not confirmed: nothing was changed\n`)
  t.strictSame(await ids(), [1, 2, 3, 4])
  const { length } = received
  t.equal((await run(['integrations', 'remove', '2', '--yes'])).stdout, 'removed integration 2 and 1 waiting event\n')
  t.strictSame(await ids(), [1, 3, 4])
  status = 204
  clock.advance(60_000)
  await worker.runOnce()
  t.equal(received.length, length + 1, 'nothing is sent to what was removed')
  for (const command of ['show', 'remove']) {
    const { code, stderr } = await run(['integrations', command, '2'])
    t.strictSame([code, stderr], [1, 'error: integration 2 does not exist\n'])
  }
})
