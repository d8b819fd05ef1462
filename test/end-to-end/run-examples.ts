// The code blocks of a Markdown document, and how they are run as a reader would: see CONTRIBUTING, "True examples".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import ts from 'typescript'
import { packageFolder as root } from '../../server/package-folder.js'
import { folder, freePort } from '../helper.js'

export interface Block {
  lang: string
  /** What follows the language: `output`, `listens=3000`, the name of a file. */
  note: string
  text: string
  /** Where it begins. */
  line: number
}

/** The blocks of a document, without those that say why they are not run. */
export function blocksOf(markdown: string): Block[] {
  const fences = markdown.matchAll(/(<!-- not run: .+ -->\n+)?^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)
  return [...fences].flatMap(({ index, 1: skipped, 2: lang = '', 3: note = '', 4: text = '' }) =>
    skipped ? [] : [{ lang, note, text, line: markdown.slice(0, index).split('\n').length }]
  )
}

const isOutput = ({ note }: Block) => /^output\b/.test(note)
const portIn = ({ note }: Block) => note.match(/=(\d+)$/)?.[1]

/**
 * Runs a document's blocks in one shell and one folder, and says where what they print is not as the document has it.
 * `before` is run as soon as the server listens.
 */
export async function contradictionsOf(t: Test, markdown: string, before = ''): Promise<string[]> {
  const path = folder(t)
  for (const part of ['package.json', 'dist', 'node_modules']) symlinkSync(join(root, part), join(path, part))
  // Where people look on, curl shows no progress either.
  writeFileSync(join(path, '.curlrc'), 'silent\nshow-error\n')
  const blocks = blocksOf(markdown)
  if (!blocks.some(({ note }) => note === 'listens=3000')) {
    blocks.unshift({ lang: 'sh', note: 'listens=3000', text: 'npm start\n', line: 0 })
  }
  const start = blocks.findIndex(({ note }) => note === 'listens=3000')
  if (before) blocks.splice(start + 1, 0, { lang: 'sh', note: '', text: before, line: 0 })
  const ports = new Map([
    ['3000', String(await freePort())],
    ['4000', String(await freePort())],
  ])
  const here = (text: string) =>
    text
      .replace(/\b[34]000\b/g, (port) => ports.get(port) ?? port)
      .replaceAll('https://notes.example.com', `http://127.0.0.1:${ports.get('3000')}`)
      .replaceAll('npm ci && ', '')
      .replaceAll('=nwt_…', '=$FIRST')
  const there = (text: string) =>
    [...ports].reduce((shown, [documented, real]) => shown.replaceAll(`:${real}`, `:${documented}`), text)

  const faults = typeFaults(path, blocks, here)
  if (faults.length > 0) return faults
  writeFileSync(
    join(path, 'blocks.sh'),
    `set -eo pipefail\n${blocks.map((each, at) => step(each, at, here, ports)).join('')}`
  )
  const shell = spawn('bash', ['blocks.sh'], {
    cwd: path,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: path,
      PORT: ports.get('3000'),
      WEBHOOK_ALLOW: '127.0.0.1',
      npm_config_update_notifier: 'false',
    },
  })
  const end = () => {
    try {
      process.kill(-(shell.pid as number), 'SIGKILL')
    } catch {}
  }
  t.teardown(end)
  const [code] = await once(shell, 'exit')
  end()

  const printed = (at: number) => {
    const file = join(path, `${at}.out`)
    return existsSync(file) ? there(readFileSync(file, 'utf8')) : ''
  }
  if (code !== 0) {
    const at = blocks.findLastIndex((each, at) => !portIn(each) && existsSync(join(path, `${at}.out`)))
    return [`line ${blocks[at]?.line}: it failed, and printed\n${printed(at)}`]
  }
  return blocks.flatMap((block, at) => {
    const { line, text } = block
    if (isOutput(block)) {
      const port = portIn(block)
      const [actual, expected] = [shown(printed(port ? at : lastRun(blocks, at)), block.lang), shown(text, block.lang)]
      return pattern(expected).test(actual) ? [] : [`line ${line}: it prints\n${actual}\nand not\n${expected}`]
    }
    const next = blocks[at + 1]
    const refused = !(next && isOutput(next)) && printed(at).includes('/docs/failures#')
    return refused ? [`line ${line}: it is refused\n${printed(at)}`] : []
  })
}

