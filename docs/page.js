// The script of every page: the search, and a button that copies a block of code. `npm run docs` bundles it with
// MiniSearch. It sends no requests; the entries are in search-entries.js.
/* global document, location, navigator, searchEntries, setTimeout, window */
import MiniSearch from 'minisearch'

const maxResults = 12
const excerptLength = 140

addSearch()
for (const block of document.querySelectorAll('.guide main pre')) addCopyButton(block)

function addSearch() {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Search'
  button.title = 'Press /'
  document.querySelector('.top .links').prepend(button)

  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.ariaLabel = 'Search the docs'
  dialog.innerHTML =
    '<form method="dialog"><input type="search" aria-label="Search the docs" placeholder="Search the docs" autocomplete="off"> <button>Close</button></form>' +
    '<p role="status"></p><ol></ol>'
  document.body.append(dialog)
  const field = dialog.querySelector('input')

  const open = () => {
    dialog.showModal()
    field.select()
  }
  button.addEventListener('click', open)
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest('input, textarea, select, [contenteditable], [role=textbox]')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    open()
  })

  let search
  field.addEventListener('input', () => {
    search ??= createSearch()
    showResults(dialog, field.value.trim(), search)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    dialog.querySelector('ol a')?.click()
  })
  // The next page may be this one, at another heading.
  dialog.querySelector('ol').addEventListener('click', (event) => event.target.closest('a') && dialog.close())
}

function createSearch() {
  const search = new MiniSearch({
    fields: ['title', 'text', 'page'],
    storeFields: ['title', 'text', 'page'],
    // Names such as note_code, and paths, are found whole and by their parts.
    tokenize: (text) => [...text.split(/[^\p{L}\p{N}_]+/u), ...text.split(/[^\p{L}\p{N}]+/u)].filter(Boolean),
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
      tokenize: (text) => text.split(/[^\p{L}\p{N}_]+/u).filter(Boolean),
    },
  })
  search.addAll(searchEntries)
  return search
}

function showResults(dialog, query, search) {
  const results = query === '' ? [] : search.search(query).slice(0, maxResults)
  dialog.querySelector('ol').replaceChildren(...results.map(resultEntry))
  dialog.querySelector('[role=status]').textContent = query !== '' && results.length === 0 ? 'Nothing was found.' : ''
}

function resultEntry({ id, title, page, text, terms }) {
  const link = document.createElement('a')
  link.href = id
  const heading = document.createElement('strong')
  heading.textContent = title === page ? title : `${page}: ${title}`
  const excerpt = document.createElement('span')
  excerpt.textContent = excerptOf(text, terms)
  link.append(heading, excerpt)
  const entry = document.createElement('li')
  entry.append(link)
  return entry
}

/** Returns the words around the first one that was found. */
function excerptOf(text, terms) {
  const positions = terms.map((term) => text.toLowerCase().indexOf(term)).filter((position) => position >= 0)
  const start = Math.max(0, Math.min(...positions, text.length) - excerptLength / 3)
  const from = positions.length === 0 || start === 0 ? 0 : text.indexOf(' ', start) + 1
  const excerpt = text.slice(from, from + excerptLength)
  return `${from > 0 ? '… ' : ''}${excerpt}${from + excerptLength < text.length ? ' …' : ''}`
}

function addCopyButton(block) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await copy(block.querySelector('code').textContent.trimEnd())
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  const frame = document.createElement('div')
  frame.className = 'code'
  block.replaceWith(frame)
  frame.append(block, button)
}

async function copy(text) {
  // The clipboard is missing on pages that come over HTTP from another machine.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
