import t from 'tap'
import { readConfig } from '../../server/config.js'
import { type DeliveryRole, healthy, verdictOn } from '../../server/delivery/retry-policy.js'
import type { SendResult } from '../../server/delivery/send.js'

const { RETRY_SCHEDULE: schedule } = readConfig({})
const scheduleMs = schedule.reduce((sum, wait) => sum + wait, 0)
const failed: SendResult = {
  http_status: 500,
  error: 'HTTP status 500',
  answer: null,
  retry_after: null,
  refused: false,
}
const taken = { ...failed, http_status: 200, error: null }
const first = { kind: 'webhook' as const, role: 'first' as DeliveryRole, attempts: 1, queuedAt: 0, health: healthy }
const failing = (failures: number) => ({ ...healthy, failures, failing_since: 0 })

const after = (attempted: object, result = failed, now = 0, random = 0) =>
  verdictOn(result, { ...first, schedule, ...attempted }, now, () => random)
/** Returns the wait in seconds after so many failures of a target. */
const wait = (failures: number, random = 0) => after({ health: failing(failures - 1) }, failed, 0, random).dueAt / 1000

t.test('the default schedule of a target waits from 5 seconds up to 24 hours, and then it is down', async (t) => {
  const minute = 60
  const hour = 60 * minute
  const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
  t.strictSame(
    waits.map((_, index) => wait(index + 1)),
    waits
  )
  t.equal(wait(10), 24 * hour, 'then it is tried at the last interval')
  t.equal(after({ health: failing(8) }).health.down_since, null)
  const down = after({ health: failing(9) }, failed, scheduleMs)
  t.match(down, { status: 'dead', health: { failures: 10, failing_since: 0, down_since: scheduleMs } })
  const younger = after({ health: down.health, queuedAt: 1 }, failed, scheduleMs)
  t.match(younger, { status: 'pending', health: { failures: 11, down_since: scheduleMs } })
  t.strictSame(after({ health: younger.health }, taken).health, healthy)
})

t.test('random jitter lengthens a wait by up to a tenth, and never shortens it', async (t) => {
  t.equal(wait(2, 0.5), 315)
  t.equal(wait(2, 0.999_999), 330)
})

t.test('a longer Retry-After is obeyed, up to a day', async (t) => {
  const asked = (retry_after: number) => after({}, { ...failed, retry_after }).dueAt
  t.equal(asked(60_000), 60_000)
  t.equal(asked(1000), 5000)
  t.equal(asked(999_000_000), 86_400_000)
})

t.test('410 is permanent, and so are most client errors of a chat service', async (t) => {
  const status = (http_status: number | null, kind: 'webhook' | 'chat_a') =>
    after({ kind }, { ...failed, http_status }).status
  t.equal(status(410, 'webhook'), 'dead')
  for (const code of [400, 401, 403, 404, 410]) t.equal(status(code, 'chat_a'), 'dead', String(code))
  for (const code of [408, 425, 429, 500, 503, null]) t.equal(status(code, 'chat_a'), 'pending', String(code))
  for (const code of [302, 400, 401, 404, 429, 500]) t.equal(status(code, 'webhook'), 'pending', String(code))
})

t.test('after the third failure of the first delivery, the next one may be tried', async (t) => {
  t.equal(after({ attempts: 2, health: failing(1) }).health.probing, 0)
  const third = after({ attempts: 3, health: failing(2) })
  t.match(third, { health: { probing: 1 }, notBefore: 0, dueAt: schedule[2] })
  const chat = after({ kind: 'chat_a', attempts: 3, health: failing(2) })
  t.equal(chat.notBefore, 1000, 'a chat has its pause')
  const probe = after({ role: 'probe', health: third.health })
  t.match(probe, { status: 'pending', health: { failures: 3, probing: 0 }, notBefore: schedule[2] })
  const gone = after({ role: 'probe', health: third.health }, { ...failed, http_status: 410 })
  t.match(gone, { ...probe, status: 'dead' }, 'the first one waits as long when the next one is given up')
  t.equal(
    after({ attempts: 10, health: failing(9) }).health.probing,
    0,
    'a target that is down is tried with one alone'
  )
})

t.test('a delivery that is set aside has a schedule of its own, which leaves the target alone', async (t) => {
  const aside = { role: 'aside', health: healthy }
  t.match(after({ ...aside, attempts: 4 }), {
    status: 'pending',
    asideUntil: schedule[3],
    health: healthy,
    notBefore: 0,
  })
  t.match(after({ ...aside, attempts: 10 }), { status: 'dead', asideUntil: null, health: healthy })
})
