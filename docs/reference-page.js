// The script of reference.html: renders the contract that is embedded in the page. It sends no requests except to the
// reader's server, when the reader tries an operation.
/* global document, location, window, MutationObserver, Scalar */

const { server } = document.documentElement.dataset
const contract = readContract()

openAddressedEntry()
window.addEventListener('hashchange', openAddressedEntry)

Scalar.createApiReference('#reference', {
  content: contract,
  authentication: { preferredSecurityScheme: 'AccessToken' },
  generateOperationSlug: ({ operationId }) => operationId,
  generateWebhookSlug: ({ name }) => name,
  defaultOpenAllTags: true,
  // Each operation already shows its models.
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

document.querySelector('.skip').addEventListener('click', skipNavigation)

// Scalar renders more of the page as the reader scrolls, so the fixes are applied after each change.
new MutationObserver(fixAccessibility).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['aria-selected'],
})

/** Returns the contract. If a server serves the page, the examples name that server. */
function readContract() {
  const json = document.getElementById('contract').textContent
  const contract = JSON.parse(json)
  if (!server) return contract
  const exampleBaseUrl = contract.servers[0].url
  // Requests go to the origin of this page, which may differ from the base URL of the server, for example behind a tunnel.
  const url = new URL('..', location.href).href.replace(/\/$/, '')
  return { ...JSON.parse(json.replaceAll(exampleBaseUrl, server)), servers: [{ url, description: 'This server' }] }
}

/** Scrolls to the operation or event in the address: `#Notes_list` or `#note.updated`, which are not Scalar's own anchors. */
function openAddressedEntry() {
  const id = decodeURIComponent(location.hash.slice(1))
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path))
  const operation = operations.find(({ operationId }) => operationId === id)
  const event = contract.webhooks[id]?.post
  if (operation) location.replace(`#tag/${operation.tags[0].toLowerCase()}/${id}`)
  if (event) location.replace(`#tag/${event.tags[0].toLowerCase()}/webhook/${id}`)
}

/** Moves the focus past Scalar's navigation, which comes before its content. */
function skipNavigation(event) {
  const main = document.querySelector('#reference main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
}

/** Adds what Scalar leaves out for screen readers and keyboards: names of icon buttons, and focus for lists that scroll. */
function fixAccessibility() {
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
  // Fields of the form that sends a request take their name from the header of their table column.
  for (const field of document.querySelectorAll(
    'td input[type=checkbox]:not([aria-label]), [role=textbox]:not([aria-label])'
  )) {
    const [cell, table] = [field.closest('td'), field.closest('table')]
    field.ariaLabel = (cell && table?.querySelectorAll('th')[cell.cellIndex]?.textContent.trim()) || 'Body'
  }
  for (const button of document.querySelectorAll('button[role=none]')) button.removeAttribute('role')
  for (const search of document.querySelectorAll('input[role=combobox]:not([aria-expanded])')) {
    search.ariaExpanded = 'true'
  }
}
