// `npm run docs`: builds the site into dist/site, a folder of plain files. The server serves it at /docs.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { packageFolder } from '../server/package-folder.js'
import { baseUrlOf, type Document } from '../spec/generator/openapi.js'
import { generatedSections } from './generated-sections.js'
import { guideDocument, referenceDocument } from './layout.js'
import { renderGuide } from './markdown.js'

const require = createRequire(import.meta.url)
const site = join(packageFolder, 'dist/site')

/** The guides in reading order. */
const guideNames = ['index', 'authentication', 'paging', 'failures', 'limits', 'events', 'chat', 'production', 'design']

/** Files that are published as they are. */
const assets = [
  'docs/style.css',
  'docs/architecture.svg',
  'docs/reference-page.js',
  'generated/openapi.json',
  'generated/openapi.yaml',
]

const contract: Document = JSON.parse(readFileSync(join(packageFolder, 'generated/openapi.json'), 'utf8'))
const exampleBaseUrl = baseUrlOf(contract)
const sections = generatedSections(contract)

const guides = guideNames.map((name) => {
  const markdown = readFileSync(join(packageFolder, `docs/guides/${name}.md`), 'utf8')
  return { name, guide: renderGuide(markdown, { exampleBaseUrl, sections }) }
})
const reference = { name: 'reference', title: 'API reference' }
const pages = [...guides.map(({ name, guide }) => ({ name, title: guide.title })), reference]

rmSync(site, { recursive: true, force: true })
mkdirSync(site, { recursive: true })
for (const { name, guide } of guides) write(`${name}.html`, guideDocument(name, guide, pages))
write(`${reference.name}.html`, referenceDocument(reference.title, JSON.stringify(contract)))
write('renderer.js', referenceRenderer())
for (const asset of assets) cpSync(join(packageFolder, asset), join(site, basename(asset)))

const bytes = readdirSync(site).reduce((sum, name) => sum + statSync(join(site, name)).size, 0)
process.stdout.write(`dist/site: ${pages.length} pages, ${(bytes / 1e6).toFixed(1)} MB\n`)

function write(name: string, text: string) {
  writeFileSync(join(site, name), text)
}

/**
 * Returns the browser bundle of Scalar, which renders the API reference. Its validator tests whether it may compile code
 * from strings. The content security policy of the docs forbids that, and the browser would report the test as an error
 * in the console, so the test is replaced with its result.
 */
function referenceRenderer() {
  const scalarFolder = dirname(require.resolve('@scalar/fastify-api-reference'))
  const bundle = readFileSync(join(scalarFolder, 'js/standalone.js'), 'utf8')
  const test = 'try{return new Function(""),!0}catch(e){return!1}'
  if (bundle.split(test).length !== 2)
    throw new Error('The bundle of Scalar has changed: find its use of `new Function`')
  return bundle.replace(test, 'return!1')
}
