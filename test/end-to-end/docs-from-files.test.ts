// The docs in a browser, from files.
import t from 'tap'
import { operationsOf } from '../../spec/generator/openapi.js'
import { browserFor, noBrowser } from '../browser.js'
import { document } from '../conformance.js'
import { barriers, desk, drawn, names, phone, reference, site, watched } from './page.js'

const skip = noBrowser

t.test('every page from files', { skip }, async (t) => {
  const browser = await browserFor(t)
  for (const name of names) {
    const { page, faults } = await watched(browser, `file://${site}/`)
    await page.goto(`file://${site}/${name}`)
    await drawn(page, name)
    t.strictSame(faults, [], name)
    await page.close()
  }
})

t.test('every operation and every event is at its address', { skip }, async (t) => {
  const browser = await browserFor(t)
  const page = await browser.newPage({ viewport: desk })
  const operations = operationsOf(document).map(({ operation }) => [operation.operationId, operation.summary] as const)
  const webhooks = Object.entries(document.webhooks).map(([type, { post }]) => [type, post.summary] as const)
  await page.goto(`file://${site}/reference.html`)
  await drawn(page, reference)
  for (const [id, summary] of [...operations, ...webhooks].reverse()) {
    await page.evaluate(`location.hash = '#${id}'`)
    const heading = page.getByRole('heading', { name: summary, exact: true, level: 3 })
    await page.waitForFunction(
      `document.evaluate('//h3[normalize-space()="${summary}"]', document, null, 9).singleNodeValue?.getBoundingClientRect().top < 400`
    )
    const box = await heading.boundingBox()
    t.ok(box && box.y > 0 && box.y < 400, `${id} is at ${box?.y}`)
  }
})

t.test('the reference is searched', { skip }, async (t) => {
  const page = await (await browserFor(t)).newPage({ viewport: desk })
  await page.goto(`file://${site}/reference.html`)
  await drawn(page, reference)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('archive')
  await page.getByText('Archive a note').locator('visible=true').first().waitFor()
  t.strictSame(await barriers(page), [])
})

t.test('a page is read and left by keyboard', { skip }, async (t) => {
  const page = await (await browserFor(t)).newPage({ viewport: phone })
  await page.goto(`file://${site}/paging.html`)
  await page.keyboard.press('Tab')
  t.equal(await page.locator(':focus').textContent(), 'Skip to the content')
  await page.getByRole('button', { name: 'Pages' }).press('Enter')
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Failures' })
  await link.press('Enter')
  await page.waitForURL(/failures\.html$/)

  await page.goto(`file://${site}/reference.html`)
  await drawn(page, reference)
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  t.equal(await page.locator('main:focus').count(), 1)
})

t.test('the menu of a phone held sideways leads to every page', { skip }, async (t) => {
  const page = await (await browserFor(t)).newPage({ viewport: { width: 740, height: 330 } })
  await page.goto(`file://${site}/index.html`)
  await page.getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'API reference' }).click()
  await page.waitForURL(/reference\.html$/)
})
