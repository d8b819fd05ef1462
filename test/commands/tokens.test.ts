import t from 'tap'
import { callWith, ownDatabase, service } from '../helper.js'
import { commandsWith } from '../run-command.js'

t.test('a token is created with a scope and an expiry', async (t) => {
  const { environment, baseUrl, addUser } = await service(t)
  const run = commandsWith(environment)
  await addUser('Ann', 'member', 'ann')
  const { stdout } = await run(['tokens', 'create', '--user', 'ann', '--scope', 'read', '--expires', '90d'])
  t.match(stdout, /^nwt_\w{38}\n$/)
  const ann = callWith(baseUrl, stdout.trim())
  t.equal((await ann('GET /notes')).status, 200)
  t.equal((await ann('POST /groups', { name: 'editors' })).body.code, 'read_only_token')
  const token = JSON.parse((await run(['tokens', 'list', '--json'])).stdout).at(-1)
  t.equal(token.last4, stdout.trim().slice(-4))
  t.equal(Date.parse(token.expires_at) - Date.parse(token.created_at), 90 * 86_400_000)
  t.match((await run(['tokens', 'list'])).stdout, /^id +user_code +last4/)
})

t.test('a token can be revoked only once', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  await run(['users', 'add', '--name', 'Ann', '--code', 'ann'])
  await run(['tokens', 'create', '--user', 'ann'])
  t.equal((await run(['tokens', 'revoke', '1'])).code, 0)
  const { code, stderr } = await run(['tokens', 'revoke', '1'])
  t.strictSame([code, stderr], [1, 'error: token 1 does not exist or is already revoked\n'])
})

t.test('a disabled or unknown user gets no token', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  await run(['users', 'add', '--name', 'Bob', '--code', 'bob'])
  await run(['users', 'disable', 'bob'])
  for (const [user, message] of [
    ['bob', 'user bob is disabled'],
    ['ann', 'user ann does not exist'],
  ] as const) {
    const { code, stderr } = await run(['tokens', 'create', '--user', user])
    t.strictSame([code, stderr], [1, `error: ${message}\n`])
  }
})
