import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { generatedSections } from '../../docs/generated-sections.js'
import { problems } from '../../generated/problems.js'
import { variables } from '../../server/config.js'
import { packageFolder } from '../../server/package-folder.js'

const contract = JSON.parse(readFileSync(join(packageFolder, 'generated/openapi.json'), 'utf8'))
const { reference, failures, configuration } = generatedSections(contract)

t.test('a reference links to operations and events by their summary', async (t) => {
  const html = reference?.(['Notes_list', 'note.updated'])
  t.match(html, '<a href="reference.html#Notes_list">List notes</a> · <a href="reference.html#note.updated">')
})

t.test('a reference to something that the contract does not have is an error', async (t) => {
  t.throws(() => reference?.(['Notes_copy']), /no operation or event "Notes_copy"/)
})

t.test('every failure has an entry under its code, with its status and its remedy', async (t) => {
  const html = failures?.([]) ?? ''
  for (const [code, { status }] of Object.entries(problems)) {
    const [, entry = ''] = html.split(`<section class="failure" id="${code}">`)
    t.match(entry.split('</section>')[0], new RegExp(`status ${status}[^]*What to do`), code)
  }
})

t.test('every variable is listed with its default', async (t) => {
  const html = configuration?.([]) ?? ''
  for (const name of Object.keys(variables)) t.match(html, `<dt><code>${name}</code></dt>`)
  t.match(html, '; default: <code>3000</code></dd>')
})
