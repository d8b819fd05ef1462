import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import t from 'tap'
import { processes, program } from './process.js'

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

const linuxOnly = { skip: process.platform !== 'linux' && 'needs /dev/full' }

t.test('a command fails with one line if its output cannot be written', linuxOnly, async (t) => {
  const { environment } = await processes(t)
  const output = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, [program, '--help'], {
    env: environment,
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
  })
  t.equal(status, 1)
  t.match(stderr, /^error: could not write to standard output: ENOSPC[^\n]*\n$/)
})
