// Markdown to pages: headings with addresses, code that can be scrolled by keyboard, links that lead to pages.
import { Marked, type Token, type Tokens } from 'marked'

/** A page of the site, as its Markdown has it. */
export interface Page {
  /** Name of its file, without the ending. */
  name: string
  title: string
  /** What it begins with, as plain text. */
  summary: string
  /** HTML. */
  body: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] as string)

/** Address of a heading, as GitHub makes it. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Where a link of the guides leads on the site; `undefined` for what is in the repository alone. */
function addressOf(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  if (href.startsWith('../../')) return undefined
  return href.replace(/^\.\.\//, '').replace(/\.md(?=#|$)/, '.html')
}

const plain = (tokens: Token[]): string =>
  tokens
    .map((each) => ('tokens' in each && each.tokens ? plain(each.tokens) : 'text' in each ? each.text : ''))
    .join('')

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const text = this.parser.parseInline(tokens)
      const id = slug(plain(tokens))
      if (depth === 1) return `<h1>${text}</h1>\n`
      return `<h${depth} id="${id}"><a href="#${id}">${text}</a></h${depth}>\n`
    },
    code({ text, lang = '' }: Tokens.Code) {
      const isOutput = /\boutput\b/.test(lang)
      return `<pre tabindex="0"${isOutput ? ' class="output" role="group" aria-label="Output"' : ''}><code>${escaped(text)}\n</code></pre>\n`
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens)
      const address = addressOf(href)
      return address === undefined ? text : `<a href="${escaped(address)}">${text}</a>`
    },
    image: ({ href, text }: Tokens.Image) => `<img src="${addressOf(href)}" alt="${escaped(text)}">`,
    table(token: Tokens.Table) {
      const cellOf = (cell: Tokens.TableCell, at: number) => {
        const text = this.parser.parseInline(cell.tokens)
        if (cell.header) return `<th scope="col">${text}</th>`
        return at === 0 ? `<th scope="row">${text}</th>` : `<td>${text}</td>`
      }
      const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cellOf).join('')}</tr>\n`
      const name = escaped(token.header.map(({ tokens }) => plain(tokens)).join(', '))
      return `<div class="wide" role="region" tabindex="0" aria-label="Table: ${name}"><table>
<thead>${row(token.header)}</thead>
<tbody>${token.rows.map(row).join('')}</tbody>
</table></div>\n`
    },
  },
})

/** Markdown of one paragraph, as HTML. */
export const inline = (markdown: string) => marked.parseInline(markdown, { async: false })

/** The page of a guide. `parts` are put where the Markdown has `<!-- name: values -->`; other comments are left out. */
export function pageOf(name: string, markdown: string, parts: Record<string, (values: string[]) => string>): Page {
  const tokens = marked.lexer(markdown)
  const first = (kind: string) => plain(tokens.filter(({ type }) => type === kind).slice(0, 1)).replaceAll('\n', ' ')
  const [title, summary] = [first('heading'), first('paragraph')]
  if (!title || !summary) throw new Error(`${name} has no title, or nothing below it`)
  const body = marked
    .parse(markdown, { async: false })
    .replace(
      /<!-- ([\w]+)(?:: (.*?))? -->|<!--[\s\S]*?-->/g,
      (_, part, values) => parts[part]?.(values?.split(', ')) ?? ''
    )
  return { name, title, summary, body }
}

/** The whole document of a page, with links to all `pages`, which it is one of. */
export function frame({ name, title, summary, body }: Page, pages: Pick<Page, 'name' | 'title'>[]): string {
  const at = pages.findIndex((each) => each.name === name)
  const turn = (to: Pick<Page, 'name' | 'title'> | undefined, rel: string, label: string) =>
    to ? `<a rel="${rel}" href="${to.name}.html"><small>${label}</small> ${escaped(to.title)}</a>` : '<span></span>'
  const entry = (to: Pick<Page, 'name' | 'title'>) =>
    `<li><a href="${to.name}.html"${to.name === name ? ' aria-current="page"' : ''}>${escaped(to.title)}</a></li>`
  return document(
    'guide',
    { title, summary },
    `<nav id="pages" aria-label="Pages" popover>
<ul>
${pages.map(entry).join('\n')}
</ul>
</nav>
<main id="content">
${body}
<nav class="turn" aria-label="Before and after">${turn(pages[at - 1], 'prev', 'Before')}${turn(pages[at + 1], 'next', 'Next')}</nav>
</main>`,
    '<a href="reference.html">API reference</a> <button type="button" popovertarget="pages">Pages</button>'
  )
}

/** The reference: the contract is in the page, so that it opens from a file as well. */
export const referenceDocument = (title: string, contract: string) =>
  document(
    'reference',
    { title, summary: 'Every operation, event and failure of the interface, to read and to try.' },
    `<div id="content" tabindex="-1">
<noscript><main><p>The reference needs JavaScript. The contract that it shows is <a href="openapi.yaml">openapi.yaml</a>; the <a href="index.html">guides</a> need none.</p></main></noscript>
<div id="reference"></div>
</div>
<script id="contract" type="application/json">${contract.replaceAll('<', '\\u003c')}</script>
<script src="renderer.js"></script>
<script src="reference.js"></script>`,
    '<a href="index.html">Guides</a> <a href="openapi.json">JSON</a> <a href="openapi.yaml">YAML</a>'
  )

const document = (
  kind: 'guide' | 'reference',
  { title, summary }: Pick<Page, 'title' | 'summary'>,
  body: string,
  links: string
) => `<!doctype html>
<html lang="en" data-from="files">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Notewire</title>
<meta name="description" content="${escaped(summary)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
</head>
<body class="${kind}">
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><a class="brand" href="index.html">Notewire</a> <span class="links">${links}</span></header>
${body}
</body>
</html>
`
