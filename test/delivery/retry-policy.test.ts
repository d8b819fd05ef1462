import t from 'tap'
import { readConfig } from '../../server/config.js'
import { verdictOn } from '../../server/delivery/retry-policy.js'

const { RETRY_SCHEDULE: schedule } = readConfig({})
const failed = { http_status: 500, error: 'HTTP status 500', answer: null, retry_after: null, refused: false }
const webhook = { kind: 'webhook' as const, attempts: 1, schedule }
const wait = (attempts: number, random = 0) => verdictOn(failed, { ...webhook, attempts }, 0, () => random).dueAt / 1000

t.test('the default schedule waits from 5 seconds up to 24 hours, and then gives up', async (t) => {
  const minute = 60
  const hour = 60 * minute
  const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
  t.strictSame(
    waits.map((_, index) => wait(index + 1)),
    waits
  )
  t.equal(verdictOn(failed, { ...webhook, attempts: 10 }, 0, () => 0).status, 'dead')
})

t.test('random jitter lengthens a wait by up to a tenth, and never shortens it', async (t) => {
  t.equal(wait(2, 0.5), 315)
  t.equal(wait(2, 0.999_999), 330)
})

t.test('a longer Retry-After is obeyed, up to a day', async (t) => {
  const asked = (retry_after: number) => verdictOn({ ...failed, retry_after }, webhook, 0, () => 0).dueAt
  t.equal(asked(60_000), 60_000)
  t.equal(asked(1000), 5000)
  t.equal(asked(999_000_000), 86_400_000)
})

t.test('410 is permanent, and so are most client errors of a chat service', async (t) => {
  const after = (http_status: number | null, kind: 'webhook' | 'chat_a') =>
    verdictOn({ ...failed, http_status }, { ...webhook, kind }, 0, () => 0).status
  t.equal(after(410, 'webhook'), 'dead')
  for (const status of [400, 401, 403, 404, 410]) t.equal(after(status, 'chat_a'), 'dead', String(status))
  for (const status of [408, 425, 429, 500, 503, null]) t.equal(after(status, 'chat_a'), 'pending', String(status))
  for (const status of [302, 400, 401, 404, 429, 500]) t.equal(after(status, 'webhook'), 'pending', String(status))
})
