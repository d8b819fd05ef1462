// Preloaded into the process of every test file. Runs the file from a bundle of all tests and the program, because loading
// hundreds of modules one by one, and compiling them, would take longer than most tests.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } = require('node:fs')
const Module = require('node:module')
const { dirname, join, relative } = require('node:path')
const { pathToFileURL } = require('node:url')
const v8 = require('node:v8')

const root = join(__dirname, '..')
const sources = [
  'clients/mcp/src',
  'clients/typescript',
  'docs',
  'generated',
  'package-lock.json',
  'server',
  'spec',
  'test',
  'tsconfig.json',
]
const maxBuildMs = 30_000

const folder = join(root, 'dist/test', hashOfSources())
if (!existsSync(folder)) build()
process.env.TEST_BUNDLE = folder
// Node has read this for this process. Of the others only the program is measured: compilers and package managers would take
// longer, and write megabytes of results that nobody reads.
process.env.TEST_COVERAGE = process.env.NODE_V8_COVERAGE ?? ''
delete process.env.NODE_V8_COVERAGE

// V8 optimizes a function after this many bytes of its code have run: fifteen times as many as by default. Most functions of the
// tests do not run often enough to pay for it. Later versions of Node have no such option.
if (process.versions.node.startsWith('20.')) v8.setFlagsFromString('--interrupt-budget=1000000')

// Node calls this with the file to run. The bundle is imported directly: the hooks that tap adds for mocks and for the
// list of loaded files are not used here, and start a thread each.
Module.runMain = (file) => {
  const built = file.endsWith('.ts') ? join(folder, relative(root, file).replace(/\.ts$/, '.js')) : file
  import(pathToFileURL(built).href)
}
// Exists in Node 22 and later.
Module.enableCompileCache?.(join(root, 'dist/test/compile-cache'))

/** Returns a hash of the paths, sizes and times of all source files. */
function hashOfSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    const stat = statSync(path)
    if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    for (const name of readdirSync(path)) if (name !== 'node_modules' && name !== 'dist') add(join(path, name))
  }
  for (const path of sources) add(join(root, path))
  return hash.digest('hex').slice(0, 16)
}

/** Builds the bundle, or waits for another test file that builds it. */
function build() {
  const lock = `${folder}.lock`
  const end = performance.now() + maxBuildMs
  mkdirSync(dirname(lock), { recursive: true })
  while (!take(lock)) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    if (performance.now() > end) throw new Error(`Remove ${lock}: the process that created it has ended.`)
  }
  try {
    if (existsSync(folder)) return
    const { status } = spawnSync(process.execPath, [join(__dirname, 'bundle.mjs'), folder], {
      cwd: root,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error('The tests cannot be bundled.')
  } finally {
    rmdirSync(lock)
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
