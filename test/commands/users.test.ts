import t from 'tap'
import { createNote, ownDatabase, service } from '../helper.js'
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

t.test('a user is disabled and enabled only once', async (t) => {
  const { environment, addUser, clock } = await service(t)
  const run = commandsWith(environment)
  const ann = await addUser('Ann', 'member', 'ann')
  const isAccepted = async () => {
    clock.advance(2000)
    return (await ann.call('GET /notes')).status === 200
  }
  for (const [command, accepted, again] of [
    ['disable', false, 'user ann is already disabled'],
    ['enable', true, 'user ann is not disabled'],
  ] as const) {
    t.strictSame(await run(['users', command, 'ann']), { code: 0, stdout: '', stderr: '' })
    t.equal(await isAccepted(), accepted)
    t.strictSame(await run(['users', command, 'ann']), { code: 1, stdout: '', stderr: `error: ${again}\n` })
  }
})

t.test('the name and the role of a user are changed', async (t) => {
  const { environment, addUser, clock } = await service(t)
  const run = commandsWith(environment)
  const ann = await addUser('Ann', 'guest', 'ann')
  t.equal((await run(['users', 'update', 'ann', '--role', 'member'])).code, 0)
  t.equal((await run(['users', 'update', 'ann', '--name', 'Ann Lee'])).code, 0)
  const listed = JSON.parse((await run(['users', 'list', '--json'])).stdout).at(-1)
  t.match(listed, { user_code: 'ann', name: 'Ann Lee', role: 'member' })
  clock.advance(2000)
  t.equal((await ann.call('POST /groups', { name: 'editors' })).status, 201)
  const nothing = await run(['users', 'update', 'ann'])
  t.strictSame([nothing.code, nothing.stderr], [1, 'error: specify --name, --role or both\n'])
})

t.test('a new name is shown everywhere at once, and changes ETags', async (t) => {
  const { environment, call, addUser } = await service(t)
  const run = commandsWith(environment)
  await addUser('Ann', 'member', 'ann')
  const { note_code } = await createNote(call, { users: ['ann'] })
  await call('POST /groups', { name: 'editors' })
  await call('POST /groups/editors/users', { users: ['ann'] })
  const shown = async () => {
    const note = await call(`GET /notes/${note_code}`)
    const names = [
      note.body.note.users,
      (await call('GET /notes')).body.notes[0].users,
      (await call('GET /groups/editors')).body.group.users,
    ].map((users: { user_code: string; name: string }[]) => users.find(({ user_code }) => user_code === 'ann')?.name)
    return { names, etag: note.headers.get('etag') as string }
  }
  const before = await shown()
  t.strictSame(before.names, ['Ann', 'Ann', 'Ann'])
  await run(['users', 'update', 'ann', '--role', 'guest'])
  t.equal((await shown()).etag, before.etag, 'a new role is not shown')
  await run(['users', 'update', 'ann', '--name', 'Anna'])
  const after = await shown()
  t.strictSame(after.names, ['Anna', 'Anna', 'Anna'])
  t.not(after.etag, before.etag)
  const stale = await call(`GET /notes/${note_code}`, undefined, { headers: { 'if-none-match': before.etag } })
  t.equal(stale.status, 200)
})

t.test('the only active admin stays one', async (t) => {
  const { environment, admin } = await service(t)
  const run = commandsWith(environment)
  const refused = 'error: user 0000000001 is the only active admin: give another user the role admin first\n'
  const commands = [['update', '--role', 'member'], ['disable'], ['forget', '--yes']]
  const onAdmin = ([command = '', ...options]: string[]) => run(['users', command, admin.user_code, ...options])
  for (const command of commands) t.strictSame(await onAdmin(command), { code: 1, stdout: '', stderr: refused })
  t.equal((await run(['users', 'add', '--name', 'Bob', '--code', 'bob', '--role', 'admin'])).code, 0)
  await run(['users', 'disable', 'bob'])
  t.equal((await onAdmin(['disable'])).stderr, refused, 'a disabled admin does not count')
  await run(['users', 'enable', 'bob'])
  for (const command of commands) t.equal((await onAdmin(command)).code, 0, command.join(' '))
})

t.test('commands on a user who does not exist are one clear line', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  await run(['users', 'add', '--name', 'Bob', '--code', 'bob'])
  for (const args of [
    ['update', 'ann', '--name', 'Ann'],
    ['disable', 'ann'],
    ['enable', 'ann'],
    ['forget', 'ann'],
  ]) {
    const { code, stderr } = await run(['users', ...args])
    t.strictSame([code, stderr], [1, 'error: user ann does not exist\n'])
  }
})
