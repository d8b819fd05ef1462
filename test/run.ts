// `npm test`: runs every test file, then fails if the suite never saw an answer that the contract declares. With the word
// `postgres` it runs them on PostgreSQL: the one at TEST_POSTGRES_URL, or one that it starts for the time.
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import { declared } from './contract.js'
import { startPostgres, testServer } from './postgres.js'

const onPostgres = process.argv[2] === 'postgres'
const started = onPostgres && !testServer ? await startPostgres() : undefined
if (onPostgres && !testServer && !started) {
  console.error('There is no PostgreSQL: install its server, or name one in TEST_POSTGRES_URL.')
  process.exit(1)
}
if (started) process.env.TEST_POSTGRES_URL = started.url
else if (!onPostgres) delete process.env.TEST_POSTGRES_URL

const folder = fileURLToPath(new URL('./', import.meta.url))
// What is about the other engine, and what knows none.
const others = onPostgres
  ? /^(sqlite|docs\/(files|site)|clients\/(generate|types)|delivery\/(sign|schedule|targets))\.test/
  : /^postgres\//
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.js') && !others.test(file)
)
const seenFile = join(mkdtempSync(join(tmpdir(), 'notewire-seen-')), 'seen')
process.env.NOTEWIRE_SEEN = seenFile

let passed = 0
let failed = 0
const tests = run({
  files: files.map((file) => join(folder, file)),
  concurrency: availableParallelism(),
  timeout: 300_000,
})
tests.on('test:pass', ({ details }) => details.type !== 'suite' && passed++)
tests.on('test:fail', () => failed++)
const report = tests.compose(new spec())
report.pipe(process.stdout, { end: false })
await finished(report)
await started?.remove()

// Those that only a broken server gives.
const seen = new Set(existsSync(seenFile) ? readFileSync(seenFile, 'utf8').split('\n') : [])
const unseen = declared().filter((each) => !/ 50[03]$/.test(each) && !seen.has(each))
if (unseen.length > 0) failed++
if (unseen.length > 0) console.log(`Declared, and never seen: ${unseen.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
