import t from 'tap'
import { service } from './helper.js'

t.test('each token has its own budget', async (t) => {
  const { call, addUser } = await service(t, { RATE_LIMIT_PER_MINUTE: '2' })
  const ann = await addUser('Ann')
  const statuses = []
  for (const each of [call, call, call, ann.call]) statuses.push((await each('GET /notes')).status)
  t.strictSame(statuses, [200, 200, 429, 200])
})

t.test('a limit of 0 disables the budget', async (t) => {
  const { call } = await service(t, { RATE_LIMIT_PER_MINUTE: '0' })
  const { headers } = await call('GET /notes')
  t.equal(headers.get('ratelimit'), null)
  t.equal(headers.get('ratelimit-policy'), null)
})
