// Runs all tests, or those outside of some folders: `node test/run-all.mjs --without=end-to-end,docs`. A process runs many
// files, because one for each would spend most of its time on loading modules and compiling the same functions.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } })
const excluded = values.without.split(',')

/** Starts of the names of tests that do not depend on the database. A run on PostgreSQL leaves them out. */
const independentOfDatabase = [
  'bench/',
  'clients/',
  'compiled-schemas.',
  'cors.',
  'delivery/build-request.',
  'delivery/guarded-agent.',
  'delivery/retry-policy.',
  'delivery/sign.',
  'docs/',
  'end-to-end/',
  'listen-addresses.',
  'no-contract-copies.',
  'routes/docs.',
  'rules/',
  'security-headers.',
  'spec/',
  'unparsed-requests.',
]
/** Exceptions: several users change the same data at once, and the database decides the order. */
const dependentOnDatabase = ['edit', 'lost-responses', 'pagination'].map((name) => `clients/typescript/${name}.`)

/** The slowest files, in order. They come first, so that no process still runs one of them when the others are done. */
const slow = [
  'end-to-end/',
  'several-servers.',
  'caches-are-invisible.',
  'commands/copy.',
  'store/page-starts-and-totals.',
  '',
]
/** Every name starts with the last one. */
const rank = (name) => slow.findIndex((start) => name.startsWith(start))

/** Files that mostly wait, for seconds of a limit or for processes that they start. One process runs several at once. */
const waiting = [
  'commands/serve',
  'commands/worker',
  'store/upgrade',
  'delivery/crash',
  'listen-addresses',
  'spec/generator/breaking-changes',
  'commands/backup',
  'killed-commands',
  'unparsed-requests',
  'delivery/dns-lookup',
  'delivery/target-leases',
  'delivery/target-turn',
  'delivery/send',
  'clients/mcp/transports',
  'starts',
  'limit-heap-growth',
  'store/durability',
  'store/full-disk',
  'main',
  'log-stream',
].map((name) => `${name}.test.ts`)

const isOf = (starts) => (name) => starts.some((start) => name.startsWith(start))
const [isIndependent, isDependent] = [independentOfDatabase, dependentOnDatabase].map(isOf)
const isLeftOut = (name) =>
  excluded.includes(name.split('/')[0]) ||
  (process.env.TEST_POSTGRES_URL !== undefined && isIndependent(name) && !isDependent(name))

const files = readdirSync('test', { recursive: true })
  .filter((name) => name.endsWith('.test.ts') && !isLeftOut(name))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))

// tap writes what a process prints to a path like its own, which must be in this folder.
mkdirSync('dist/test', { recursive: true })
const queue = mkdtempSync('dist/test/queue-')
const path = (name) => `test/${name}`
for (const name of waiting) if (!existsSync(path(name))) throw new Error(`${path(name)} does not exist`)
const queued = {
  waiting: waiting.filter((name) => files.includes(name)).map(path),
  others: files.filter((name) => !waiting.includes(name)).map(path),
}
writeFileSync(join(queue, 'files.json'), JSON.stringify(queued))
// tap follows every promise and timer to find the test of an uncaught error, which takes a tenth of the time of the suite.
// Without that, the error fails a later test of the file.
const main = `import asyncHooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

Object.assign(asyncHooks, { createHook: () => ({ enable() {}, disable() {} }), executionAsyncId: () => 0 })
syncBuiltinESMExports()
const { runShare } = await import(process.env.TEST_BUNDLE + '/test/run-share.js')
await runShare(import.meta.dirname)
`
// One more than there are cores: some tests wait for other processes.
const processes = Array.from({ length: availableParallelism() + 1 }, (_, index) =>
  join(queue, `process-${index + 1}.mjs`)
)
for (const file of processes) writeFileSync(file, main)
try {
  const options = [`--jobs=${processes.length}`, '--timeout=3600', '--reporter=./test/failures-reporter.mjs']
  const { status } = spawnSync('tap', [...options, ...processes], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(queue, { recursive: true })
}
