// The package as it is published, installed in an empty folder: programs of every kind do the same work with it, against
// the real server. With CLIENT_NODE the programs run on another Node than the tests.
import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import t, { type Test } from 'tap'
import { packageFolder as root } from '../../server/package-folder.js'
import { browserFor, newPage, noBrowser } from '../browser.js'
import { createNote, folder, service } from '../helper.js'

const run = promisify(execFile)
const node = process.env.CLIENT_NODE ?? process.execPath

const imports = `import { BadRequestError, Notewire } from '@notewire/client'
import { fakeServer } from '@notewire/client/testing'
import { sign, verify } from '@notewire/client/webhooks'
`
const requires = `const { BadRequestError, Notewire } = require('@notewire/client')
const { fakeServer } = require('@notewire/client/testing')
const { sign, verify } = require('@notewire/client/webhooks')
`
const work = (type = (_: string) => '') => `
async function work(baseUrl${type('string')}, token${type('string')}) {
  const notewire = new Notewire({ baseUrl, token })
  const { note_code } = await notewire.notes.create({ name: 'Mine', scope: 'open' })
  let count = 0
  for await (const note of notewire.notes.list()) if (note.note_code) count++
  const failure = await notewire.notes.update(note_code, { name: 'x'.repeat(31) }).catch((error) => error)
  const fake = fakeServer()
  const { note } = await new Notewire({ baseUrl, token, fetch: fake.fetch }).request('GET /api/v1/notes/{note_code}', { path: { note_code } })
  const body = JSON.stringify({ type: 'ping', timestamp: '2026-01-01T00:00:00Z', data: { note, actor: note.users[0] } })
  const event = await verify(body, await sign(body, 'secret'), 'secret')
  return { count, failed: failure instanceof BadRequestError, message: failure.message, event: event.type }
}
`
/** A program with the client of the ESM build, and the error class of the CommonJS build. */
const mixedImports = `import { createRequire } from 'node:module'
${imports.replace('BadRequestError, ', '')}const { BadRequestError } = createRequire(import.meta.url)('@notewire/client')
`
/** What a program with `exactOptionalPropertyTypes` may write: a variable that can be undefined, as an option or a field. */
const optional = `
export async function optional(notewire: Notewire, page: number | undefined, signal: AbortSignal | undefined) {
  await notewire.notes.list({ page }, { signal, timeout: undefined })
  await notewire.notes.update('k3v9m2q7x4ta', { name: undefined }, { ifMatch: undefined })
  return new Notewire({ baseUrl: '', token: '', fetch: undefined, onWait: undefined })
}
`
const main = 'work(process.argv[2], process.argv[3]).then((result) => console.log(JSON.stringify(result)))\n'
const typed = `${imports}${work((name) => `: ${name}`)}${optional}`

/** A folder with the packed package, and nothing else: it has no dependencies. */
async function installed(t: Test) {
  const path = folder(t)
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', path]
  await run('npm', [...pack, join(root, 'clients/typescript')])
  const tarballs = readdirSync(path).map((name) => `./${name}`)
  writeFileSync(join(path, 'package.json'), '{"type":"module"}')
  await run('npm', ['install', '--offline', '--silent', '--no-audit', ...tarballs], { cwd: path })
  return path
}

t.test(
  'programs of every kind create, page, fail readably and verify, with the package as it is published',
  async (t) => {
    const path = await installed(t)
    const { baseUrl, admin, call } = await service(t)
    t.strictSame(
      readdirSync(join(path, 'node_modules')).filter((name) => name !== '.package-lock.json'),
      ['@notewire']
    )
    let notes = 249
    await Promise.all(Array.from({ length: notes }, () => createNote(call)))
    const holds = (result: { count: number; failed: boolean; message: string; event: string }) => {
      t.strictSame([result.count, result.failed, result.event], [++notes, true, 'ping'])
      t.match(result.message, /^PATCH \/api\/v1\/notes\/\w+: name must have at most 30 characters, not 31 \(invalid_r/)
    }
    const runs = async (file: string) => {
      const { stdout } = await run(node, [join(path, file), baseUrl, admin.token])
      holds(JSON.parse(stdout))
    }
    const write = (file: string, text: string) => writeFileSync(join(path, file), text)
    const compile = (...options: string[]) =>
      run(
        process.execPath,
        [
          join(root, 'node_modules/typescript/bin/tsc'),
          ...['--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false', '--target', 'es2022'],
          ...options,
        ],
        { cwd: path }
      )

    await t.test('an ESM program', async () => {
      write('program.mjs', imports + work() + main)
      await runs('program.mjs')
    })

    await t.test('a CommonJS program', async () => {
      write('program.cjs', requires + work() + main)
      await runs('program.cjs')
    })

    await t.test('a program that loads both builds, whose errors recognize each other', async () => {
      write('mixed.mjs', mixedImports + work() + main)
      await runs('mixed.mjs')
    })

    await t.test('TypeScript programs, ESM and CommonJS, of a project with Node resolution', async () => {
      const entry = main.replaceAll(/process\.argv\[\d\]/g, '$& as string')
      write('node.mts', typed + entry)
      write('common.cts', typed + entry)
      const types = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node', '--lib', 'es2023']
      await compile('--module', 'nodenext', ...types, 'node.mts', 'common.cts')
      await runs('node.mjs')
      await runs('common.cjs')
    })

    await t.test('a TypeScript program of a project with the resolution of Node 10', async () => {
      write('old.ts', typed)
      const lib = ['--lib', 'es2023,dom,dom.iterable,dom.asynciterable']
      await compile('--noEmit', '--module', 'commonjs', '--moduleResolution', 'node10', ...lib, 'old.ts')
    })

    await t.test('a TypeScript program for a bundler, as a page in Chromium', { skip: noBrowser }, async (t) => {
      write('page.ts', `${typed}Object.assign(globalThis, { work })\n`)
      const options = [
        '--noEmit',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--lib',
        'es2023,dom,dom.iterable',
      ]
      await compile(...options, 'page.ts')
      const { outputFiles } = await build({
        entryPoints: [join(path, 'page.ts')],
        bundle: true,
        write: false,
        format: 'esm',
      })
      const origin = await pageServer(t, outputFiles[0]?.text ?? '', baseUrl)
      const page = await newPage(await browserFor(t))
      await page.goto(origin)
      holds(await page.evaluate(`work(location.origin, '${admin.token}')`))
    })
  }
)

/** Serves a page with the script, and the service at the same origin, as a team's proxy would. */
async function pageServer(t: Test, script: string, service: string) {
  const server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming
    if (url.startsWith('/api/')) {
      const forward = request(service + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      incoming.pipe(forward)
    } else response.writeHead(200, { 'content-type': 'text/html' }).end(`<script type="module">${script}</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
