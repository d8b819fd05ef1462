// Chromium for tests, where it is; CI always has it.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import type { Test } from 'tap'

const executablePath = '/usr/bin/chromium'

/** Why a test of pages is skipped; `false` where it is not. */
export const noBrowser = !existsSync(executablePath) && !process.env.CI && 'there is no Chromium'

/** A browser that asks for nothing of its own, closed after the test. */
export async function browserFor(t: Test): Promise<Browser> {
  const features = ['background-networking', 'component-update', 'sync', 'gpu', 'quic'].map(
    (each) => `--disable-${each}`
  )
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', ...features] })
  t.teardown(() => browser.close())
  return browser
}
