import t from 'tap'
import { ownDatabase, service } from '../helper.js'
import { commandsWith } from '../run-command.js'

t.test('users are added and listed', async (t) => {
  const run = commandsWith((await service(t)).environment)
  t.equal((await run(['users', 'add', '--name', 'Ann'])).stdout, '0000000002\n')
  t.equal((await run(['users', 'add', '--name', 'Bob', '--code', 'bob', '--role', 'guest'])).stdout, 'bob\n')
  t.equal((await run(['users', 'add', '--name', 'Ten', '--code', '5abcdefghi'])).code, 0)
  t.equal((await run(['users', 'add', '--name', 'Eve'])).stdout, '0000000003\n')
  const list = JSON.parse((await run(['users', 'list', '--json'])).stdout)
  t.strictSame(
    list.map((user: { user_code: string; role: string }) => [user.user_code, user.role]),
    [
      ['0000000001', 'admin'],
      ['0000000002', 'member'],
      ['bob', 'guest'],
      ['5abcdefghi', 'member'],
      ['0000000003', 'member'],
    ]
  )
})

t.test('a user code can be taken only once', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  await run(['users', 'add', '--name', 'Bob', '--code', 'bob'])
  const { code, stderr } = await run(['users', 'add', '--name', 'Bob', '--code', 'bob'])
  t.strictSame([code, stderr], [1, 'error: user bob already exists\n'])
})

t.test('a user can be disabled only once', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  await run(['users', 'add', '--name', 'Bob', '--code', 'bob'])
  t.equal((await run(['users', 'disable', 'bob'])).code, 0)
  const { code, stderr } = await run(['users', 'disable', 'bob'])
  t.strictSame([code, stderr], [1, 'error: user bob does not exist or is already disabled\n'])
})
