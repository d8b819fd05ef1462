// The site as files: nothing leads nowhere, nothing comes from elsewhere, and the guides speak of what there is.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import t from 'tap'
import { problems } from '../../generated/problems.js'
import { variables } from '../../server/config.js'
import { packageFolder as root } from '../../server/package-folder.js'
import { operationsOf } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'
import { blocksOf } from './blocks.js'

const site = join(root, 'dist/site')
const files = readdirSync(site)
const pages = files.filter((name) => name.endsWith('.html'))
const read = (path: string) => readFileSync(path, 'utf8')
const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
const documents = ['README.md', 'CONTRIBUTING.md', 'clients/typescript/README.md', ...guides]

/** The addresses within each page. */
const anchors = new Map(
  pages.map((name) => [name, [...read(join(site, name)).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)])
)
anchors.get('reference.html')?.push(...operationsOf(document).map(({ operation }) => operation.operationId))
anchors.get('reference.html')?.push(...Object.keys(document.webhooks))

const isDead = (name: string, href: string) => {
  const [file, anchor] = href.split('#')
  const target = file || name
  return !files.includes(target) || (anchor !== undefined && !anchors.get(target)?.includes(decodeURIComponent(anchor)))
}

t.test('no link of the site is dead, and nothing that a page loads comes from elsewhere', async (t) => {
  for (const name of pages) {
    const [html = ''] = read(join(site, name)).split('<script id="contract"')
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    const loaded = [...html.matchAll(/(?:<link [^>]*href|src)="([^"]+)"/g)].map(([, href = '']) => href)
    t.ok(links.length > 2)
    const dead = [...links.filter((href) => !/^https?:/.test(href)), ...loaded.filter((href) => href !== 'data:,')]
    t.strictSame(
      dead.filter((href) => isDead(name, href)),
      [],
      name
    )
  }
  t.notMatch(read(join(site, 'style.css')), /url\(|@import/)
})

t.test('every failure has its entry, at the address that its type names', async (t) => {
  t.strictSame(
    Object.keys(problems).filter((code) => isDead('index.html', `failures.html#${code}`)),
    []
  )
})

t.test('the site weighs under 5 MB', async (t) => {
  t.ok(files.reduce((sum, name) => sum + statSync(join(site, name)).size, 0) < 5e6)
})

t.test('no link of the README and the guides is dead where they lie in the repository', async (t) => {
  const here = 'https://github.com/notewire/notewire/(?:blob|tree)/main/'
  for (const file of documents) {
    const text = read(join(root, file)).replace(/^```[\s\S]*?^```$/gm, '')
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href)
    const dead = links.filter((href) => {
      const own = href.match(`^${here}(.*)$`)?.[1]
      if (/^https?:/.test(href) && own === undefined) return false
      const [path = '', anchor] = (own ?? join(dirname(file), href)).split('#')
      if (!existsSync(join(root, normalize(path)))) return true
      const page = path.match(/^docs\/guides\/(\w+)\.md$/)?.[1]
      return page !== undefined && anchor !== undefined && isDead('', `${page}.html#${anchor}`)
    })
    t.strictSame(dead, [], file)
  }
})

/** Names in a document's text and programs that neither the contract nor the configuration has. */
function unknownNames(markdown: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```$/gm, '')
  const words = text.matchAll(/`([a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+|note\.\w+)`/g)
  const programs = blocksOf(markdown).flatMap(({ lang, text }) => (lang === 'ts' ? text : []))
  const codes = programs.join('').matchAll(/code === '(\w+)'/g)
  return [...words, ...codes].map(([, word = '']) => word).filter((word) => !isKnown(word))
}

const contract = JSON.stringify(document)
const ofPostgres = [
  'max_connections',
  'pg_dump',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
  'search_path',
  'ignore_startup_parameters',
  'NODE_EXTRA_CA_CERTS',
]
const isKnown = (word: string) =>
  ofPostgres.includes(word) ||
  word in problems ||
  word in variables ||
  new RegExp(`["{]${word.replace('.', '\\.')}["}]`).test(contract)

t.test('the guides name no code, field, parameter, event or variable that there is not', async (t) => {
  for (const file of documents.filter((file) => file !== 'CONTRIBUTING.md')) {
    t.strictSame(unknownNames(read(join(root, file))), [], file)
  }
  const planted =
    "`group_gone`, `note_codes`, `note.copied`, `RATE_LIMITS`\n\n```ts\nif (error.code === 'group_taken') throw error\n```\n"
  const found = ['group_gone', 'note_codes', 'note.copied', 'RATE_LIMITS', 'group_taken']
  t.strictSame(unknownNames(planted), found)
})
