import sql from 'sql-template-tag'
import t from 'tap'
import { newToken } from '../server/access-token.js'
import type { UserRecord } from '../server/store/users.js'
import { service } from './helper.js'
import { answersIn, open, received } from './raw-http.js'

const minute = 60_000

t.test('a token has a prefix, 32 random characters and a checksum', async (t) => {
  const { token, hash, last4 } = newToken()
  t.match(token, /^nwt_[0-9A-Za-z]{38}$/)
  t.match(hash, /^[0-9a-f]{64}$/)
  t.equal(token.slice(-4), last4)
  t.not(newToken().token, token)
})

t.test('the authentication scheme is Bearer, in upper or lower case', async (t) => {
  const { baseUrl, admin } = await service(t)
  const status = async (authorization: string) =>
    (await fetch(`${baseUrl}/api/v1/notes`, { headers: { authorization } })).status
  t.equal(await status(`Bearer ${admin.token}`), 200)
  t.equal(await status(`bearer ${admin.token}`), 200)
  t.equal(await status(`Basic ${admin.token}`), 401)
  t.equal(await status(admin.token), 401)
  t.equal(await status(`Bearer ${admin.token} more`), 401)
})

t.test('a token is refused from the moment it expires, even right after a use', async (t) => {
  const { clock, addToken } = await service(t)
  const { call } = await addToken('0000000001', { expiresAt: clock.now + 1000 })
  t.equal((await call('GET /notes')).status, 200)
  clock.now += 999
  t.equal((await call('GET /notes')).status, 200)
  clock.now += 1
  t.equal((await call('GET /notes')).status, 401)
})

t.test('revoked tokens and tokens of disabled users are refused within two seconds', async (t) => {
  const { clock, addUser, store } = await service(t)
  const [ann, bob] = [await addUser('Ann'), await addUser('Bob')]
  for (const { call } of [ann, bob]) t.equal((await call('GET /notes')).status, 200)
  t.equal(await store.tokens.revoke(ann.id, clock.now), true)
  await store.transaction(async ({ users }) => {
    await users.setDisabled((await users.get(bob.user_code)) as UserRecord, clock.now)
  })
  clock.advance(1999)
  for (const { call } of [ann, bob]) t.equal((await call('GET /notes')).status, 200)
  // Setting the clock back gives no more time.
  clock.now -= 365 * 24 * 60 * minute
  clock.monotonicNow += 1
  for (const { call } of [ann, bob]) t.equal((await call('GET /notes')).status, 401)
})

t.test('a header with needless spaces is not kept', async (t) => {
  const { baseUrl, store, clock, addUser } = await service(t)
  const { id, token } = await addUser('Ann')
  const headers = { authorization: `Bearer ${' '.repeat(5000)}${token}` }
  t.equal((await fetch(`${baseUrl}/api/v1/notes`, { headers })).status, 200)
  t.equal(await store.tokens.revoke(id, clock.now), true)
  t.equal((await fetch(`${baseUrl}/api/v1/notes`, { headers })).status, 401)
})

t.test('a token that is refused when the body has arrived changes nothing', async (t) => {
  const { baseUrl, store, clock, addUser, call } = await service(t)
  const { id, token } = await addUser('Ann Lee')
  const body = JSON.stringify({ name: 'editors' })
  const fields = [
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  const socket = await open(baseUrl)
  const all = received(socket).then(answersIn)
  socket.write(`POST /api/v1/groups HTTP/1.1\r\nHost: x\r\n${fields.join('\r\n')}\r\n\r\n{`)
  // By the answer to another request, this one has been admitted.
  t.equal((await call('GET /groups')).status, 200)
  t.equal(await store.tokens.revoke(id, clock.now), true)
  clock.advance(2000)
  socket.write(body.slice(1))
  const [answer] = await all
  t.strictSame([answer?.status, answer?.body.code], [401, 'unauthenticated'])
  t.strictSame((await call('GET /groups')).body.groups, [])
})

t.test('the last use of a token is stored at most every five minutes', async (t) => {
  const { call, clock, store } = await service(t, { DATABASE_CONNECTIONS: '1' })
  const lastUsed = async () => {
    // On one connection, the pending write is done before this.
    await store.transaction(async () => {})
    return (await store.tokens.list())[0]?.last_used_at
  }
  const started = clock.now
  t.equal(await lastUsed(), null)
  await call('GET /notes')
  t.equal(await lastUsed(), started)
  clock.advance(5 * minute - 1)
  await call('GET /notes')
  t.equal(await lastUsed(), started)
  clock.advance(1)
  await call('GET /notes')
  t.equal(await lastUsed(), started + 5 * minute)
  clock.now -= 60 * minute
  clock.monotonicNow += 2000
  await call('GET /notes')
  t.equal(await lastUsed(), started - 55 * minute, 'the clock may be set back')
})

t.test('only the hash and the last four characters of a token are stored', async (t) => {
  const { admin, database } = await service(t)
  const rows = await database.all(sql`SELECT * FROM tokens`)
  t.notMatch(JSON.stringify(rows), new RegExp(admin.token.slice(4, -4)))
})
