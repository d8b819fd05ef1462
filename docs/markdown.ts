// Renders a guide from Markdown to HTML: headings get anchors, links lead to pages of the site, and blocks that scroll
// can be reached by keyboard.
import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked'
import { baseUrlPlaceholder } from '../server/docs-placeholders.js'
import { escapeHtml } from '../server/escape-html.js'

export interface Guide {
  /** The first heading, as plain text. */
  title: string
  /** The first paragraph, as plain text. */
  summary: string
  /** The whole guide as HTML. */
  html: string
}

export interface RenderOptions {
  /** The base URL in the example code, which a server replaces with its own. */
  exampleBaseUrl: string
  /** Renders the comment `<!-- name: value, value -->`, by name. Other comments are dropped. */
  sections: Record<string, (values: string[]) => string>
}

/** Renders a guide. Throws if it lacks a heading or a paragraph, or if it names an unknown section. */
export function renderGuide(markdown: string, options: RenderOptions): Guide {
  const marked = new Marked({ renderer: rendererFor(options) })
  const tokens = marked.lexer(markdown)
  const firstOf = (type: 'heading' | 'paragraph') =>
    plainText(tokens.filter((token) => token.type === type).slice(0, 1))
  const [title, summary] = [firstOf('heading'), firstOf('paragraph').replaceAll('\n', ' ')]
  if (!title || !summary) throw new Error('A guide needs a heading and a paragraph')
  return { title, summary, html: marked.parser(tokens) }
}

const inlineMarked = new Marked()

/** Renders Markdown without block elements. */
export const renderInline = (markdown: string) => inlineMarked.parseInline(markdown, { async: false })

const rendererFor = ({ exampleBaseUrl, sections }: RenderOptions): MarkedExtension['renderer'] => ({
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens)
    if (depth === 1) return `<h1>${text}</h1>\n`
    const anchor = anchorOf(plainText(tokens))
    return `<h${depth} id="${anchor}"><a href="#${anchor}">${text}</a></h${depth}>\n`
  },

  code({ text, lang = '' }) {
    const isOutput = /\boutput\b/.test(lang)
    const attributes = isOutput ? ' class="output" role="group" aria-label="Output"' : ''
    const code = escapeHtml(text).replaceAll(escapeHtml(exampleBaseUrl), baseUrlPlaceholder(exampleBaseUrl))
    return `<pre tabindex="0"${attributes}><code>${code}\n</code></pre>\n`
  },

  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens)
    const address = siteAddressOf(href)
    return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`
  },

  image: ({ href, text }) => `<img src="${escapeHtml(siteAddressOf(href) ?? href)}" alt="${escapeHtml(text)}">`,

  table({ header, rows }) {
    const cell = ({ header: isColumnHeader, tokens }: Tokens.TableCell, column: number) => {
      const text = this.parser.parseInline(tokens)
      if (isColumnHeader) return `<th scope="col">${text}</th>`
      return column === 0 ? `<th scope="row">${text}</th>` : `<td>${text}</td>`
    }
    const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cell).join('')}</tr>\n`
    const label = escapeHtml(header.map(({ tokens }) => plainText(tokens)).join(', '))
    return `<div class="table" role="region" tabindex="0" aria-label="Table: ${label}"><table>
<thead>${row(header)}</thead>
<tbody>${rows.map(row).join('')}</tbody>
</table></div>\n`
  },

  html({ text }) {
    const [, name, values] = text.trim().match(/^<!-- (\w+)(?:: (.+))? -->$/) ?? []
    if (name === undefined) return text.startsWith('<!--') ? '' : text
    const section = sections[name]
    if (!section) throw new Error(`There is no section "${name}"`)
    return `${section(values?.split(', ') ?? [])}\n`
  },
})

const plainText = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token && typeof token.text === 'string' ? token.text : ''
    })
    .join('')

/** Returns the anchor of a heading, the same as on GitHub. */
const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Returns the address on the site for a link of a guide, or `undefined` for a file that is only in the repository. */
function siteAddressOf(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  if (href.startsWith('../../')) return undefined
  return href.replace(/^\.\.\//, '').replace(/\.md(?=#|$)/, '.html')
}
