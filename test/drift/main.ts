// Plants contradictions between the contract and everything else, on a copy of the tree, and shows which check catches each:
// `npm run test:drift`. Fails if one passes. Those that one run of a check can name are planted together, which takes a third of
// the time; `--alone` plants each alone. `npm run test:drift -- prose` plants those of one kind.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { codeDrifts } from './code-drifts.js'
import { contractDrifts } from './contract-drifts.js'
import type { Drift, Edit, Round } from './drift.js'
import { changes, followers } from './followed-changes.js'
import { generatedDrifts } from './generated-drifts.js'
import { proseDrifts } from './prose-drifts.js'

const kinds: Record<string, Round[]> = {
  generated: generatedDrifts,
  contract: contractDrifts,
  code: codeDrifts,
  prose: proseDrifts,
}
const root = process.cwd()
const copy = mkdtempSync(join(tmpdir(), 'notewire-drift-'))
const pathOf = (file: string) => join(copy, file)
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 })
const print = (line: string) => process.stdout.write(`${line}\n`)

process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
copyTree()
const { positionals, values } = parseArgs({ allowPositionals: true, options: { alone: { type: 'boolean' } } })
const [kind] = positionals
const ofKind = kind ? (kinds[kind] ?? []) : Object.values(kinds).flat()
const rounds = values.alone
  ? ofKind.flatMap(({ drifts, ...rest }) => drifts.map((each) => ({ drifts: [each], ...rest })))
  : ofKind
const missed = rounds.flatMap(missedIn)
const failures = kind ? [] : failuresToFollow()

const planted = rounds.flatMap(({ drifts }) => drifts).length
for (const each of [...missed, ...failures]) print(`\n${each}`)
print(`\n${planted - missed.length} of ${planted} contradictions are caught.`)
if (!kind)
  print(failures.length === 0 ? `${changes.length} changes of the contract are followed.` : 'A change is not followed.')
process.exitCode = missed.length + failures.length > 0 ? 1 : 0

/** Copies the files that git knows or would add. Changes of the generated files then show as differences to them. */
function copyTree() {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of list.split('\0')) {
    // A deleted file is still listed.
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), pathOf(file), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), pathOf('node_modules'))
  // Makes tsc check only what changes.
  const checked = 'dist/check.tsbuildinfo'
  if (existsSync(join(root, checked))) cpSync(join(root, checked), pathOf(checked))
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.net', 'commit', '--quiet', '--message=Copy')
}

/** Plants the contradictions of a round, prints what catches each, and returns those that nothing catches. */
function missedIn({ drifts, generate }: Round): string[] {
  for (const { edits } of drifts) edits.forEach(plant)
  git('add', '--all')
  if (generate) mustSucceed('npm run generate')
  const outputs = new Map(
    [...new Set(drifts.map(({ caughtBy }) => caughtBy))].map((command) => [command, run(command)])
  )
  const missed = drifts.flatMap(({ title, caughtBy, says }: Drift) => {
    const { hasFailed, output } = outputs.get(caughtBy) ?? mustSucceed(caughtBy)
    // Titles of tests that pass name it, too.
    const isCaught = hasFailed && output.replace(/^ *ok \d.*$/gm, '').includes(says)
    print(`${isCaught ? 'caught' : 'MISSED'} | ${title} | ${caughtBy}`)
    return isCaught ? [] : [`${title}: \`${caughtBy}\` does not fail with "${says}".\n${output.slice(-3000)}`]
  })
  restore()
  return missed
}

/** Changes the contract alone, and returns what does not follow it. */
function failuresToFollow(): string[] {
  for (const { edits } of changes) edits.forEach(plant)
  mustSucceed('npm run generate')
  const failures = followers.flatMap((command) => {
    const { hasFailed, output } = run(command)
    return hasFailed ? [`${command} fails:\n${output.slice(-3000)}`] : []
  })
  for (const { title } of changes)
    print(`${failures.length > 0 ? 'fails' : 'follows'} | ${title} | ${followers.join(', ')}`)
  restore()
  return failures
}

function plant({ file, from, to }: Edit) {
  if (from === undefined) return writeFileSync(pathOf(file), to ?? '')
  if (to === undefined) return rmSync(pathOf(file))
  const text = readFileSync(pathOf(file), 'utf8')
  // Nothing catches what is not planted: the list needs the present text.
  if (!text.includes(from)) return print(`${file} does not contain this any more: ${from}`)
  writeFileSync(
    pathOf(file),
    text.replace(from, () => to)
  )
}

function restore() {
  git('reset', '--quiet', '--hard')
  git('clean', '-d', '--force', '--quiet', '--exclude=node_modules')
}

function run(command: string) {
  const path = `${pathOf('node_modules/.bin')}:${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, PATH: path, NO_COLOR: '1' },
  })
  return { hasFailed: status !== 0, output: stdout + stderr }
}

function mustSucceed(command: string) {
  const result = run(command)
  if (result.hasFailed) throw new Error(`${command} fails:\n${result.output}`)
  return result
}
