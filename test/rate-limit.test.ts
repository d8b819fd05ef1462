import t from 'tap'
import { service } from './helper.js'

t.test('each token has its own budget', async (t) => {
  const { call, addUser } = await service(t, { RATE_LIMIT_PER_MINUTE: '2' })
  const ann = await addUser('Ann')
  const statuses = []
  for (const each of [call, call, call, ann.call]) statuses.push((await each('GET /notes')).status)
  t.strictSame(statuses, [200, 200, 429, 200])
})

t.test('the budget refills continuously, whatever the clock of the system does', async (t) => {
  const { call, clock } = await service(t, { RATE_LIMIT_PER_MINUTE: '20' })
  const statuses = async (count: number) => {
    const answers = []
    for (let sent = 0; sent < count; sent++) answers.push((await call('GET /notes')).status)
    return answers
  }
  const first = await call('GET /notes')
  t.equal(first.headers.get('ratelimit'), '"default";r=19;t=3')
  await statuses(19)
  // Refused requests cost nothing.
  t.strictSame(await statuses(3), [429, 429, 429])
  clock.now -= 3_600_000
  clock.monotonicNow += 2_999
  const refused = await call('GET /notes')
  t.strictSame([refused.status, refused.headers.get('retry-after')], [429, '1'])
  clock.monotonicNow += 1
  t.strictSame(await statuses(2), [200, 429])
  clock.monotonicNow += 7_500
  t.strictSame(await statuses(3), [200, 200, 429])
  clock.monotonicNow += 1_500
  t.strictSame(await statuses(2), [200, 429], 'parts of a request are kept')
  clock.monotonicNow += 3_600_000
  t.equal((await call('GET /notes')).headers.get('ratelimit'), '"default";r=19;t=3', 'it never exceeds the limit')
})

t.test('a limit of 0 disables the budget', async (t) => {
  const { call } = await service(t, { RATE_LIMIT_PER_MINUTE: '0' })
  const { headers } = await call('GET /notes')
  t.equal(headers.get('ratelimit'), null)
  t.equal(headers.get('ratelimit-policy'), null)
})
