import sql from 'sql-template-tag'
import t from 'tap'
import { newToken } from '../server/auth.js'
import { service } from './helper.js'

const minute = 60_000

t.test('a token has its form, and tells a typo without a look-up', async (t) => {
  const { token, hash, last4 } = newToken()
  t.match(token, /^nwt_[0-9A-Za-z]{38}$/)
  t.match(hash, /^[0-9a-f]{64}$/)
  t.equal(token.slice(-4), last4)
  t.not(newToken().token, token)
})

t.test('the scheme is read in upper or lower case, and must be Bearer', async (t) => {
  const { baseUrl, admin } = await service(t)
  const status = async (authorization: string) =>
    (await fetch(`${baseUrl}/api/v1/notes`, { headers: { authorization } })).status
  t.equal(await status(`Bearer ${admin.token}`), 200)
  t.equal(await status(`bearer ${admin.token}`), 200)
  t.equal(await status(`Basic ${admin.token}`), 401)
  t.equal(await status(admin.token), 401)
  t.equal(await status(`Bearer ${admin.token} more`), 401)
})

t.test('a token is refused from the moment it expires, though it was just used', async (t) => {
  const { clock, addToken } = await service(t)
  const { call } = await addToken('0000000001', { expiresAt: clock.now + 1000 })
  t.equal((await call('GET /notes')).status, 200)
  clock.now += 999
  t.equal((await call('GET /notes')).status, 200)
  clock.now += 1
  t.equal((await call('GET /notes')).status, 401)
})

t.test('a revoked token and those of a disabled user are refused within two seconds', async (t) => {
  const { clock, addUser, store } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  for (const { call } of [ann, bob]) t.equal((await call('GET /notes')).status, 200)
  t.equal(await store.tokens.revoke(ann.id, clock.now), true)
  t.equal(await store.users.disable(bob.user_code, clock.now), true)
  clock.now += 2000
  for (const { call } of [ann, bob]) t.equal((await call('GET /notes')).status, 401)
})

t.test('the time of last use is written at most every five minutes', async (t) => {
  const { call, clock, store } = await service(t)
  const lastUsed = async () => {
    // What was queued before this is written after it.
    await store.transaction(async () => {})
    return (await store.tokens.list())[0]?.last_used_at
  }
  const started = clock.now
  t.equal(await lastUsed(), null)
  await call('GET /notes')
  t.equal(await lastUsed(), started)
  clock.now += 5 * minute - 1
  await call('GET /notes')
  t.equal(await lastUsed(), started)
  clock.now += 1
  await call('GET /notes')
  t.equal(await lastUsed(), started + 5 * minute)
})

t.test('of a token only its hash and its end are kept', async (t) => {
  const { admin, database } = await service(t)
  const rows = await database.all(sql`SELECT * FROM tokens`)
  t.notMatch(JSON.stringify(rows), new RegExp(admin.token.slice(4, -4)))
})

t.test('each token has a budget of its own', async (t) => {
  const { call, addUser } = await service(t, { RATE_LIMIT_PER_MINUTE: '2' })
  const ann = await addUser('Ann')
  const statuses = []
  for (const each of [call, call, call, ann.call]) statuses.push((await each('GET /notes')).status)
  t.strictSame(statuses, [200, 200, 429, 200])
})

t.test('a limit of 0 sets no budget', async (t) => {
  const { call } = await service(t, { RATE_LIMIT_PER_MINUTE: '0' })
  const { headers } = await call('GET /notes')
  t.equal(headers.get('ratelimit'), null)
  t.equal(headers.get('ratelimit-policy'), null)
})
