// Runs the examples of a document as a reader would: block by block, in one shell and one folder, with a server of their
// own. CONTRIBUTING, "Tested examples", says what the words after a block's language mean.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { packageFolder } from '../../server/package-folder.js'
import { freePort, folder as temporaryFolder } from '../helper.js'
import { type CodeBlock, codeBlocksOf } from './code-blocks.js'
import { compile } from './compile.js'
import { accepts, type Shell, startShell, waitFor } from './shell.js'

/** The run of one document. */
interface Run {
  folder: string
  shell: Shell
  /** The port in use for each port in the document. */
  ports: Map<string, number>
  /** The files with the output of the programs in the background, by the port in the document. */
  backgroundOutput: Map<string, string>
  /** The first token of the server. Known once the server has started. */
  token: string
  /** The output of the last block that ran in the foreground. */
  lastOutput: string
}

const serverPort = '3000'
const startServer: CodeBlock = {
  language: 'sh',
  info: `listens=${serverPort}`,
  text: 'node dist/server/main.js serve\n',
  line: 0,
}

/**
 * Runs the examples of a document and returns their mistakes. A document that does not start the server gets one. The
 * commands in `setup` run before the other examples, as soon as the server listens.
 */
export async function runExamples(t: Test, markdown: string, setup = ''): Promise<string[]> {
  const blocks = codeBlocksOf(markdown)
  if (blocks.every((block) => kindOf(block) === 'other')) return []
  if (!blocks.some(({ info }) => info === startServer.info)) blocks.unshift(startServer)
  const run = await newRun(t)
  const errors = compilePrograms(run, blocks)
  if (errors.length > 0) return errors

  const mistakes: string[] = []
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    const mayShowFailure = next !== undefined && kindOf(next) === 'output'
    const mistake = await runBlock(run, block, index, mayShowFailure)
    if (mistake) mistakes.push(`line ${block.line}: ${mistake}`)
    if (run.shell.hasExited()) break
    if (setup && block.info === startServer.info) {
      const outputFile = join(run.folder, 'setup.out')
      const succeeded = await run.shell.run(toActual(run, setup), outputFile)
      if (!succeeded) return [`the setup fails\n${readFileSync(outputFile, 'utf8')}`]
    }
  }
  return mistakes
}

async function newRun(t: Test): Promise<Run> {
  const folder = temporaryFolder(t)
  for (const name of ['package.json', 'dist', 'node_modules'])
    symlinkSync(join(packageFolder, name), join(folder, name))
  // On a terminal, curl shows no progress meter.
  writeFileSync(join(folder, '.curlrc'), 'silent\nshow-error\n')
  const ports = new Map([
    [serverPort, await freePort()],
    ['4000', await freePort()],
  ])
  const shell = startShell(t, folder, { PORT: String(ports.get(serverPort)), WEBHOOK_ALLOW: '127.0.0.1' })
  return { folder, shell, ports, backgroundOutput: new Map(), token: '', lastOutput: '' }
}

/** What to do with a block. */
function kindOf({ language, info }: CodeBlock) {
  if (/^output\b/.test(info)) return 'output'
  if (language === 'sh') return info.startsWith('listens=') ? 'background' : 'commands'
  if (language === 'ts') return info === 'given' ? 'declarations' : 'program'
  return language === 'js' ? 'file' : 'other'
}

/** Runs a block, or compares output if it is one. Returns what is wrong. */
async function runBlock(run: Run, block: CodeBlock, index: number, mayShowFailure: boolean) {
  const text = toActual(run, block.text)
  switch (kindOf(block)) {
    case 'output':
      return compareOutput(run, block)
    case 'file':
      writeFileSync(join(run.folder, block.info), text)
      return
    case 'background':
      return startInBackground(run, text, portOf(block), index)
    case 'commands':
      return runInForeground(run, text, index, mayShowFailure)
    case 'program':
      return runInForeground(run, `node block${index}.mjs\n`, index, mayShowFailure)
  }
}

async function runInForeground(run: Run, script: string, index: number, mayShowFailure: boolean) {
  const outputFile = join(run.folder, `${index}.out`)
  const succeeded = await run.shell.run(script, outputFile)
  run.lastOutput = readFileSync(outputFile, 'utf8')
  if (!succeeded) return `it fails\n${run.lastOutput}`
  const showsFailure = run.lastOutput.includes('/docs/failures#')
  return showsFailure && !mayShowFailure ? `it is refused\n${run.lastOutput}` : undefined
}

