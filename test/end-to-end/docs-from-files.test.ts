// The docs in a browser, opened from files.
import t from 'tap'
import { operationsOf } from '../../spec/generator/openapi.js'
import { browserFor, newPage, noBrowser } from '../browser.js'
import { document } from '../conformance.js'
import {
  accessibilityViolations,
  desktop,
  guideNames,
  newWatchedPage,
  phone,
  referenceName,
  site,
  waitForContent,
} from './docs-page.js'

const skip = noBrowser

// The reference takes seconds to render, and axe to check it.
t.setTimeout(300_000)

t.test('every guide opens without errors, and loads only files of the site', { skip }, async (t) => {
  const { page, takeComplaints } = await newWatchedPage(await browserFor(t), `file://${site}/`)
  for (const name of guideNames) {
    await page.goto(`file://${site}/${name}`)
    await waitForContent(page, name)
    t.strictSame(takeComplaints(), [], name)
  }
})

t.test('the reference', { skip }, async (t) => {
  const browser = await browserFor(t)
  const { page, takeComplaints } = await newWatchedPage(browser, `file://${site}/`, { viewport: desktop })
  await page.goto(`file://${site}/reference.html`)
  await waitForContent(page, referenceName)

  await t.test('has an address for every operation and every event', async (t) => {
    const operations = operationsOf(document).map(
      ({ operation }) => [operation.operationId, operation.summary] as const
    )
    const events = Object.entries(document.webhooks).map(([type, { post }]) => [type, post.summary] as const)
    for (const [id, summary] of [...operations, ...events].reverse()) {
      await page.evaluate(`location.hash = '#${id}'`)
      const heading = page.getByRole('heading', { name: summary, exact: true, level: 3 })
      await page.waitForFunction(
        `document.evaluate('//h3[normalize-space()="${summary}"]', document, null, 9).singleNodeValue?.getBoundingClientRect().top < 400`
      )
      const box = await heading.boundingBox()
      t.ok(box && box.y > 0 && box.y < 400, `${id} is in view`)
    }
  })

  await t.test('has a skip link', async (t) => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    t.equal(await page.locator('main:focus').count(), 1)
  })

  await t.test('can be searched', async (t) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('archive')
    await page.getByText('Archive a note').locator('visible=true').first().waitFor()
    t.strictSame(await accessibilityViolations(page, '[role=dialog]'), [])
  })

  t.strictSame(takeComplaints(), [], 'it opens without errors, and loads only files of the site')
})

t.test('the menu works by keyboard', { skip }, async (t) => {
  const page = await newPage(await browserFor(t), { viewport: phone })
  await page.goto(`file://${site}/paging.html`)
  await page.keyboard.press('Tab')
  t.equal(await page.locator(':focus').textContent(), 'Skip to content')
  await page.getByRole('button', { name: 'Pages' }).press('Enter')
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Failures' })
  await link.press('Enter')
  await page.waitForURL(/failures\.html$/)
})

t.test('the menu scrolls to every page on a phone in landscape', { skip }, async (t) => {
  const page = await newPage(await browserFor(t), { viewport: { width: 740, height: 330 } })
  await page.goto(`file://${site}/index.html`)
  await page.getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'API reference' }).click()
  await page.waitForURL(/reference\.html$/)
})

t.test('the search finds a failure, a method and a sentence of a guide', { skip }, async (t) => {
  const { page, takeComplaints } = await newWatchedPage(await browserFor(t), `file://${site}/`, { viewport: phone })
  const results = page.getByRole('dialog').getByRole('link')
  for (const [query, name, address] of [
    ['note_not_found', /note_not_found/, /failures\.html#note_not_found$/],
    ['Notes_archive', /Archive a note/, /reference\.html#Notes_archive$/],
    ['previous page null', /Paging|page/i, /paging\.html/],
  ] as const) {
    await page.goto(`file://${site}/index.html`)
    await page.keyboard.press('/')
    await page.getByRole('searchbox').fill(query)
    const result = results.filter({ hasText: name }).first()
    await result.waitFor()
    t.match(await result.getAttribute('href'), address, query)
    t.strictSame(await accessibilityViolations(page), [], query)
  }
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByText('Nothing was found.').waitFor()
  await page.getByRole('searchbox').fill('note_not_found')
  await page.keyboard.press('Enter')
  await page.waitForURL(/failures\.html#note_not_found$/)
  t.strictSame(takeComplaints(), [])
})

t.test('every block of code can be copied', { skip }, async (t) => {
  const browser = await browserFor(t)
  const page = await newPage(browser, { viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })
  for (const name of guideNames) {
    await page.goto(`file://${site}/${name}`)
    const blocks = await page.locator('pre').all()
    t.equal(await page.getByRole('button', { name: 'Copy' }).count(), blocks.length, name)
  }
  await page.goto(`file://${site}/index.html`)
  const block = page.locator('pre').nth(2)
  await block.hover()
  await page.getByRole('button', { name: 'Copy' }).nth(2).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  t.equal(await page.evaluate('navigator.clipboard.readText()'), (await block.textContent())?.trimEnd())
})
