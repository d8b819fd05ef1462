// `npm run docs`: the docs as a folder of files, dist/site, for any file host, and for the server's /docs.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { problems } from '../generated/problems.js'
import { variables } from '../server/config.js'
import { packageFolder } from '../server/package-folder.js'
import { type Document, operationsOf } from '../spec/generator/openapi.js'
import { escaped, frame, inline, type Page, pageOf, referenceDocument } from './pages.js'

const root = packageFolder
const site = join(root, 'dist/site')
const source = (path: string) => readFileSync(join(root, path), 'utf8')

/** The guides, in the order of reading. */
const order = ['index', 'authentication', 'paging', 'failures', 'limits', 'events', 'chat', 'production', 'design']

const contract = JSON.parse(source('generated/openapi.json')) as Document
const operations = operationsOf(contract).map(({ operation }) => [operation.operationId, operation.summary] as const)
const webhooks = Object.entries(contract.webhooks).map(([type, { post }]) => [type, post.summary] as const)
const entries = new Map([...operations, ...webhooks])

/** What a guide can have made for it. */
const parts = {
  /** Links to operations and events of the reference. */
  reference: (ids: string[]) => {
    const links = ids.map((id) => {
      const summary = entries.get(id)
      if (!summary) throw new Error(`The contract has no ${id}`)
      return `<a href="reference.html#${id}">${escaped(summary)}</a>`
    })
    return `<p class="see">In the reference: ${links.join(' · ')}</p>`
  },
  /** Every failure, each with its address. */
  failures: () =>
    Object.entries(problems)
      .toSorted(([, a], [, b]) => a.status - b.status)
      .map(
        ([code, { status, title, description, remedy }]) => `<section class="failure" id="${code}">
<h3><a href="#${code}"><code>${code}</code></a></h3>
<p><strong>${escaped(title)}</strong>, status ${status}</p>
<p>${inline(description)}</p>
<p><em>What to do.</em> ${inline(remedy)}</p>
</section>`
      )
      .join('\n'),
  /** The variables that configure the server. */
  configuration: () =>
    `<dl>${Object.entries(variables)
      .map(
        ([name, { help, default: fallback }]) =>
          `<dt><code>${name}</code></dt><dd>${escaped(help)}${fallback && `; <code>${escaped(fallback)}</code> by default`}</dd>`
      )
      .join('\n')}</dl>`,
}

const reference = { name: 'reference', title: 'API reference' }
const guides: Page[] = order.map((name) => pageOf(name, source(`docs/guides/${name}.md`), parts))
const pages = [...guides, reference]

rmSync(site, { recursive: true, force: true })
mkdirSync(site, { recursive: true })
const write = (name: string, text: string) => writeFileSync(join(site, name), text)
for (const page of guides) write(`${page.name}.html`, frame(page, pages))
write(`${reference.name}.html`, referenceDocument(reference.title, JSON.stringify(contract)))
write('renderer.js', renderer())
for (const file of [
  'docs/style.css',
  'docs/reference.js',
  'docs/picture.svg',
  'generated/openapi.json',
  'generated/openapi.yaml',
]) {
  copyFileSync(join(root, file), join(site, file.slice(file.lastIndexOf('/') + 1)))
}

/**
 * The renderer's bundle for browsers. Its validator asks once whether it may make code from text; a page that forbids
 * that would report the question in the console, and the answer is known: no.
 */
function renderer() {
  const bundle = dirname(createRequire(import.meta.url).resolve('@scalar/fastify-api-reference'))
  const question = 'try{return new Function(""),!0}catch(e){return!1}'
  const parts = readFileSync(join(bundle, 'js/standalone.js'), 'utf8').split(question)
  if (parts.length !== 2) throw new Error('The renderer is another than it was: look where it uses `new Function`')
  return parts.join('return!1')
}

const bytes = readdirSync(site).reduce((sum, name) => sum + readFileSync(join(site, name)).length, 0)
process.stdout.write(`dist/site: ${pages.length} pages, ${(bytes / 1e6).toFixed(1)} MB\n`)
