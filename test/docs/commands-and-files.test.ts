// The commands, scripts and files that documents, messages and texts of the contract name: all of them exist.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import t from 'tap'
import { variables } from '../../server/config.js'
import { packageFolder } from '../../server/package-folder.js'
import { createProgram } from '../../server/program.js'
import { documents as markdownDocuments, read } from './documents.js'

const filesIn = (folder: string, extension: string) =>
  readdirSync(join(packageFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !/node_modules|generated|(^|\/)dist\//.test(name))
    .map((name) => `${folder}/${name}`)

const documents = [
  ...markdownDocuments,
  'Dockerfile',
  '.ci/run',
  '.ci/release',
  '.ci/pack',
  '.github/pull_request_template.md',
  '.github/workflows/ci.yml',
  '.github/workflows/release.yml',
  'docs/alerts.yaml',
]
const sources = [...filesIn('server', '.ts'), ...filesIn('clients/mcp/src', '.ts'), ...filesIn('spec', '.tsp')]

const program = createProgram({ ...process, stdin: process.stdin, stdout: process.stdout, stderr: process.stderr })
const commandNames = program.commands.map((each) => each.name())
const mcpSource = read('clients/mcp/src/main.ts')

t.test('every command of notewire that is named exists, with its options', async (t) => {
  let count = 0
  for (const file of [...documents, ...sources]) {
    const found = file.endsWith('.ts') ? commandsInSource(read(file)) : [...notewireCommandsIn(read(file))]
    count += found.length
    t.strictSame(
      found.flatMap((command) => faultsOf(command)),
      [],
      file
    )
  }
  t.ok(count > 50, `${count} commands`)
})

t.test('every script, tool and file that is named exists', async (t) => {
  for (const file of documents) t.strictSame(missingIn(read(file), file.endsWith('.md')), [], file)
})

t.test('every variable that a document or a container sets exists', async (t) => {
  const all = [...documents, 'compose.yaml'].flatMap((file) =>
    variablesIn(read(file)).map((name) => `${file}: ${name}`)
  )
  t.ok(all.length > 10)
  t.strictSame(
    all.filter((each) => !knownVariables.some((name) => each.endsWith(`: ${name}`))),
    []
  )
  t.strictSame(variablesIn('```sh\nPORT=1 HOSTS=b npm start\n```\n'), ['PORT', 'HOSTS'])
})

t.test('a command, script or file that does not exist is found', async (t) => {
  const faults = (markdown: string) => [...notewireCommandsIn(markdown)].flatMap((command) => faultsOf(command))
  t.strictSame(faults('`notewire users add --name Ann`, `deliveries list --json`, `notewire --help`'), [])
  t.strictSame(faults('`npx notewire users remove 5`'), ['users remove 5: users has no remove'])
  t.strictSame(faults('Run `users purge 5`.'), ['users purge 5: users has no purge'])
  t.strictSame(faults("```sh\nA=$(npx notewire tokens create --role 'x y')\n```\n"), [
    "tokens create --role 'x y': create has no --role",
  ])
  t.strictSame(faults('`notewire serve now`'), ['serve now: serve has no now'])
  t.strictSame(faults('`notewire start`'), ['start: notewire has no start'])
  t.strictSame(
    missingIn('`npm run cover`, `npx nyc`, `test/gone.test.ts`, `npm run check -w @notewire/client`', true),
    ['npm run cover', 'npx nyc', 'test/gone.test.ts']
  )
})

/** Returns the code of a document: its blocks, and the spans within its text. A command may go on in the next line. */
function* codeIn(text: string): Generator<string> {
  for (const [, block = ''] of text.matchAll(/^```\w*.*\n([\s\S]*?)^```$/gm)) yield block.replace(/\\\n/g, ' ')
  for (const [, span = ''] of text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g))
    yield span.replace(/\s+/g, ' ').replace(/\\$/, '')
}

/** Yields the words after `notewire`, and spans that begin with a command, such as `users forget`. */
function* notewireCommandsIn(text: string): Generator<string> {
  for (const code of codeIn(text)) {
    for (const [, words = ''] of code.matchAll(
      /(?<![\w:/@=-])(?:notewire|dist\/server\/main\.js) ((?:[a-z]|--)[^|;&)<>\n]*)/g
    ))
      yield words.trim()
    const [first = '', second = ''] = code.split(' ')
    if (commandNames.includes(first) && /^(--)?[a-z]/.test(second)) yield code
  }
}

