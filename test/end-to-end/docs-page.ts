// A page of the docs in a browser, and what is wrong with it.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Test } from 'tap'
import { packageFolder as root } from '../../server/package-folder.js'

export const site = join(root, 'dist/site')
export const names = readdirSync(site).filter((name) => name.endsWith('.html'))
export const reference = 'reference.html'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const desk = { width: 1280, height: 900 }
export const phone = { width: 360, height: 740 }

/** A page that notes what it should not do: ask other origins than its own, and complain. */
export async function watched(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
  const page = await browser.newPage(options)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) faults.push(`asks ${request.url()}`)
  })
  return { page, faults }
}

/** The reference draws its parts as they are needed; with this one the first are there. */
export const drawn = (page: Page, name: string) =>
  page.getByRole('heading', name === reference ? { name: 'List notes' } : { level: 1 }).waitFor()

/** What axe finds, of those that shut someone out. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  // Requests of its own it must not make here.
  const found: { impact: string; id: string; nodes: { html: string }[] }[] = await page.evaluate(
    'axe.run({ preload: false }).then(({ violations }) => violations)'
  )
  return found
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

export const looks = [
  { colorScheme: 'light', viewport: desk },
  { colorScheme: 'dark', viewport: phone },
] as const

export async function looksRight(t: Test, page: Page, name: string) {
  t.strictSame(await barriers(page), [], name)
  const [width, window] = await page.evaluate<number[]>('[document.documentElement.scrollWidth, innerWidth]')
  t.equal(width, window, `${name} scrolls to the side`)
}
