// Chromium for tests, where it is; CI always has it.
import { existsSync } from 'node:fs'
import type { TestContext } from 'node:test'
import { type Browser, chromium } from 'playwright-core'

const executablePath = '/usr/bin/chromium'

/** Why a test of pages is skipped; `false` where it is not. */
export const noBrowser = !existsSync(executablePath) && !process.env.CI && 'there is no Chromium'

/** A browser that asks for nothing of its own, closed after the test. */
export async function browserFor(t: TestContext): Promise<Browser> {
  const features = ['background-networking', 'component-update', 'sync', 'gpu', 'quic'].map(
    (each) => `--disable-${each}`
  )
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', ...features] })
  t.after(() => browser.close())
  return browser
}
