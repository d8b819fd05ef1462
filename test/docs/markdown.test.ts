import t from 'tap'
import { renderGuide } from '../../docs/markdown.js'

const guide = (body: string, sections = {}) =>
  renderGuide(`# Title\n\nSummary.\n\n${body}`, { exampleBaseUrl: 'http://127.0.0.1:3000', sections }).html

t.test('the title and the summary are the first heading and paragraph as plain text', async (t) => {
  const { title, summary } = renderGuide('# Using `tap`\n\nTwo\n**bold** lines.\n\n## Next\n\nMore.\n', {
    exampleBaseUrl: 'http://127.0.0.1:3000',
    sections: {},
  })
  t.equal(title, 'Using tap')
  t.equal(summary, 'Two bold lines.')
})

t.test('a guide without a paragraph is an error', async (t) => {
  t.throws(() => renderGuide('# Title\n', { exampleBaseUrl: '', sections: {} }), /needs a heading and a paragraph/)
})

t.test('a heading links to itself under the anchor that GitHub gives it', async (t) => {
  t.match(guide("## What's `new`, in 2"), '<h2 id="whats-new-in-2"><a href="#whats-new-in-2">')
})

t.test('links to guides lead to pages of the site', async (t) => {
  t.match(guide('[A](failures.md#forbidden)'), '<a href="failures.html#forbidden">A</a>')
  t.match(guide('[A](https://example.com/a.md)'), '<a href="https://example.com/a.md">A</a>')
  t.match(guide('![A "b"](../architecture.svg)'), '<img src="architecture.svg" alt="A &quot;b&quot;">')
})

t.test('links to files that are only in the repository become text', async (t) => {
  t.match(guide('See [the code](../../server/app.ts).'), '<p>See the code.</p>')
})

t.test('code is escaped', async (t) => {
  t.match(guide('```html\n<a href="b">\n```'), '<code>&lt;a href=&quot;b&quot;&gt;\n</code>')
})

t.test('the base URL in code is a placeholder', async (t) => {
  t.match(
    guide('```sh\ncurl http://127.0.0.1:3000/api\n```'),
    'curl <span data-base-url>http://127.0.0.1:3000</span>/api'
  )
})

t.test('output is labelled for screen readers, other code is not', async (t) => {
  t.match(guide('```json output\n{}\n```'), '<pre tabindex="0" class="output" role="group" aria-label="Output">')
  t.match(guide('```json\n{}\n```'), '<pre tabindex="0"><code>')
})

t.test('a table scrolls by keyboard, is labelled by its columns, and has row headers', async (t) => {
  const html = guide('| May | Admin |\n| --- | --- |\n| see | yes |\n')
  t.match(html, '<div class="table" role="region" tabindex="0" aria-label="Table: May, Admin">')
  t.match(html, '<th scope="col">Admin</th>')
  t.match(html, '<th scope="row">see</th><td>yes</td>')
})

t.test('a comment with the name of a section is replaced with the section', async (t) => {
  const sections = { list: (values: string[]) => `<ul>${values.join('+')}</ul>` }
  t.match(guide('<!-- list: one, two.three -->', sections), '<ul>one+two.three</ul>')
  t.match(guide('<!-- list -->', sections), '<ul></ul>')
})

t.test('a comment with the name of an unknown section is an error', async (t) => {
  t.throws(() => guide('<!-- lost: one -->'), /no section "lost"/)
})

t.test('other comments are dropped', async (t) => {
  t.notMatch(guide('<!-- not run: why -->\n\nText'), /not run/)
})
