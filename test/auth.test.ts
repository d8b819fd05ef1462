import assert from 'node:assert/strict'
import { test } from 'node:test'
import sql from 'sql-template-tag'
import { newToken } from '../server/auth.js'
import { service } from './helper.js'

const minute = 60_000

test('a token has its form, and tells a typo without a look-up', () => {
  const { token, hash, last4 } = newToken()
  assert.match(token, /^nwt_[0-9A-Za-z]{38}$/)
  assert.match(hash, /^[0-9a-f]{64}$/)
  assert.equal(token.slice(-4), last4)
  assert.notEqual(newToken().token, token)
})

test('the scheme is read in upper or lower case, and must be Bearer', async (t) => {
  const { baseUrl, admin } = await service(t)
  const status = async (authorization: string) =>
    (await fetch(`${baseUrl}/api/v1/notes`, { headers: { authorization } })).status
  assert.equal(await status(`Bearer ${admin.token}`), 200)
  assert.equal(await status(`bearer ${admin.token}`), 200)
  assert.equal(await status(`Basic ${admin.token}`), 401)
  assert.equal(await status(admin.token), 401)
  assert.equal(await status(`Bearer ${admin.token} more`), 401)
})

test('a token is refused from the moment it expires, though it was just used', async (t) => {
  const { clock, addToken } = await service(t)
  const { call } = await addToken('0000000001', { expiresAt: clock.now + 1000 })
  assert.equal((await call('GET /notes')).status, 200)
  clock.now += 999
  assert.equal((await call('GET /notes')).status, 200)
  clock.now += 1
  assert.equal((await call('GET /notes')).status, 401)
})

test('a revoked token and those of a disabled user are refused within two seconds', async (t) => {
  const { clock, addUser, store } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  for (const { call } of [ann, bob]) assert.equal((await call('GET /notes')).status, 200)
  assert.equal(await store.tokens.revoke(ann.id, clock.now), true)
  assert.equal(await store.users.disable(bob.user_code, clock.now), true)
  clock.now += 2000
  for (const { call } of [ann, bob]) assert.equal((await call('GET /notes')).status, 401)
})

test('the time of last use is written at most every five minutes', async (t) => {
  const { call, clock, store } = await service(t)
  const lastUsed = async () => {
    // What was queued before this is written after it.
    await store.transaction(async () => {})
    return (await store.tokens.list())[0]?.last_used_at
  }
  const started = clock.now
  assert.equal(await lastUsed(), null)
  await call('GET /notes')
  assert.equal(await lastUsed(), started)
  clock.now += 5 * minute - 1
  await call('GET /notes')
  assert.equal(await lastUsed(), started)
  clock.now += 1
  await call('GET /notes')
  assert.equal(await lastUsed(), started + 5 * minute)
})

test('of a token only its hash and its end are kept', async (t) => {
  const { admin, database } = await service(t)
  const rows = await database.all(sql`SELECT * FROM tokens`)
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(admin.token.slice(4, -4)))
})

test('each token has a budget of its own', async (t) => {
  const { call, addUser } = await service(t, { RATE_LIMIT_PER_MINUTE: '2' })
  const ann = await addUser('Ann')
  const statuses = []
  for (const each of [call, call, call, ann.call]) statuses.push((await each('GET /notes')).status)
  assert.deepEqual(statuses, [200, 200, 429, 200])
})

test('a limit of 0 sets no budget', async (t) => {
  const { call } = await service(t, { RATE_LIMIT_PER_MINUTE: '0' })
  const { headers } = await call('GET /notes')
  assert.equal(headers.get('ratelimit'), null)
  assert.equal(headers.get('ratelimit-policy'), null)
})
