import t from 'tap'
import { processes } from './process.js'

// What commands do is tested without processes, in test/commands.
t.test('a command prints to stdout, its errors to stderr, and exits with the code of its outcome', async (t) => {
  const { run } = await processes(t)
  t.strictSame(await run(['users', 'add', '--name', 'Ann', '--code', 'ann']), { code: 0, stdout: 'ann\n', stderr: '' })
  t.match(await run(['tokens', 'create', '--user', 'ann']), { code: 0, stdout: /^nwt_\w{38}\n$/, stderr: '' })
  const refused = { code: 1, stdout: '', stderr: 'error: user bob does not exist\n' }
  t.strictSame(await run(['tokens', 'create', '--user', 'bob']), refused)
  t.strictSame(await run(['deliveries', 'list', '--json']), { code: 0, stdout: '[]\n', stderr: '' })
  t.strictSame(await run(['secrets', 'forget']), { code: 0, stdout: 'deleted 0 integrations\n', stderr: '' })
  t.match(await run(['users', 'ad']), { code: 1, stdout: '', stderr: /^error: .+\nSee 'notewire --help'\.\n$/s })
})
