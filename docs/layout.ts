// The HTML documents around the content of a guide and of the API reference. Both work when opened from a file.

import { serverPlaceholder, teamPlaceholder, titlePlaceholder } from '../server/docs-placeholders.js'
import { escapeHtml } from '../server/escape-html.js'
import type { Guide, Section } from './markdown.js'

/** A page of the site, as the navigation lists it. */
interface PageLink {
  /** The name of its file without `.html`. */
  name: string
  title: string
}

/** Returns the document of a guide, with navigation to all `pages` in reading order. */
export function guideDocument(name: string, { title, summary, html, sections }: Guide, pages: PageLink[]): string {
  const position = pages.findIndex((page) => page.name === name)
  const content = `<nav id="pages" aria-label="Pages" popover>
<ul>
${pages.map((page) => menuEntry(page, page.name === name)).join('\n')}
</ul>
</nav>
${outline(sections)}<main id="content">
${html}
<nav class="neighbors" aria-label="Previous and next page">
${neighborLink(pages[position - 1], 'prev', 'Previous')}
${neighborLink(pages[position + 1], 'next', 'Next')}
</nav>
</main>`
  const headerLinks =
    '<a href="reference.html">API reference</a> <button type="button" popovertarget="pages">Pages</button>'
  return htmlDocument({ kind: 'guide', title, summary, headerLinks, content, markdown: `${name}.md` })
}

/** Returns the document of the API reference. It embeds the OpenAPI document, because a file cannot fetch another. */
export function referenceDocument(title: string, openapiJson: string): string {
  const content = `<div id="content" tabindex="-1">
<noscript><main><p>The reference needs JavaScript. The <a href="index.html">guides</a> and the contract itself, <a href="openapi.yaml">openapi.yaml</a>, do not.</p></main></noscript>
<div id="reference"></div>
</div>
<script id="contract" type="application/json">${openapiJson.replaceAll('<', '\\u003c')}</script>
<script src="renderer.js"></script>
<script src="reference-page.js"></script>`
  return htmlDocument({
    kind: 'reference',
    title,
    summary: 'Every operation, event and failure of the API, to read and to try.',
    headerLinks: '<a href="index.html">Guides</a> <a href="openapi.json">JSON</a> <a href="openapi.yaml">YAML</a>',
    content,
    markdown: 'reference.md',
  })
}

/** Returns the list of the headings of a page. A page with a single heading needs none. */
function outline(sections: Section[]): string {
  const entries = sections
    .filter(({ depth }) => depth === 2)
    .map(({ anchor, title }) => `<li><a href="#${anchor}">${escapeHtml(title)}</a></li>`)
  return entries.length > 1
    ? `<nav class="outline" aria-labelledby="outline"><p id="outline">On this page</p><ul>\n${entries.join('\n')}\n</ul></nav>\n`
    : ''
}

const menuEntry = ({ name, title }: PageLink, isCurrent: boolean) =>
  `<li><a href="${name}.html"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`

const neighborLink = (page: PageLink | undefined, rel: string, label: string) =>
  page
    ? `<a rel="${rel}" href="${page.name}.html"><small>${label}</small> ${escapeHtml(page.title)}</a>`
    : '<span></span>'

interface DocumentParts {
  kind: 'guide' | 'reference'
  title: string
  summary: string
  headerLinks: string
  content: string
  /** The name of the same page as Markdown. */
  markdown: string
}

const htmlDocument = ({ kind, title, summary, headerLinks, content, markdown }: DocumentParts) => `<!doctype html>
<html lang="en" ${serverPlaceholder}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${titlePlaceholder(title)}
<meta name="description" content="${escapeHtml(summary)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
<link rel="alternate" type="text/markdown" href="${markdown}">
</head>
<body class="${kind}">
<a class="skip" href="#content">Skip to content</a>
<header class="top"><a class="brand" href="index.html">${teamPlaceholder}</a> <span class="links">${headerLinks}</span></header>
${content}
<script src="search-entries.js"></script>
<script src="page.js"></script>
</body>
</html>
`
