import assert from 'node:assert/strict'
import { test } from 'node:test'
import { service } from './helper.js'

const codes = (users: { user_code: string }[]) => users.map(({ user_code }) => user_code)

test('a new group has its creator as admin', async (t) => {
  const { call } = await service(t)
  const { status, headers, body } = await call('POST /groups', { name: 'editors' })
  assert.equal(status, 201)
  assert.deepEqual(body, {
    group: { name: 'editors', users: [{ user_code: '0000000001', name: 'Admin', is_admin: true }] },
    meta: {},
  })
  assert.deepEqual((await call(`GET ${headers.get('location')}`)).body, body)
})

test('a name is taken once', async (t) => {
  const { call } = await service(t)
  await call('POST /groups', { name: 'café' })
  const { status, body } = await call('POST /groups', { name: 'cafe\u0301' })
  assert.equal(status, 409)
  assert.equal(body.code, 'group_exists')
})

test('an unknown user keeps the others out too', async (t) => {
  const { call, addUser } = await service(t)
  const ann = await addUser('Ann')
  await call('POST /groups', { name: 'editors' })
  const { status, body } = await call('POST /groups/editors/users', { users: [ann.user_code, 'nobody'] })
  assert.equal(status, 400)
  assert.equal(body.code, 'unknown_users')
  assert.equal(body.errors[0].pointer, '/users/1')
  assert.deepEqual(codes((await call('GET /groups/editors')).body.group.users), ['0000000001'])
})
