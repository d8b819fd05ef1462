// The server as it is published: the packed files, and nothing else but the packages that it depends on.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { packageFolder as root } from '../../server/package-folder.js'
import { callWith, folder, freePort } from '../helper.js'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
/** Root may write anywhere, so the server runs as the user `nobody`. */
const nobody = 65_534

/** The packed server, and the folders of the packages that it depends on. */
let tarball: string
let dependencies: string[]
t.before(async () => {
  const packed = folder(t)
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', packed], { cwd: root })
  tarball = join(packed, readdirSync(packed)[0] as string)
  const { stdout } = await run('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root })
  dependencies = stdout.trim().split('\n').slice(1)
})

/** Unpacks the package into `node_modules` of a folder, next to its dependencies, as `npm install` does. */
async function install(into: string): Promise<string> {
  const modules = join(into, 'node_modules')
  const installed = join(modules, 'notewire')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const dependency of dependencies) {
    const name = relative(join(root, 'node_modules'), dependency)
    const isNested = name.startsWith('..') || name.includes('node_modules')
    const link = join(modules, name)
    if (isNested || existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(dependency, link)
  }
  return installed
}

/** Starts the packed program and returns the token that it prints. */
async function serve(t: Test, program: string, options: { cwd: string; port: number }) {
  const child = spawn(process.execPath, [program, 'serve'], {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, PORT: String(options.port) },
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
  t.teardown(async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  })
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const token = line.match(/nwt_\w+/)?.[0]
    if (token) return token
  }
  throw new Error(`the server ended: ${errors}`)
}

t.test('the packed server starts in an empty folder, with docs, a first token and its data in ./data', async (t) => {
  const cwd = folder(t)
  const installed = await install(cwd)
  for (const path of [cwd, installed]) chmodSync(path, 0o755)
  const data = join(cwd, 'data')
  mkdirSync(data)
  if (isRoot) chownSync(data, nobody, nobody)
  chmodSync(installed, 0o555)
  t.teardown(() => chmodSync(installed, 0o755))

  const port = await freePort()
  const token = await serve(t, join(installed, 'dist/server/main.js'), { cwd, port })
  const call = callWith(`http://127.0.0.1:${port}`, token)
  const created = await call('POST /notes', { name: 'Plan', scope: 'open' })
  const docs = await call(`GET http://127.0.0.1:${port}/docs/`)
  const reference = await call(`GET http://127.0.0.1:${port}/docs/reference`)
  t.equal(created.status, 201)
  t.match(docs.body, /<title>.*Notewire/)
  t.match(reference.body, /<title>.*Notewire/)
  t.ok(existsSync(join(data, 'notewire.db')))
})

t.test('the package has the code that V8 compiled, and starts without it', async (t) => {
  const installed = await install(folder(t))
  const built = join(installed, 'dist/server')
  const compiled = `program.cjs.${process.version}-${process.platform}-${process.arch}`
  t.strictSame(
    readdirSync(built).filter((name) => name.startsWith('program.cjs.')),
    [compiled]
  )
  // In a process of its own: the tests run with other options of V8, which refuses what was compiled without them.
  const check = `
    const source = module.constructor.wrap(fs.readFileSync('program.cjs', 'latin1'))
    const script = new vm.Script(source, { cachedData: fs.readFileSync('${compiled}') })
    console.log(script.cachedDataRejected)
  `
  t.equal((await run(process.execPath, ['--eval', check], { cwd: built })).stdout, 'false\n')

  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const printsVersion = async (...options: string[]) =>
    t.equal((await run(process.execPath, [...options, join(built, 'main.js'), '--version'])).stdout, `${version}\n`)
  await printsVersion()
  // V8 refuses code that was compiled with other options.
  await printsVersion('--stack-size=900')
  truncateSync(join(built, compiled), 1000)
  await printsVersion()
  renameSync(join(built, compiled), join(built, 'elsewhere'))
  await printsVersion('--enable-source-maps')
})

t.test('the package has no tests, sources or source maps', async (t) => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], { cwd: root })
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }]
  const unexpected = files.filter(({ path }) => /\.(ts|map|tsp)$|^(test|spec|server|docs)\//.test(path))
  t.strictSame(unexpected, [])
})
