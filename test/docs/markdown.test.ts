import t from 'tap'
import { expandSections, publishedMarkdown, renderGuide } from '../../docs/markdown.js'

const render = (markdown: string) => renderGuide(markdown, 'http://127.0.0.1:3000')
const guide = (body: string) => render(`# Title\n\nSummary.\n\n${body}`).html

t.test('the title and the summary are the first heading and paragraph as plain text', async (t) => {
  const { title, summary } = render('# Using `tap`\n\nTwo\n**bold** lines.\n\n## Next\n\nMore.\n')
  t.equal(title, 'Using tap')
  t.equal(summary, 'Two bold lines.')
})

t.test('a guide without a paragraph is an error', async (t) => {
  t.throws(() => render('# Title\n'), /needs a heading and a paragraph/)
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
  t.match(guide('```text\n<a href="b">\n```'), '<code>&lt;a href=&quot;b&quot;&gt;\n</code>')
})

t.test('the tokens of code have classes', async (t) => {
  t.match(
    guide("```ts\nconst a = 'x'\n```"),
    /<span class="code-\d+">const<\/span> .*<span class="code-\d+">&#39;x&#39;<\/span>/
  )
})

t.test('code in a language without colors is an error', async (t) => {
  t.throws(() => guide('```cobol\nSTOP RUN.\n```'), /Add the language "cobol"/)
})

t.test('the base URL in code is a placeholder', async (t) => {
  t.match(guide('```sh\ncurl http://127.0.0.1:3000/api\n```'), '<span data-base-url>http://127.0.0.1:3000</span>/api')
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

t.test('the sections of a guide have their text without markup', async (t) => {
  const { sections } = render(
    '# Title\n\nA [link](b.md).\n\n## Use `it`\n\n- one\n- two\n\n| A | B |\n| --- | --- |\n| c | d |\n'
  )
  t.strictSame(sections, [
    { anchor: '', title: 'Title', depth: 1, text: 'A link.' },
    { anchor: 'use-it', title: 'Use it', depth: 2, text: 'one two A B c d' },
  ])
})

t.test('a comment with the name of a section is replaced with the section', async (t) => {
  const sections = { list: (values: string[]) => `- ${values.join('+')}` }
  t.equal(expandSections('A\n\n<!-- list: one, two.three -->\n', sections), 'A\n\n- one+two.three\n')
  t.equal(expandSections('<!-- list -->', sections), '- ')
})

t.test('a comment with the name of an unknown section is an error', async (t) => {
  t.throws(() => expandSections('<!-- lost: one -->', {}), /no section "lost"/)
})

t.test('other comments are dropped', async (t) => {
  t.notMatch(guide('<!-- not run: why -->\n\nText'), /not run/)
  t.equal(publishedMarkdown(expandSections('<!-- not run: why -->\n\nText\n', {})), 'Text\n')
  t.equal(publishedMarkdown('<!-- Used below:\n\n```ts given\nconst a = 1\n```\n\n-->\n\nText\n'), 'Text\n')
})

t.test('the published Markdown links to the repository and to the site', async (t) => {
  t.equal(
    publishedMarkdown('[code](../../server/app.ts) ![a](../architecture.svg) [b](limits.md)'),
    '[code](https://github.com/notewire/notewire/blob/main/server/app.ts) ![a](architecture.svg) [b](limits.md)'
  )
})
