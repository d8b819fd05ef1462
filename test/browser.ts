// Chromium for tests, where it is; CI always has it.
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Test } from 'tap'

const executablePath = '/usr/bin/chromium'
/** How long a busy machine may take to start it, or to render a page. */
const timeoutMs = 120_000

/** Why a test of pages is skipped; `false` where it is not. */
export const noBrowser = !existsSync(executablePath) && !process.env.CI && 'there is no Chromium'

/** A browser that asks for nothing of its own, closed after the test. */
export async function browserFor(t: Test): Promise<Browser> {
  const features = ['background-networking', 'component-update', 'sync', 'gpu', 'quic'].map(
    (each) => `--disable-${each}`
  )
  const args = ['--headless', '--no-sandbox', ...features]
  const browser = await chromium.launch({ executablePath, timeout: timeoutMs, args })
  t.teardown(() => browser.close())
  return browser
}

/** Opens an empty page. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options)
  page.setDefaultTimeout(timeoutMs)
  return page
}
