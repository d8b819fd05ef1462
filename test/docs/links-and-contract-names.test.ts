// The Markdown documents of the repository: their links, and the names that they use.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { allTools } from '../../clients/mcp/src/server.js'
import { generatedSections } from '../../docs/generated-sections.js'
import { expandSections, renderGuide } from '../../docs/markdown.js'
import { problems } from '../../generated/problems.js'
import { variables } from '../../server/config.js'
import { packageFolder } from '../../server/package-folder.js'
import { methodsOf } from '../../spec/generator/client-methods.js'
import { document } from '../conformance.js'
import { codeBlocksOf } from '../end-to-end/code-blocks.js'
import { documents, read } from './documents.js'

const sections = generatedSections(document)
/** The anchors of guides that have been rendered. */
const anchors = new Map<string, (string | undefined)[]>()

const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '')

t.test('every link to a file of the repository, or to a heading of a guide, has a target', async (t) => {
  for (const file of documents) t.strictSame(deadLinksOf(file, read(file)), [], file)
})

t.test('a dead link is found', async (t) => {
  const markdown = `[a](docs/guides/gone.md) [b](docs/guides/failures.md#gone) [c](docs/guides/failures.md#forbidden)
[d](https://github.com/notewire/notewire/blob/main/gone.ts) [e](https://example.com/gone)`
  t.strictSame(deadLinksOf('README.md', markdown), [
    'docs/guides/gone.md',
    'docs/guides/failures.md#gone',
    'https://github.com/notewire/notewire/blob/main/gone.ts',
  ])
})

t.test('the documents name only codes, fields, parameters, events and variables that exist', async (t) => {
  for (const file of documents) t.strictSame(unknownNamesIn(read(file)), [], file)
})

t.test('an unknown name is found', async (t) => {
  const markdown =
    "`group_gone`, `note_codes`, `note.copied`, `RATE_LIMITS`\n\n```ts\nif (error.code === 'group_taken') throw error\n```\n"
  t.strictSame(unknownNamesIn(markdown), ['group_gone', 'note_codes', 'note.copied', 'RATE_LIMITS', 'group_taken'])
})

t.test('the table of methods in the README of the client lists all of them', async (t) => {
  const [header = '', , ...rows] =
    read('clients/typescript/README.md')
      .match(/^\| `notewire\.[\s\S]*?\n\n/m)?.[0]
      .trim()
      .split('\n') ?? []
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.match(/`(?:notewire\.)?(\w+)/)?.[1])
  const listed = rows.flatMap((row) =>
    cellsOf(row).flatMap((name, column) => (name ? [`${cellsOf(header)[column]}.${name}`] : []))
  )
  const methods = methodsOf(document).map(({ tag, name }) => `${tag}.${name}`)
  t.strictSame(listed.sort(), methods.sort())
})

/** Returns the links of a document that lead nowhere, except those to other sites. */
function deadLinksOf(file: string, markdown: string): string[] {
  const links = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href)
  return links.filter((href) => {
    // The README of the client is published without the repository, so its links are absolute.
    const inRepository = href.match(/^https:\/\/github\.com\/notewire\/notewire\/(?:blob|tree)\/main\/(.*)$/)?.[1]
    if (href.startsWith('https:') && inRepository === undefined) return false
    const [path = '', anchor] = (inRepository ?? join(dirname(file), href)).split('#')
    if (!existsSync(join(packageFolder, path))) return true
    return anchor !== undefined && !anchorsOf(path).includes(anchor)
  })
}

/** Returns the anchors of a guide. It is rendered once for all links to it, without programs: highlighting them takes long. */
function anchorsOf(guide: string): (string | undefined)[] {
  const known = anchors.get(guide)
  if (known) return known
  const { html } = renderGuide(withoutCode(expandSections(read(guide), sections)), 'http://127.0.0.1:3000')
  const found = [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  anchors.set(guide, found)
  return found
}

/** Returns the names in the text and the programs of a document that neither the contract nor the configuration has. */
function unknownNamesIn(markdown: string): string[] {
  const names = withoutCode(markdown).matchAll(/`([a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+|note\.\w+)`/g)
  const programs = codeBlocksOf(markdown).filter(({ language }) => language === 'ts')
  const codes = programs.flatMap(({ text }) => [...text.matchAll(/code === '(\w+)'/g)])
  return [...names, ...codes].map(([, name = '']) => name).filter((name) => !isKnown(name))
}

const contract = JSON.stringify(document)
const otherNames = [
  ...allTools.map(({ name }) => name),
  // The client
  'deadline_exceeded',
  'invalid_argument',
  'invalid_response',
  'list_changed',
  'network_error',
  // PostgreSQL and PgBouncer
  'max_connections',
  'pg_dump',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
  'search_path',
  'ignore_startup_parameters',
  // Node
  'NODE_EXTRA_CA_CERTS',
  // The tests
  'TEST_POSTGRES_URL',
]

const metrics = ['server/routes/system.ts', 'server/delivery/metrics.ts', 'server/store/database-metrics.ts']
  .map(read)
  .join()

const isKnown = (name: string) =>
  otherNames.includes(name) ||
  (name.startsWith('notewire_') && metrics.includes(`'${name}'`)) ||
  name in problems ||
  name in variables ||
  new RegExp(`["{]${name.replace('.', '\\.')}["}]`).test(contract)
