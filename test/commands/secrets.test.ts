import { rmSync, statSync } from 'node:fs'
import { raw } from 'sql-template-tag'
import { Webhook } from 'standardwebhooks'
import t, { type Test } from 'tap'
import { readConfig } from '../../server/config.js'
import { createSecrets, type Secrets } from '../../server/encryption.js'
import { readKeyFile } from '../../server/keys-file.js'
import { openStore } from '../../server/open-store.js'
import type { Store } from '../../server/store/store.js'
import { addWebhook, allowLocal, sink, workerOf } from '../delivery/sink.js'
import { createNote, service } from '../helper.js'
import { sqliteOnly, testServer } from '../postgres.js'
import { processes } from '../process.js'
import { commandsWith } from '../run-command.js'

const keyFileOf = (environment: { DATABASE_URL: string }) => `${environment.DATABASE_URL.replace('sqlite:', '')}.key`

/** Returns whether these keys decrypt all that is encrypted in the database. */
async function decryptAll({ services }: Store, keys: string[]) {
  const { canOpen } = createSecrets(() => keys)
  const sealed = (await services.sealed()).flatMap(({ address, secret }) => [address, secret])
  return sealed.every((each) => each === null || canOpen(each))
}

/** Changes a note, and checks that its webhook receives the event with a valid signature. */
async function delivers(t: Test, app: Awaited<ReturnType<typeof withIntegrations>>) {
  const count = app.received.length
  await app.call(`PATCH /notes/${app.note_code}`, { description: `Change ${count}` })
  await app.worker.runOnce()
  t.equal(app.received.length, count + 1)
  const { body, headers } = app.received[count] as (typeof app.received)[number]
  const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000)
  const signature = new Webhook(app.secret, { format: 'raw' }).sign(String(headers['webhook-id']), sentAt, body)
  t.equal(headers['webhook-signature'], signature)
}

async function withIntegrations(t: Test, settings: Record<string, string> = {}) {
  const { url, received } = await sink(t)
  const app = await service(t, { ...allowLocal, CHAT_B_URL: url, ...settings })
  const secret = 'a secret for signatures'
  const { note_code } = await createNote(app.call)
  await addWebhook(app, note_code, url, secret)
  const other = await createNote(app.call)
  await app.call(`POST /notes/${other.note_code}/services`, { name: 'chat_b', room_id: '1', api_token: 'token' })
  const worker = workerOf(t, app)
  await worker.runOnce()
  return { ...app, worker, received, secret, note_code }
}

t.test('the key in the key file is replaced while the server delivers', sqliteOnly, async (t) => {
  const app = await withIntegrations(t)
  const run = commandsWith(app.environment)
  const keyFile = keyFileOf(app.environment)
  const [first = ''] = readKeyFile(keyFile)
  t.strictSame(await run(['secrets', 'rotate']), {
    code: 0,
    stdout: 'encrypted 2 integrations with the new key\n',
    stderr: '',
  })
  const [second = '', previous] = readKeyFile(keyFile)
  t.equal(previous, first)
  t.equal(await decryptAll(app.store, [second]), true)
  await delivers(t, app)
  const { body } = await app.call(`GET /notes/${app.note_code}/services`)
  t.match(body.services[0].webhook_url, /^http:\/\/127\.0\.0\.1:/)

  await addWebhook(app, app.note_code, 'https://example.net/')
  t.equal(await decryptAll(app.store, [second]), true, 'the server encrypts with the new key')
  await run(['secrets', 'rotate'])
  t.equal(readKeyFile(keyFile)[1], second)
  t.equal(readKeyFile(keyFile).length, 2)
})

t.test('SECRET_KEY is replaced while servers deliver with both keys', async (t) => {
  const [first, second] = ['the first key, which protects nothing', 'the second key, which protects nothing']
  const app = await withIntegrations(t, { SECRET_KEY: second, SECRET_KEY_PREVIOUS: first })
  // Encrypted before the server was restarted.
  const before = createSecrets(() => [first])
  for (const { id, address, secret } of await app.store.services.sealed()) {
    const again = (sealed: string | null) => sealed && before.seal(app.secrets.open(sealed))
    await app.store.services.setSealed({ id, address: again(address), secret: again(secret) })
  }
  await delivers(t, app)
  const run = commandsWith(app.environment)
  const unfinished = await run(['serve'], { SECRET_KEY_PREVIOUS: '' })
  t.equal(unfinished.code, 1)
  t.match(unfinished.stderr, /^error: SECRET_KEY does not decrypt [^\n]+SECRET_KEY_PREVIOUS[^\n]+\n$/)
  const alone = await run(['secrets', 'rotate'], { SECRET_KEY_PREVIOUS: '' })
  t.match(alone.stderr, /^error: to replace the key, set SECRET_KEY to the new one and SECRET_KEY_PREVIOUS [^\n]+\n$/)
  const wrong = await run(['secrets', 'rotate'], { SECRET_KEY_PREVIOUS: 'a key that never encrypted anything' })
  t.match(wrong.stderr, /^error: cannot decrypt 2 integrations: set SECRET_KEY_PREVIOUS [^\n]+\n$/)
  t.equal(await decryptAll(app.store, [first]), true, 'nothing was changed')

  t.equal((await run(['secrets', 'rotate'])).stdout, 'encrypted 2 integrations with the new key\n')
  t.equal(await decryptAll(app.store, [second]), true)
  t.equal((await run(['secrets', 'rotate'])).stdout, 'encrypted 0 integrations with the new key\n')
  await delivers(t, app)
})

