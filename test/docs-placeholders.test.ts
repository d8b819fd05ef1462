import t from 'tap'
import {
  baseUrlPlaceholder,
  fillPlaceholders,
  serverPlaceholder,
  teamPlaceholder,
  titlePlaceholder,
} from '../server/docs-placeholders.js'

const values = { team: 'Us & <them>', baseUrl: 'https://notes.example.com/a&b' }

t.test('a page shows the default values until they are filled in', async (t) => {
  t.match(titlePlaceholder('Q & A'), '>Q &amp; A · Notewire</title>')
  t.match(teamPlaceholder, '>Notewire</span>')
  t.match(baseUrlPlaceholder('http://127.0.0.1:3000'), '>http://127.0.0.1:3000</span>')
})

t.test('the title and the header name the team, escaped', async (t) => {
  t.equal(fillPlaceholders(titlePlaceholder('Q & A'), values), '<title>Q &amp; A · Us &amp; &lt;them&gt;</title>')
  t.equal(fillPlaceholders(teamPlaceholder, values), '<span>Us &amp; &lt;them&gt;</span>')
})

t.test('every base URL becomes that of the server, escaped', async (t) => {
  const html = `${baseUrlPlaceholder('http://one')}/1 ${baseUrlPlaceholder('http://one')}/2`
  t.equal(fillPlaceholders(html, values), 'https://notes.example.com/a&amp;b/1 https://notes.example.com/a&amp;b/2')
})

t.test('the root element tells scripts which server serves the page', async (t) => {
  t.equal(
    fillPlaceholders(`<html ${serverPlaceholder}>`, values),
    '<html data-server="https://notes.example.com/a&amp;b">'
  )
})

t.test('a name with replacement patterns is used as it is', async (t) => {
  t.equal(fillPlaceholders(teamPlaceholder, { ...values, team: "$1 $& $' team" }), '<span>$1 $&amp; $&#39; team</span>')
})

t.test('the same text outside of a placeholder stays', async (t) => {
  const html = '<p>Notewire at http://127.0.0.1:3000</p>'
  t.equal(fillPlaceholders(html, values), html)
})
