// Starts the renderer of the reference, in the page alone: it asks nobody for anything but the server, when told to.
/* global document, location, window, MutationObserver, Scalar */

const contract = JSON.parse(document.getElementById('contract').textContent)

// Where a server serves this page, requests go to that server, by whatever address it was reached. Elsewhere the reader
// says where theirs is.
if (document.documentElement.dataset.from === 'server') {
  contract.servers = [{ url: new URL('..', location.href).href.replace(/\/$/, ''), description: 'This server' }]
}

// Every operation and every event has an address of its own that is no renderer's: reference.html#Notes_list.
const places = new Map()
for (const operations of Object.values(contract.paths)) {
  for (const { operationId, tags } of Object.values(operations)) places.set(operationId, `${tags[0]}/${operationId}`)
}
for (const [type, { post }] of Object.entries(contract.webhooks)) places.set(type, `${post.tags[0]}/webhook/${type}`)
function lead() {
  const place = places.get(decodeURIComponent(location.hash.slice(1)))
  if (place) location.replace(`#tag/${place.replace(/^\w+/, (tag) => tag.toLowerCase())}`)
}
lead()
window.addEventListener('hashchange', lead)

Scalar.createApiReference('#reference', {
  content: contract,
  authentication: { preferredSecurityScheme: 'AccessToken' },
  generateOperationSlug: ({ operationId }) => operationId,
  generateWebhookSlug: ({ name }) => name,
  defaultOpenAllTags: true,
  // Every operation shows what its models hold.
  hideModels: true,
  hiddenClients: true,
  documentDownloadType: 'none',
  hideClientButton: true,
  hideDarkModeToggle: true,
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
})

// Its list of contents comes before its content.
document.querySelector('.skip').addEventListener('click', (event) => {
  const content = document.querySelector('#reference main')
  if (!content) return
  event.preventDefault()
  content.tabIndex = -1
  content.focus()
})

// What the renderer leaves unsaid to those who do not see it: names of buttons that are icons, and the keyboard's way into
// lists that scroll. It draws as one reads on, so this is done as often.
function mend() {
  for (const button of document.querySelectorAll(
    'button[class*="copy-button"]:not([aria-label]), .code-copy:not([aria-label])'
  )) {
    button.ariaLabel = 'Copy'
  }
  for (const button of document.querySelectorAll('button[class*="copy-button"][aria-controls]')) {
    if (!document.getElementById(button.getAttribute('aria-controls'))) button.removeAttribute('aria-controls')
  }
  for (const button of document.querySelectorAll('button[role=search]')) {
    button.removeAttribute('role')
    for (const word of button.querySelectorAll('span[aria-hidden]')) word.removeAttribute('aria-hidden')
  }
  for (const entry of document.querySelectorAll('button[aria-selected]:not([role]), a[aria-selected]:not([role])')) {
    entry.ariaCurrent = entry.ariaSelected === 'true' ? 'true' : null
    entry.removeAttribute('aria-selected')
  }
  for (const list of document.querySelectorAll('.endpoints:not([tabindex])')) list.tabIndex = 0
  // The form of try-it-out: what a field is for stands above its column, if anywhere.
  for (const field of document.querySelectorAll(
    'td input[type=checkbox]:not([aria-label]), [role=textbox]:not([aria-label])'
  )) {
    const [cell, table] = [field.closest('td'), field.closest('table')]
    field.ariaLabel = (cell && table?.querySelectorAll('th')[cell.cellIndex]?.textContent.trim()) || 'Body'
  }
  for (const button of document.querySelectorAll('button[role=none]')) button.removeAttribute('role')
  for (const search of document.querySelectorAll('input[role=combobox]:not([aria-expanded])'))
    search.ariaExpanded = 'true'
}
new MutationObserver(mend).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['aria-selected'],
})
