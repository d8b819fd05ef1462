import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../server/config.js'
import { verdictOn } from '../../server/delivery/schedule.js'

const { RETRY_SCHEDULE: schedule } = readConfig({})
const failed = { http_status: 500, error: 'answered 500', answer: null, retry_after: null, refused: false }
const webhook = { kind: 'webhook' as const, attempts: 1, schedule }
const wait = (attempts: number, chance = 0) => verdictOn(failed, { ...webhook, attempts }, 0, () => chance).dueAt / 1000

test('the waits are those of the table', () => {
  const minute = 60
  const hour = 60 * minute
  const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
  assert.deepEqual(
    waits.map((_, index) => wait(index + 1)),
    waits
  )
  assert.equal(verdictOn(failed, { ...webhook, attempts: 10 }, 0, () => 0).status, 'dead')
})

test('chance makes a wait up to a tenth longer, never shorter', () => {
  assert.equal(wait(2, 0.5), 315)
  assert.equal(wait(2, 0.999_999), 330)
})

test('a target that asks for more time gets it, up to a day', () => {
  const asked = (retry_after: number) => verdictOn({ ...failed, retry_after }, webhook, 0, () => 0).dueAt
  assert.equal(asked(60_000), 60_000)
  assert.equal(asked(1000), 5000)
  assert.equal(asked(999_000_000), 86_400_000)
})

test('410 is final, and so is any refusal of a chat service that is not about pace', () => {
  const after = (http_status: number | null, kind: 'webhook' | 'chat_a') =>
    verdictOn({ ...failed, http_status }, { ...webhook, kind }, 0, () => 0).status
  assert.equal(after(410, 'webhook'), 'dead')
  for (const status of [400, 401, 403, 404, 410]) assert.equal(after(status, 'chat_a'), 'dead', String(status))
  for (const status of [408, 425, 429, 500, 503, null]) assert.equal(after(status, 'chat_a'), 'pending', String(status))
  for (const status of [302, 400, 401, 404, 429, 500]) assert.equal(after(status, 'webhook'), 'pending', String(status))
})

test('RETRY_SCHEDULE sets another table, and a wrong one is refused by name', () => {
  assert.deepEqual(
    readConfig({ RETRY_SCHEDULE: '1s, 2m,3h,4d' }).RETRY_SCHEDULE,
    [1000, 120_000, 10_800_000, 345_600_000]
  )
  for (const text of ['5', '5s,', '0s', 'soon', '5s;6s']) {
    assert.throws(
      () => readConfig({ RETRY_SCHEDULE: text }),
      /^Error: RETRY_SCHEDULE must be a list of times: 5s,5m,2h/,
      text
    )
  }
})