/** Returns the words after `notewire` in messages: in backticks, or at the end. */
function commandsInSource(text: string): string[] {
  return [...text.matchAll(/(?:`|with: )(?:npx )?notewire ([a-z][^'"`\\\n]*)/g)].map(([, words = '']) => words.trim())
}

/** Returns what the words after `notewire` name that does not exist. */
function faultsOf(words: string): string[] {
  let command: Command = program
  const list = words.match(/'[^']*'|"[^"]*"|\S+/g) ?? []
  for (let index = 0; index < list.length; index++) {
    const word = list[index] as string
    const fault = [`${words}: ${command.name()} has no ${word}`]
    if (word.startsWith('-')) {
      const [flag = ''] = word.split('=')
      if (['--help', '-h'].includes(flag)) continue
      const option = command.options.find(({ long, short }) => long === flag || short === flag)
      if (!option) return fault
      if (option.required && !word.includes('=')) index++
      continue
    }
    const subcommand = command.commands.find((each) => each.name() === word)
    if (subcommand) command = subcommand
    else if (command.commands.length > 0 || command.registeredArguments.length === 0) return fault
  }
  return []
}

/** Returns the scripts, tools, options and files that a document names and that do not exist. */
function missingIn(text: string, isMarkdown: boolean): string[] {
  const code = isMarkdown ? [...codeIn(text)] : [text]
  const scripts = code.flatMap((each) => [...each.matchAll(/\bnpm run ([\w:-]+)(?:.* -w (\S+))?/g)])
  const tools = code.flatMap((each) => [...each.matchAll(/(?<!")\bnpx ([\w@/-]+)(?: ([\w./-]+\.ts))?/g)])
  const paths = code.flatMap((each) => [
    ...each.matchAll(/(?<![\w./:@~$-])((?:server|spec|test|docs|clients|generated|\.ci|\.github)\/[\w./-]*)/g),
  ])
  const flags = code.flatMap((each) => [...each.matchAll(/\bnotewire-mcp (--[\w-]+)/g)])
  return [
    ...scripts.filter(([, name = '', workspace]) => !(name in scriptsOf(workspace))).map(([found]) => found),
    ...tools
      .filter(([, tool = '', file]) => !isTool(tool) || (file !== undefined && !existsSync(join(packageFolder, file))))
      .map(([found]) => found),
    ...paths.map(([, path = '']) => path).filter((path) => !existsSync(join(packageFolder, path.replace(/\.$/, '')))),
    ...flags.filter(([, flag]) => !mcpSource.includes(`  ${flag} `)).map(([found]) => found),
  ]
}

const knownVariables = [...Object.keys(variables), 'NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD']

/** Returns the variables that are set for the server: before its command, in a unit, in an image, and in a composition. */
const variablesIn = (text: string) => [
  ...[...text.matchAll(/^((?:[A-Z_]+=(?:"[^"]*"|\S+) )+)(?:npx notewire|npm start)/gm)].flatMap(([, set = '']) =>
    [...set.matchAll(/([A-Z_]+)=(?:"[^"]*"|\S+) /g)].map(([, name]) => name)
  ),
  ...[...text.matchAll(/^ENV (.+)$/gm)].flatMap(([, set = '']) => set.split(' ').map((each) => each.split('=')[0])),
  ...[...text.matchAll(/^Environment=([A-Z_]+)=|^ {6}([A-Z_]+): /gm)].map(([, unit, composed]) => unit ?? composed),
]

const scriptsOf = (workspace?: string): object =>
  JSON.parse(
    read(workspace ? `clients/${workspace === '@notewire/mcp' ? 'mcp' : 'typescript'}/package.json` : 'package.json')
  ).scripts

const isTool = (name: string) =>
  ['notewire', '@notewire/mcp'].includes(name) || existsSync(join(packageFolder, 'node_modules/.bin', name))