/** Adds integrations as the program would. */
const addIntegrations = (store: Store, secrets: Secrets, count: number) =>
  store.transaction(async ({ notes, services }) => {
    const fields = { name: 'Plan', description: '', icon: null, archived: false, scope: 'open' as const }
    const note = await notes.create({ ...fields, users: [], groups: [] }, 0)
    for (let id = 1; id <= count; id++) {
      const address = secrets.seal(`https://example.net/${id}`)
      const secret = { room_id: null, secret: null, addedBy: null }
      await services.add(note, { name: 'webhook', address, addressHash: String(id), ...secret }, 0)
    }
  })

t.test('a rotation that is killed leaves all decryptable, and the next one completes it', sqliteOnly, async (t) => {
  const { environment, run, start } = await processes(t)
  const { database, store, secrets } = await openStore(readConfig(environment))
  t.teardown(() => database.close())
  await addIntegrations(store, secrets, 600)
  // Stops the command in its second batch.
  await database.run(
    raw(`CREATE TRIGGER endless AFTER UPDATE ON services WHEN NEW.id = 400 BEGIN
      SELECT count(*) FROM services AS a, services AS b, services AS c, services AS d; END`)
  )
  const keyFile = keyFileOf(environment)
  const [first = ''] = readKeyFile(keyFile)
  const firstOnly = createSecrets(() => [first])
  const rotated = async () => (await store.services.sealed()).filter(({ address }) => !firstOnly.canOpen(address ?? ''))
  const rotation = start(['secrets', 'rotate'])
  while (rotation.isRunning() && (await rotated()).length === 0) await new Promise(setImmediate)
  await rotation.stop('SIGKILL')
  await database.run(raw('DROP TRIGGER endless'))
  t.equal((await rotated()).length, 256)
  t.equal(await decryptAll(store, readKeyFile(keyFile)), true)
  t.equal(
    (await store.services.sealed()).every(({ address }) => secrets.canOpen(address ?? '')),
    true,
    'by servers too'
  )

  t.equal((await run(['secrets', 'rotate'])).stdout, 'encrypted 600 integrations with the new key\n')
  t.equal(await decryptAll(store, readKeyFile(keyFile).slice(0, 1)), true)
  t.equal(readKeyFile(keyFile).length, 2)
  t.equal(statSync(keyFile).mode & 0o777, 0o600)
})

t.test('a lost key is one clear line, and its integrations can be deleted', async (t) => {
  const { environment, call } = await service(t)
  const { note_code } = await createNote(call)
  await addWebhook({ call }, note_code, 'https://example.net', 'secret')

  const lost: Record<string, string> = {}
  if (testServer) {
    lost.SECRET_KEY = 'another key than the one that encrypted it'
  } else {
    const keyFile = keyFileOf(environment)
    t.equal(statSync(keyFile).mode & 0o777, 0o600)
    rmSync(keyFile)
  }
  const run = commandsWith({ ...environment, ...lost })
  for (const command of ['serve', 'worker']) {
    const { code, stderr } = await run([command])
    t.equal(code, 1)
    t.match(stderr, /^error: (the key in .+\.key|SECRET_KEY) does not decrypt [^\n]+`notewire secrets forget`[^\n]+\n$/)
  }
  t.match(await run(['secrets', 'forget']), { code: 1, stderr: /^error: this cannot be undone: add --yes/ })
  t.equal((await run(['secrets', 'forget', '--yes'])).stdout, 'deleted 1 integration\n')
  t.strictSame((await call(`GET /notes/${note_code}/services`)).body, { services: [] })
  t.equal((await run(['secrets', 'forget'])).stdout, 'deleted 0 integrations\n')
})
