// The docs in a browser, served by the server.
import t from 'tap'
import { browserFor, newPage, noBrowser } from '../browser.js'
import { createNote, service } from '../helper.js'
import {
  accessibilityViolations,
  appearances,
  checkAppearance,
  guideNames,
  newWatchedPage,
  phone,
  referenceName,
  waitForContent,
} from './docs-page.js'

const skip = noBrowser

// The reference takes seconds to render, and axe to check it.
t.setTimeout(300_000)

t.test('the start page shows the address of the server and the name of the team', async (t) => {
  const { baseUrl } = await service(t, { TEAM_NAME: '<Us & them>' })
  const page = await fetch(`${baseUrl}/docs`)
  t.equal(page.url, `${baseUrl}/docs/`)
  const html = await page.text()
  t.match(html, /<title>[^<]+ · &lt;Us &amp; them&gt;<\/title>/)
  t.ok(html.includes(`${baseUrl}/api/v1/notes`))
})

t.test('every guide is accessible, light on a desktop and dark on a phone', { skip }, async (t) => {
  const { baseUrl } = await service(t)
  const { page, takeComplaints } = await newWatchedPage(await browserFor(t), baseUrl)
  for (const name of guideNames) {
    await page.goto(`${baseUrl}/docs/${name}`)
    await waitForContent(page, name)
    for (const { colorScheme, viewport } of appearances) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      await checkAppearance(t, page, name)
    }
    t.strictSame(takeComplaints(), [], name)
  }
})

for (const appearance of appearances) {
  const { colorScheme, viewport } = appearance
  const title = `the reference is accessible and sends a request, ${colorScheme} and ${viewport.width} px wide`
  t.test(title, { skip }, async (t) => {
    const { baseUrl, call, admin } = await service(t)
    await createNote(call, { name: 'Found by trying' })
    const { page, takeComplaints } = await newWatchedPage(await browserFor(t), baseUrl, appearance)
    await page.goto(`${baseUrl}/docs/reference#Notes_list`)
    await waitForContent(page, referenceName)
    await checkAppearance(t, page, referenceName)

    await page.getByPlaceholder('Token').locator('visible=true').first().fill(admin.token)
    await page
      .locator('#api-1\\/tag\\/notes\\/Notes_list')
      .getByRole('button', { name: /Test Request/ })
      .click()
    await page.getByRole('button', { name: /^Send/ }).first().click()
    await page.getByText('"Found by trying"').waitFor()
    t.strictSame(await accessibilityViolations(page, '[role=dialog]'), [], 'the open form is accessible')
    t.strictSame(takeComplaints(), [])
  })
}

t.test('the `type` of a failure leads to its entry', { skip }, async (t) => {
  const { call } = await service(t)
  const { body } = await call('GET /notes/aaaaaaaaaaaa')
  const page = await newPage(await browserFor(t), { viewport: phone })
  await page.goto(body.type)
  const entry = page.locator(':target')
  t.equal(await entry.getAttribute('id'), 'note_not_found')
  t.ok(((await entry.boundingBox())?.y ?? Infinity) < 200, 'the entry is in view')
})
