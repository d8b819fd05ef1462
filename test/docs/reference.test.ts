import t from 'tap'
import { referenceMarkdown } from '../../docs/reference-markdown.js'
import { referenceOpenapi } from '../../docs/reference-openapi.js'
import { searchEntries } from '../../docs/search-entries.js'
import { operationsOf } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'

const operations = operationsOf(document)
const events = Object.entries(document.webhooks)

t.test('the reference links each operation to the entries of its failures', async (t) => {
  for (const { operation } of operationsOf(referenceOpenapi(document))) {
    const codes = [...JSON.stringify(operation.responses).matchAll(/failures#(\w+)"/g)].map(
      ([, code]) => code as string
    )
    t.strictSame(
      codes.filter((code) => !operation.description?.includes(`[\`${code}\`](failures.html#${code})`)),
      [],
      operation.operationId
    )
  }
  const [list] = operationsOf(referenceOpenapi(document))
  t.match(list?.operation.description, '[`unauthenticated`](failures.html#unauthenticated)')
})

t.test('the reference has no pattern where a text describes the field', async (t) => {
  const schemas = Object.values(referenceOpenapi(document).components.schemas)
  t.strictSame(
    schemas.filter(({ pattern, description }) => pattern && description),
    []
  )
})

t.test('the reference as Markdown has every operation and event, with fields and failures', async (t) => {
  const markdown = referenceMarkdown('API reference', document)
  for (const { method, path, operation } of operations) {
    t.match(markdown, `### ${operation.summary}\n\n\`${method.toUpperCase()} ${path}\``, operation.operationId)
  }
  for (const [type] of events) t.match(markdown, `The event \`${type}\``, type)
  t.match(markdown, /### NoteCreate\n\n.+\n\n- `icon`, optional: /)
  t.ok(markdown.includes('[`note_not_found`](failures.html#note_not_found)'))
  t.notOk(/undefined|\[object/.test(markdown))
})

t.test('the search has every section, operation and event once', async (t) => {
  const section = { anchor: 'use-it', title: 'Use it', depth: 2, text: 'Text.' }
  const entries = searchEntries(
    [{ name: 'a', guide: { title: 'A', summary: '', html: '', sections: [section] } }],
    document
  )
  t.strictSame(entries[0], { id: 'a.html#use-it', title: 'Use it', page: 'A', text: 'Text.' })
  t.equal(new Set(entries.map(({ id }) => id)).size, 1 + operations.length + events.length)
})
