// `npm run docs`: builds the site into dist/site, a folder of plain files. The server serves it at /docs.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSync } from 'esbuild'
import { licensesOf } from '../server/bundled-packages.mjs'
import { packageFolder } from '../server/package-folder.js'
import { baseUrlOf, type Document } from '../spec/generator/openapi.js'
import { benchmarkChart, chartFile, readBenchmark } from './benchmark.js'
import { generatedSections } from './generated-sections.js'
import { highlightStyles } from './highlight.js'
import { guideDocument, referenceDocument } from './layout.js'
import { expandSections, publishedMarkdown, renderGuide } from './markdown.js'
import { referenceMarkdown } from './reference-markdown.js'
import { referenceOpenapi } from './reference-openapi.js'
import { searchEntries } from './search-entries.js'

/** Returns the folder of an installed package. */
const folderOf = (name: string) => join(packageFolder, 'node_modules', name)
const scalar = folderOf('@scalar/fastify-api-reference')
const site = join(packageFolder, 'dist/site')

/** The guides in reading order. */
const guideNames = [
  'index',
  'authentication',
  'paging',
  'failures',
  'limits',
  'editing-together',
  'events',
  'chat',
  'client',
  'client-methods',
  'languages',
  'mcp',
  'production',
  'monitoring',
  'speed',
  'design',
]

/** Files that are published as they are. */
const assets = [
  'docs/alerts.yaml',
  'docs/architecture.svg',
  'docs/benchmark.json',
  'docs/reference-page.js',
  'generated/openapi.json',
  'generated/openapi.yaml',
]

const contract: Document = JSON.parse(readFileSync(join(packageFolder, 'generated/openapi.json'), 'utf8'))
const exampleBaseUrl = baseUrlOf(contract)
const sections = generatedSections(contract)

const guides = [
  ...guideNames.map((name) => guideFrom(name, `docs/guides/${name}.md`)),
  guideFrom('changes', 'CHANGELOG.md'),
]
const reference = { name: 'reference', title: 'API reference' }
// The reference comes before the changelog.
const pages = guides.map(({ name, guide }) => ({ name, title: guide.title })).toSpliced(-1, 0, reference)

rmSync(site, { recursive: true, force: true })
mkdirSync(site, { recursive: true })
for (const { name, guide, markdown } of guides) {
  write(`${name}.html`, guideDocument(name, guide, pages))
  write(`${name}.md`, publishedMarkdown(markdown))
}
write(`${reference.name}.html`, referenceDocument(reference.title, JSON.stringify(referenceOpenapi(contract))))
write(`${reference.name}.md`, referenceMarkdown(reference.title, contract))
write('renderer.js', referenceRenderer())
write('search-entries.js', `const searchEntries = ${JSON.stringify(searchEntries(guides, contract))}\n`)
write('page.js', pageScript())
write('style.css', readFileSync(join(packageFolder, 'docs/style.css'), 'utf8') + highlightStyles())
write('llms.txt', overview())
write('licenses.md', licensesOf([scalar, folderOf('minisearch')]))
write(chartFile, benchmarkChart(readBenchmark()))
for (const asset of assets) cpSync(join(packageFolder, asset), join(site, basename(asset)))

const bytes = readdirSync(site).reduce((sum, name) => sum + statSync(join(site, name)).size, 0)
process.stdout.write(`dist/site: ${pages.length} pages, ${(bytes / 1e6).toFixed(1)} MB\n`)

function guideFrom(name: string, file: string) {
  const markdown = expandSections(readFileSync(join(packageFolder, file), 'utf8'), sections)
  return { name, markdown, guide: renderGuide(markdown, exampleBaseUrl) }
}

function write(name: string, text: string) {
  writeFileSync(join(site, name), text)
}

/**
 * Returns the browser bundle of Scalar, which renders the API reference. Its validator tests whether it may compile code
 * from strings. The content security policy of the docs forbids that, and the browser would report the test as an error
 * in the console, so the test is replaced with its result.
 */
function referenceRenderer() {
  const bundle = readFileSync(join(scalar, 'dist/js/standalone.js'), 'utf8')
  const test = 'try{return new Function(""),!0}catch(e){return!1}'
  if (bundle.split(test).length !== 2)
    throw new Error('The bundle of Scalar has changed: find its use of `new Function`')
  return bundle.replace(test, 'return!1')
}

/** Returns the script of every page with the library that it imports. */
function pageScript() {
  const { outputFiles } = buildSync({
    entryPoints: [join(packageFolder, 'docs/page.js')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    format: 'iife',
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Returns an overview of the pages for language models (https://llmstxt.org). */
function overview() {
  const [start] = guides
  const links = guides.map(({ name, guide }) => `- [${guide.title}](${name}.md): ${guide.summary}`)
  return `# Notewire

> ${start?.guide.summary}

## Guides

${links.join('\n')}

## API

- [${reference.title}](reference.md): every operation, event and schema
- [OpenAPI document](openapi.yaml): the contract itself
`
}
