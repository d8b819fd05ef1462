import t from 'tap'
import { guideDocument, referenceDocument } from '../../docs/layout.js'

const guide = { title: 'Q & A', summary: 'Says "why".', html: '<p>Text</p>' }
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

t.test('the embedded contract cannot end its script element', async (t) => {
  const html = referenceDocument('API reference', JSON.stringify({ description: '</script><script>alert(1)' }))
  const [, embedded = ''] = html.match(/<script id="contract" type="application\/json">(.*?)<\/script>/) ?? []
  t.strictSame(JSON.parse(embedded), { description: '</script><script>alert(1)' })
})