async function startInBackground(run: Run, script: string, port: string, index: number) {
  const outputFile = join(run.folder, `${index}.out`)
  run.backgroundOutput.set(port, outputFile)
  run.shell.start(script, outputFile)
  const output = () => readFileSync(outputFile, 'utf8')
  if (!(await waitFor(() => accepts(run.ports.get(port) ?? 0)))) return `nothing listens on port ${port}\n${output()}`
  if (port !== serverPort) return
  const token = () => output().match(/nwt_\w+/)?.[0]
  await waitFor(() => token() !== undefined)
  run.token = token() ?? ''
  await run.shell.run(`export TOKEN=${run.token} NOTEWIRE_TOKEN=${run.token}\n`, join(run.folder, 'token.out'))
}

async function compareOutput(run: Run, block: CodeBlock) {
  const file = block.info.includes('=') ? run.backgroundOutput.get(portOf(block)) : undefined
  const read = () => (file === undefined ? run.lastOutput : readFileSync(file, 'utf8'))
  const lineCount = (text: string) => text.trimEnd().split('\n').length
  // A program in the background may still be printing.
  if (file !== undefined) await waitFor(() => lineCount(read()) >= lineCount(block.text))
  const actual = normalize(toDocumented(run, read()), block.language)
  const documented = normalize(block.text, block.language)
  return patternOf(documented).test(actual) ? undefined : `it prints\n${actual}\nand not\n${documented}`
}

const portOf = ({ info }: CodeBlock) => info.split('=')[1] ?? ''

/**
 * Replaces the ports, addresses and token of the document with those of this run. The tests have installed already, and npx
 * takes a second to find that.
 */
const toActual = ({ ports, token }: Run, text: string) =>
  text
    .replace(/\b[34]000\b/g, (port) => String(ports.get(port) ?? port))
    .replaceAll('https://notes.example.com', `http://127.0.0.1:${ports.get(serverPort)}`)
    .replaceAll('npm ci && ', '')
    .replaceAll('npx notewire ', 'node_modules/.bin/notewire ')
    .replaceAll('=nwt_…', `=${token}`)

/** Replaces the ports of this run with those of the document. */
const toDocumented = ({ ports }: Run, text: string) =>
  [...ports].reduce((result, [documented, actual]) => result.replaceAll(`:${actual}`, `:${documented}`), text)

/** Replaces values that differ from run to run, and formats JSON the same way. */
const normalize = (text: string, language: string) =>
  (language === 'json' ? formatJson(text) : text)
    .replaceAll('\r', '')
    .replace(/(?<="note_code": ?")\w+/g, 'NOTE')
    .replace(/(?<="service_id": ?)\d+/g, 'NUMBER')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, 'UUID')
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .trim()

function formatJson(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Returns the pattern of documented output. `…` stands for any text, and for any lines if it is alone on a line. */
function patternOf(documented: string) {
  const escaped = documented.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/^…$/gm, '[\\s\\S]*').replaceAll('…', '.*')}$`)
}

/** Compiles the TypeScript examples to `block<index>.mjs`, each with the declarations that the document gives. */
function compilePrograms(run: Run, blocks: CodeBlock[]): string[] {
  const declarations = blocks.find((block) => kindOf(block) === 'declarations')?.text ?? ''
  const importsIn = (source: string) => source.match(/^import .*$/gm)?.join('\n') ?? ''
  const withoutImports = (source: string) => source.replace(/^import .*$/gm, '')
  const lines = new Map<string, number>()
  for (const [index, block] of blocks.entries()) {
    if (kindOf(block) !== 'program') continue
    const file = join(run.folder, `block${index}.mts`)
    const program = `${importsIn(declarations)}
${importsIn(block.text)}
${withoutImports(declarations)}
await (async () => {
${withoutImports(block.text)}
})()
`
    writeFileSync(file, toActual(run, program))
    lines.set(file, block.line)
  }
  return compile([...lines.keys()]).map(({ file, message }) => `line ${lines.get(file ?? '')}: ${message}`)
}
