// The pages of the docs in a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Test } from 'tap'
import { packageFolder } from '../../server/package-folder.js'
import { newPage } from '../browser.js'

export const site = join(packageFolder, 'dist/site')
export const referenceName = 'reference.html'
export const guideNames = readdirSync(site).filter((name) => name.endsWith('.html') && name !== referenceName)

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 360, height: 740 }
export const appearances = [
  { colorScheme: 'light', viewport: desktop },
  { colorScheme: 'dark', viewport: phone },
] as const

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Opens a page that records errors in its console and requests to any address that does not start with `prefix`. A test that
 * visits many addresses should use one page: a new one starts a process, which compiles all scripts again.
 */
export async function newWatchedPage(browser: Browser, prefix: string, options: BrowserContextOptions = {}) {
  const page = await newPage(browser, options)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(prefix) && !/^(data|blob):/.test(url)) complaints.push(`requests ${url}`)
  })
  return { page, takeComplaints: () => complaints.splice(0) }
}

/** Waits until the content of a page is visible. The reference renders its operations after it has loaded. */
export const waitForContent = (page: Page, name: string) =>
  page.getByRole('heading', name === referenceName ? { name: 'List notes' } : { level: 1 }).waitFor()

/** Returns the serious and critical accessibility violations that axe finds in the element of a selector. */
export async function accessibilityViolations(page: Page, selector = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  // The page must not send requests, so axe may not preload its style sheets. Listing what passes takes half of its time.
  const violations: { impact: string; id: string; nodes: { html: string }[] }[] = await page.evaluate(
    `axe.run('${selector}', { preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations)`
  )
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Checks that a page is accessible and does not scroll sideways. */
export async function checkAppearance(t: Test, page: Page, name: string) {
  t.strictSame(await accessibilityViolations(page), [], name)
  const [contentWidth, windowWidth] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, innerWidth]'
  )
  t.equal(contentWidth, windowWidth, `${name} does not scroll sideways`)
}
