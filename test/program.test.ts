import t from 'tap'
import { ownDatabase } from './helper.js'
import { commandsWith } from './run-command.js'

t.test('unknown commands and invalid options are errors', async (t) => {
  const run = commandsWith(await ownDatabase(t))
  for (const args of [
    ['serv'],
    ['users', 'add'],
    ['users', 'add', '--name', 'A', '--role', 'king'],
    ['tokens', 'create', '--user', 'a', '--expires', '1y'],
    ['users', 'add', '--name', 'A', '--code', 'x'.repeat(65)],
  ]) {
    const { code, stderr } = await run(args)
    t.equal(code, 1)
    t.match(stderr, /^error: /)
    t.match(stderr, /See 'notewire --help'\.\n$/)
  }
})

t.test('the help lists commands and environment variables', async (t) => {
  const { code, stdout } = await commandsWith({})(['--help'])
  t.equal(code, 0)
  t.match(stdout, /^ {2}serve \[options\] +Run the server/m)
  t.match(stdout, /^ {2}RATE_LIMIT_PER_MINUTE +requests per minute for each token/m)
})
