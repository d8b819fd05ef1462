// Sections of the guides that are generated from the contract and the configuration. A guide includes one with a comment
// such as `<!-- failures -->` or `<!-- reference: Notes_list, note.updated -->`.
import { problems } from '../generated/problems.js'
import { variables } from '../server/config.js'
import { escapeHtml } from '../server/escape-html.js'
import { type Document, operationsOf } from '../spec/generator/openapi.js'
import { type RenderOptions, renderInline } from './markdown.js'

/** Returns the sections by name. */
export const generatedSections = (contract: Document): RenderOptions['sections'] => ({
  reference: (ids) => referenceLinks(ids, summariesOf(contract)),
  failures: failureList,
  configuration: variableList,
})

/** Returns the summary of each operation by its id, and of each event by its type. */
function summariesOf(contract: Document) {
  const operations = operationsOf(contract).map(({ operation }) => [operation.operationId, operation.summary] as const)
  const events = Object.entries(contract.webhooks).map(([type, { post }]) => [type, post.summary] as const)
  return new Map([...operations, ...events])
}

function referenceLinks(ids: string[], summaries: Map<string, string>) {
  const links = ids.map((id) => {
    const summary = summaries.get(id)
    if (!summary) throw new Error(`The contract has no operation or event "${id}"`)
    return `<a href="reference.html#${id}">${escapeHtml(summary)}</a>`
  })
  return `<p class="see-also">In the reference: ${links.join(' · ')}</p>`
}

const failureList = () =>
  Object.entries(problems)
    .toSorted(([, a], [, b]) => a.status - b.status)
    .map(
      ([code, { status, title, description, remedy }]) => `<section class="failure" id="${code}">
<h3><a href="#${code}"><code>${code}</code></a></h3>
<p><strong>${escapeHtml(title)}</strong>, status ${status}</p>
<p>${renderInline(description)}</p>
<p><em>What to do.</em> ${renderInline(remedy)}</p>
</section>`
    )
    .join('\n')

function variableList() {
  const entries = Object.entries(variables).map(([name, { help, default: defaultValue }]) => {
    const suffix = defaultValue && `; default: <code>${escapeHtml(defaultValue)}</code>`
    return `<dt><code>${name}</code></dt><dd>${escapeHtml(help)}${suffix}</dd>`
  })
  return `<dl>${entries.join('\n')}</dl>`
}
