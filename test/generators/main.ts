// Generates clients with the tools of others from the document that a server publishes, compiles them under strict
// TypeScript, and drives each against that server. `npm run test:generators` runs it: the tools take a minute to install.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { packageFolder } from '../../server/package-folder.js'
import { createNote, service } from '../helper.js'
import type { Connect } from './adapters/adapter.js'

const sources = join(packageFolder, 'test/generators')
/** Where the tools are installed and generate. It stays for the next run. */
const folder = join(packageFolder, 'node_modules/.cache/generators')

const run = (command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, DO_NOT_TRACK: '1' } })

const commands: Record<string, string[]> = {
  'openapi-typescript': ['openapi-typescript', 'openapi.json', '-o', 'generated/openapi-typescript.ts'],
  'hey-api': ['openapi-ts', '-f', 'hey-api.config.mjs'],
  orval: ['orval', '--config', 'orval.config.ts'],
  kubb: ['kubb', 'generate', '--config', 'kubb.config.mjs'],
  'swagger-typescript-api': [
    'swagger-typescript-api',
    'generate',
    '-p',
    'openapi.json',
    '-o',
    'generated',
    '-n',
    'swagger-typescript-api.ts',
  ],
  'openapi-zod-client': ['openapi-zod-client', 'openapi.json', '-o', 'generated/openapi-zod-client.ts'],
  oazapfts: ['oazapfts', 'openapi.json', 'generated/oazapfts.ts'],
}

/**
 * What the tools do wrong with any document like ours, so that nobody looks for the reason here. The adapters work around
 * these, or do not rely on them.
 */
const knownFaults = [
  'zod (hey-api, orval, kubb, openapi-zod-client) counts UTF-16 units, so that it takes 30 emoji for too long a name.',
  'kubb (fetch) sends JSON without Content-Type.',
  'kubb takes a failure for a success, and reports that its body does not match the schema.',
  'openapi-zod-client knows no body of application/problem+json, and throws the error of axios instead.',
]

await install()
const server = await service(t)
const published = await (await fetch(`${server.baseUrl}/openapi.json`)).text()
writeFileSync(join(folder, 'openapi.json'), published)

for (const [tool, [command = '', ...args]] of Object.entries(commands)) {
  t.test(`${tool} generates`, async () => void (await run(join('node_modules/.bin', command), ...args)))
}

t.test('what they generate compiles under strict TypeScript', async () => {
  await run('node_modules/.bin/tsc', '--project', 'tsconfig.json').catch(({ stdout }) =>
    Promise.reject(new Error(stdout))
  )
})

for (const tool of Object.keys(commands)) {
  t.test(`${tool} lists, creates, gets, updates and deletes`, async (t) => {
    const { connect } = (await import(join(folder, `adapters/${tool}.ts`))) as { connect: Connect }
    const client = connect(server.baseUrl, server.admin.token)
    await createNote(server.call, { name: 'Super purple' })
    t.ok((await client.list()).includes('Super purple'))
    const code = await client.create(`From ${tool}`)
    t.equal(await client.get(code), `From ${tool}`)
    t.equal(await client.update(code, '役員 {Surrogate}'), '役員 {Surrogate}')
    t.equal(await client.addChat(code, '40271653'), '40271653')
    await client.delete(code)
    await t.rejects(client.get(code))
    t.equal((await server.call(`GET /notes/${code}`)).status, 404)
  })
}

t.test("Python's jsonschema compiles every schema and accepts every example", async () => {
  await run('/usr/bin/python3', join(sources, 'examples.py'), 'openapi.json')
})

t.comment(`Faults of the tools:\n${knownFaults.join('\n')}`)

/** Installs the tools unless those of the present lock are installed. */
async function install() {
  const lock = 'package-lock.json'
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const isInstalled = read(join(folder, lock)) === read(join(sources, lock))
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, 'generated'), { recursive: true, force: true })
  if (!isInstalled) rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  cpSync(sources, folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules'))) await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  mkdirSync(join(folder, 'generated'))
}
