// Run on the copy of the tree in which the contract has the changes of followed-changes.ts: the server, the client and the texts have
// them, too.
import { readFileSync } from 'node:fs'
import { examples } from '@notewire/client/testing'
import t from 'tap'
import { generatedSections } from '../../docs/generated-sections.js'
import { limits } from '../../generated/limits.js'
import { readConfig } from '../../server/config.js'
import { createSender } from '../../server/delivery/send.js'
import { document } from '../conformance.js'
import { allowLocal, sink } from '../delivery/sink.js'
import { service } from '../helper.js'

t.test('the server validates by the new limits, and names them', async (t) => {
  const { call } = await service(t)
  const note = { name: 'n'.repeat(40), scope: 'open' }
  t.equal((await call('POST /notes', note)).status, 201)
  const detail = async (fields: object) => (await call('POST /notes', { ...note, ...fields })).body.errors?.[0].detail
  t.equal(await detail({ name: 'n'.repeat(41) }), 'name must have at most 40 characters, not 41')
  t.match(await detail({ users: Array(601).fill('0000000001') }), 'at most 600 ')
  t.equal((await call('GET /notes?per_page=150')).status, 200)
  t.match((await call('GET /notes?per_page=151')).body.detail, '150')
  t.equal((await call('GET /notes')).body.meta.per_page, 7)
  t.equal((await call('POST /notes', undefined, { raw: ' '.repeat(3_145_728) })).status, 400)
  t.equal((await call('POST /notes', undefined, { raw: ' '.repeat(3_145_729) })).status, 413)
})

t.test('deliveries follow the new limits', async (t) => {
  t.equal(readConfig({}).RETRY_SCHEDULE[0], 7000)
  const sender = createSender(readConfig(allowLocal).WEBHOOK_ALLOW)
  t.teardown(sender.close)
  const { url } = await sink(t, () => {})
  t.equal((await sender.send({ url, headers: {}, body: '{}' })).error, 'no complete response within 0.5 s')
})

t.test('the texts state the new limits', async (t) => {
  const { components, tags, info } = document as typeof document & { info: { description: string } }
  t.match(components.schemas.NoteName?.description, '1 to 40 characters')
  t.match(components.schemas.UserCodes?.description, 'Up to 600 user codes')
  t.match(info.description, '1 to\n150, by default 7')
  t.match(info.description, 'up to 3 MiB')
  t.match(tags.find(({ name }) => name === 'Events')?.description, 'after 7 s, 5 min')
  t.match(generatedSections(document).configuration?.([]), '`7s,5m,30m')
  t.match(generatedSections(document).failures?.([]), 'Choose another name.')
  t.equal(limits.services_per_note, 3)
})

t.test('the client has the new limits', async (t) => {
  const models = readFileSync('clients/typescript/src/generated/models.ts', 'utf8')
  t.match(models, 'Name of a note, 1 to 40 characters')
  t.ok(examples['notes.get'])
})
