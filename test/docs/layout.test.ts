import t from 'tap'
import { guideDocument, referenceDocument } from '../../docs/layout.js'

const section = (title: string, depth = 2) => ({ anchor: title.toLowerCase(), title, depth, text: '' })
const guide = { title: 'Q & A', summary: 'Says "why".', html: '<p>Text</p>', sections: [section('Q & A', 1)] }
const pages = [
  { name: 'index', title: 'Start' },
  { name: 'questions', title: 'Q & A' },
  { name: 'reference', title: 'API reference' },
]

t.test('the title and the description of a page are escaped', async (t) => {
  const html = guideDocument('questions', guide, pages)
  t.match(html, '>Q &amp; A · Notewire</title>')
  t.match(html, '<meta name="description" content="Says &quot;why&quot;.">')
})

t.test('the menu lists all pages and marks the current one', async (t) => {
  const html = guideDocument('questions', guide, pages)
  t.match(html, '<li><a href="index.html">Start</a></li>')
  t.match(html, '<li><a href="questions.html" aria-current="page">Q &amp; A</a></li>')
  t.match(html, '<li><a href="reference.html">API reference</a></li>')
})

t.test('a page links to the previous and the next page', async (t) => {
  const html = guideDocument('questions', guide, pages)
  t.match(html, '<a rel="prev" href="index.html">')
  t.match(html, '<a rel="next" href="reference.html">')
  t.notMatch(guideDocument('index', guide, pages), 'rel="prev"')
})

t.test('a page with several headings lists them', async (t) => {
  const sections = [section('Q & A', 1), section('First'), section('Detail', 3), section('Second')]
  const html = guideDocument('questions', { ...guide, sections }, pages)
  t.match(html, /On this page<\/p><ul>\n<li><a href="#first">First<\/a><\/li>\n<li><a href="#second">Second/)
  t.notMatch(guideDocument('questions', guide, pages), 'On this page')
})

t.test('a page names the same page as Markdown', async (t) => {
  t.match(guideDocument('questions', guide, pages), '<link rel="alternate" type="text/markdown" href="questions.md">')
})

t.test('the embedded contract cannot end its script element', async (t) => {
  const html = referenceDocument('API reference', JSON.stringify({ description: '</script><script>alert(1)' }))
  const [, embedded = ''] = html.match(/<script id="contract" type="application\/json">(.*?)<\/script>/) ?? []
  t.strictSame(JSON.parse(embedded), { description: '</script><script>alert(1)' })
})
