// Runs a command on PostgreSQL: `tsx test/with-postgres.ts tap test/routes/notes.test.ts`. It uses the server at
// TEST_POSTGRES_URL, or starts one for as long as the command runs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres, testServer } from './postgres.js'

const [command = '', ...args] = process.argv.slice(2)
// Without fsync, commits survive the end of a process, though not of the machine. No test ends the machine.
const started = testServer ? undefined : await startPostgres(['fsync=off', 'full_page_writes=off'])
const url = testServer ?? started?.url
if (url === undefined) {
  console.error('PostgreSQL is not installed. Install its server, or set TEST_POSTGRES_URL.')
  process.exit(1)
}
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_POSTGRES_URL: url } })
const [code] = await once(child, 'exit')
await started?.remove()
process.exitCode = code ?? 1
