// The docs in a browser: from the server and from files, on a desk and on a phone, in light and dark.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { operationsOf } from '../../spec/document.js'
import { browserFor, noBrowser } from '../browser.js'
import { document } from '../contract.js'
import { createNote, service } from '../helper.js'
import { root } from './blocks.js'

const site = join(root, 'dist/site')
const names = readdirSync(site).filter((name) => name.endsWith('.html'))
const reference = 'reference.html'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const desk = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
const skip = noBrowser

/** A page that notes what it should not do: ask other origins than its own, and complain. */
async function watched(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
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
const drawn = (page: Page, name: string) =>
  page.getByRole('heading', name === reference ? { name: 'List notes' } : { level: 1 }).waitFor()

/** What axe finds, of those that shut someone out. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  // Requests of its own it must not make here.
  const found: { impact: string; id: string; nodes: { html: string }[] }[] = await page.evaluate(
    'axe.run({ preload: false }).then(({ violations }) => violations)'
  )
  return found
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

const looks = [
  { colorScheme: 'light', viewport: desk },
  { colorScheme: 'dark', viewport: phone },
] as const

async function looksRight(page: Page, name: string) {
  assert.deepEqual(await barriers(page), [], name)
  const [width, window] = await page.evaluate<number[]>('[document.documentElement.scrollWidth, innerWidth]')
  assert.equal(width, window, `${name} scrolls to the side`)
}

test('every guide from the server, light on a desk and dark on a phone', { skip }, async (t) => {
  const { baseUrl } = await service(t)
  const browser = await browserFor(t)
  for (const name of names.filter((each) => each !== reference)) {
    const { page, faults } = await watched(browser, baseUrl)
    await page.goto(`${baseUrl}/docs/${name}`)
    await drawn(page, name)
    for (const { colorScheme, viewport } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      await looksRight(page, name)
    }
    assert.deepEqual(faults, [], name)
    await page.close()
  }
})

test('the reference from the server, light on a desk and dark on a phone', { skip }, async (t) => {
  const { baseUrl } = await service(t)
  const browser = await browserFor(t)
  for (const look of looks) {
    const { page, faults } = await watched(browser, baseUrl, look)
    await page.goto(`${baseUrl}/docs/reference`)
    await drawn(page, reference)
    await looksRight(page, `${look.colorScheme}, ${look.viewport.width}`)
    assert.deepEqual(faults, [])
    await page.close()
  }
})

test('every page from files', { skip }, async (t) => {
  const browser = await browserFor(t)
  for (const name of names) {
    const { page, faults } = await watched(browser, `file://${site}/`)
    await page.goto(`file://${site}/${name}`)
    await drawn(page, name)
    assert.deepEqual(faults, [], name)
    await page.close()
  }
})

test('every operation and every event is at its address', { skip }, async (t) => {
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
    assert.ok(box && box.y > 0 && box.y < 400, `${id} is at ${box?.y}`)
  }
})

test('the failure that a type names is the one in sight', { skip }, async (t) => {
  const { call } = await service(t)
  const { body } = await call('GET /notes/aaaaaaaaaaaa')
  const page = await (await browserFor(t)).newPage({ viewport: phone })
  await page.goto(body.type)
  assert.equal(await page.locator(':target').getAttribute('id'), 'note_not_found')
  assert.ok(((await page.locator(':target').boundingBox())?.y ?? 999) < 200)
})

for (const viewport of [desk, phone]) {
  test(`the reference lists notes with a pasted token, ${viewport.width} wide`, { skip }, async (t) => {
    const { baseUrl, call, admin } = await service(t)
    await createNote(call, { name: 'Seen by trying' })
    const { page, faults } = await watched(await browserFor(t), baseUrl, { viewport })
    await page.goto(`${baseUrl}/docs/reference#Notes_list`)
    await page.getByPlaceholder('Token').locator('visible=true').first().fill(admin.token)
    await page
      .locator('#api-1\\/tag\\/notes\\/Notes_list')
      .getByRole('button', { name: /Test Request/ })
      .click()
    await page.getByRole('button', { name: /^Send/ }).first().click()
    await page.getByText('"Seen by trying"').waitFor()
    assert.deepEqual(await barriers(page), [], 'with the form open')
    assert.deepEqual(faults, [])
  })
}

test('the reference is searched', { skip }, async (t) => {
  const page = await (await browserFor(t)).newPage({ viewport: desk })
  await page.goto(`file://${site}/reference.html`)
  await drawn(page, reference)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('archive')
  await page.getByText('Archive a note').locator('visible=true').first().waitFor()
  assert.deepEqual(await barriers(page), [])
})

test('a page is read and left by keyboard', { skip }, async (t) => {
  const page = await (await browserFor(t)).newPage({ viewport: phone })
  await page.goto(`file://${site}/paging.html`)
  await page.keyboard.press('Tab')
  assert.equal(await page.locator(':focus').textContent(), 'Skip to the content')
  await page.getByRole('button', { name: 'Pages' }).press('Enter')
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Failures' })
  await link.press('Enter')
  await page.waitForURL(/failures\.html$/)

  await page.goto(`file://${site}/reference.html`)
  await drawn(page, reference)
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  assert.equal(await page.locator('main:focus').count(), 1)
})

test('the menu of a phone held sideways leads to every page', { skip }, async (t) => {
  const page = await (await browserFor(t)).newPage({ viewport: { width: 740, height: 330 } })
  await page.goto(`file://${site}/index.html`)
  await page.getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'API reference' }).click()
  await page.waitForURL(/reference\.html$/)
})
