// The files that `npm run docs` builds.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { problems } from '../../generated/problems.js'
import { packageFolder } from '../../server/package-folder.js'
import { operationsOf } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'

const site = join(packageFolder, 'dist/site')
const files = readdirSync(site)
const pages = files.filter((name) => name.endsWith('.html'))
const read = (name: string) => readFileSync(join(site, name), 'utf8')

/** The anchors of each page. The script of the reference adds one for each operation and event. */
const anchors = new Map(pages.map((name) => [name, [...read(name).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)]))
anchors.get('reference.html')?.push(...operationsOf(document).map(({ operation }) => operation.operationId))
anchors.get('reference.html')?.push(...Object.keys(document.webhooks))

t.test('every link to a page or a heading of the site has a target', async (t) => {
  for (const name of pages) {
    const links = [...markupOf(name).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    t.ok(links.length > 2, `${name} has links`)
    const internal = links.filter((href) => !/^https?:/.test(href))
    t.strictSame(
      internal.filter((href) => isDead(name, href)),
      [],
      name
    )
  }
})

t.test('a page loads only files of the site', async (t) => {
  for (const name of pages) {
    const loaded = [...markupOf(name).matchAll(/(?:<link [^>]*href|src)="([^"]+)"/g)].map(([, href = '']) => href)
    t.strictSame(
      loaded.filter((href) => href !== 'data:,' && isDead(name, href)),
      [],
      name
    )
  }
  t.notMatch(read('style.css'), /url\(|@import/)
})

t.test('every failure has an entry at the address in its `type`', async (t) => {
  for (const code of Object.keys(problems)) t.notOk(isDead('index.html', `failures.html#${code}`), code)
})

t.test('the site is smaller than 5 MB', async (t) => {
  const bytes = files.reduce((sum, name) => sum + statSync(join(site, name)).size, 0)
  t.ok(bytes < 5e6, `${bytes} bytes`)
})

/** Returns a page without the contract that the reference embeds. */
function markupOf(page: string): string {
  return read(page).split('<script id="contract"')[0] ?? ''
}

function isDead(page: string, href: string) {
  const [file, anchor] = href.split('#')
  const target = file || page
  return !files.includes(target) || (anchor !== undefined && !anchors.get(target)?.includes(decodeURIComponent(anchor)))
}
