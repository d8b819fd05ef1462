// The docs in a browser, from the server: light on a desk, dark on a phone.
import t from 'tap'
import { browserFor, noBrowser } from '../browser.js'
import { createNote, service } from '../helper.js'
import { barriers, desk, drawn, looks, looksRight, names, phone, reference, watched } from './page.js'

const skip = noBrowser

t.test('every guide from the server, light on a desk and dark on a phone', { skip }, async (t) => {
  const { baseUrl } = await service(t)
  const browser = await browserFor(t)
  for (const name of names.filter((each) => each !== reference)) {
    const { page, faults } = await watched(browser, baseUrl)
    await page.goto(`${baseUrl}/docs/${name}`)
    await drawn(page, name)
    for (const { colorScheme, viewport } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      await looksRight(t, page, name)
    }
    t.strictSame(faults, [], name)
    await page.close()
  }
})

t.test('the reference from the server, light on a desk and dark on a phone', { skip }, async (t) => {
  const { baseUrl } = await service(t)
  const browser = await browserFor(t)
  for (const look of looks) {
    const { page, faults } = await watched(browser, baseUrl, look)
    await page.goto(`${baseUrl}/docs/reference`)
    await drawn(page, reference)
    await looksRight(t, page, `${look.colorScheme}, ${look.viewport.width}`)
    t.strictSame(faults, [])
    await page.close()
  }
})

t.test('the failure that a type names is the one in sight', { skip }, async (t) => {
  const { call } = await service(t)
  const { body } = await call('GET /notes/aaaaaaaaaaaa')
  const page = await (await browserFor(t)).newPage({ viewport: phone })
  await page.goto(body.type)
  t.equal(await page.locator(':target').getAttribute('id'), 'note_not_found')
  t.ok(((await page.locator(':target').boundingBox())?.y ?? 999) < 200)
})

for (const viewport of [desk, phone]) {
  t.test(`the reference lists notes with a pasted token, ${viewport.width} wide`, { skip }, async (t) => {
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
    t.strictSame(await barriers(page), [], 'with the form open')
    t.strictSame(faults, [])
  })
}
