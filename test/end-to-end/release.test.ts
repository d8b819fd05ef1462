// `npm run release` refuses to begin before everything is ready, and lists what the packages contain.
import { execFile } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { packageFolder as root } from '../../server/package-folder.js'
import { folder } from '../helper.js'

const run = promisify(execFile)

/** A clean clone of the repository, with the scripts as they are now. */
async function clone(t: Test) {
  const path = folder(t)
  const git = (...args: string[]) =>
    run('git', ['-C', path, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args])
  await run('git', ['clone', '--quiet', '--no-tags', '--depth=1', `file://${root}`, path])
  await run('cp', ['-r', join(root, '.ci'), path])
  const commit = () => git('commit', '--quiet', '--all', '--allow-empty', '--message', 'Change')
  await git('add', '--all')
  await commit()
  /** Returns what the release prints when it refuses. */
  const refusal = (...args: string[]) =>
    run(join(path, '.ci/release'), args).then(
      () => 'released',
      ({ stderr }) => stderr
    )
  return { path, git, commit, refusal }
}

t.test('a release needs a version, a clean tree, a new tag and a section in every changelog', async (t) => {
  const { path, git, commit, refusal } = await clone(t)
  const server = join(path, 'CHANGELOG.md')
  const mcp = join(path, 'clients/mcp/CHANGELOG.md')
  const client = join(path, 'clients/typescript/CHANGELOG.md')
  t.match(await refusal(), 'error: pass the version')
  t.match(await refusal('9.9'), 'error: pass the version')

  writeFileSync(join(path, 'new.txt'), '')
  t.match(await refusal('9.9.9'), 'error: the working tree has changes')
  await git('clean', '--quiet', '--force')

  t.match(await refusal('9.9.9'), "error: CHANGELOG.md has no section '## 9.9.9'")
  appendFileSync(server, '\n## 9.9.9\n')
  await commit()
  t.match(await refusal('9.9.9'), "error: clients/mcp/CHANGELOG.md has no section '## 9.9.9'")

  appendFileSync(mcp, '\n## 9.9.9\n')
  await commit()
  t.match(await refusal('9.9.9'), "error: clients/typescript/CHANGELOG.md has no section '## 9.9.9'")

  appendFileSync(client, '\n## 9.9.9\n')
  await commit()
  await git('tag', 'v9.9.9')
  t.match(await refusal('9.9.9'), 'error: the tag v9.9.9 exists')
})

t.test('the bill of materials lists what is installed and what the bundles contain', async (t) => {
  const { stdout } = await run('node', ['.ci/bill-of-materials.mjs'], { cwd: root })
  const { components } = JSON.parse(stdout) as { components: { name: string }[] }
  const names = new Set(components.map(({ name }) => name))
  for (const name of ['better-sqlite3', 'fastify', 'minisearch', '@notewire/client', '@modelcontextprotocol/sdk'])
    t.ok(names.has(name), name)
  for (const name of ['typescript', 'tap', '@typespec/compiler']) t.notOk(names.has(name), name)
})