const lastRun = (blocks: Block[], before: number) =>
  blocks.findLastIndex((each, at) => at < before && !isOutput(each) && !portIn(each))

/** What of the shell's script runs a block. */
function step(block: Block, at: number, here: (text: string) => string, ports: Map<string, string>) {
  const { lang, note, text } = block
  const port = portIn(block)
  const out = `${at}.out`
  // What is in the background has its time to print the last line; what later blocks make it print is not asked for here.
  if (isOutput(block) && port) {
    return `${until(`[ "$(wc -l < $BACKGROUND)" -ge ${text.trimEnd().split('\n').length} ]`)}cp $BACKGROUND ${out}\n`
  }
  if (isOutput(block)) return ''
  if (lang === 'js') return `cat > ${note} <<'END OF FILE'\n${here(text)}\nEND OF FILE\n`
  if (lang === 'ts') return note === 'given' ? '' : `node block${at}.mjs > ${out} 2>&1\n`
  if (lang !== 'sh') return ''
  const run = `{\n${here(text)}} > ${out} 2>&1`
  if (!port) return `${run}\n`
  const listens = until(`(: > /dev/tcp/127.0.0.1/${ports.get(port)}) 2> /dev/null`)
  const token = `${until(`grep -q nwt_ ${out}`)}FIRST=$(grep -o 'nwt_[0-9A-Za-z]*' ${out})
export TOKEN=$FIRST NOTEWIRE_TOKEN=$FIRST\n`
  return `${run} &\n${listens}${port === '3000' ? token : `BACKGROUND=${out}\n`}`
}

const until = (condition: string) => `for wait in $(seq 200); do ${condition} && break; sleep 0.1; done\n`

/** What is another each time is made the same. */
function shown(text: string, lang: string) {
  return (lang === 'json' ? pretty(text) : text)
    .replaceAll('\r', '')
    .replace(/(?<="note_code": ?")\w+/g, 'NOTE')
    .replace(/(?<="service_id": ?)\d+/g, 'NUMBER')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, 'UUID')
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .trim()
}

function pretty(json: string) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

/** `…` stands for anything; alone on a line, for any lines. */
const pattern = (expected: string) =>
  new RegExp(
    `^${expected
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replace(/^…$/gm, '[\\s\\S]*')
      .replaceAll('…', '.*')}$`
  )

/** Compiles the TypeScript blocks of a document into the folder, and says what does not compile. */
function typeFaults(path: string, blocks: Block[], here: (text: string) => string): string[] {
  const given = blocks.find(({ lang, note }) => lang === 'ts' && note === 'given')?.text ?? ''
  const programs = blocks.flatMap(({ lang, note, text, line }, at) => {
    if (lang !== 'ts' || note !== '') return []
    const imports = (source: string) => source.match(/^import .*$/gm)?.join('\n') ?? ''
    const rest = (source: string) => source.replace(/^import .*$/gm, '')
    const body = `${rest(given)}\nawait (async () => {\n${rest(text)}\n})()\n`
    const file = join(path, `block${at}.mts`)
    writeFileSync(file, here(`${imports(given)}\n${imports(text)}\n${body}`))
    return [{ file, line }]
  })
  return compile(programs.map(({ file }) => file)).map(({ file, detail }) => {
    const line = programs.find((each) => each.file === file)?.line
    return `line ${line}: ${detail}`
  })
}

/** Compiles the files, each to JavaScript beside it, and says what does not compile. */
export function compile(files: string[]) {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  })
  program.emit()
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => ({
    file: file?.fileName,
    detail: `${ts.flattenDiagnosticMessageText(messageText, ' ')} at ${file?.text.slice(start, start + 60)}`,
  }))
}
