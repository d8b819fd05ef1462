// Renders a guide from Markdown to HTML: headings get anchors, code gets colors, links lead to pages of the site, and
// blocks that scroll can be reached by keyboard.
import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked'
import { baseUrlPlaceholder } from '../server/docs-placeholders.js'
import { escapeHtml } from '../server/escape-html.js'
import { highlight } from './highlight.js'

export interface Guide {
  /** The first heading, as plain text. */
  title: string
  /** The first paragraph, as plain text. */
  summary: string
  /** The whole guide as HTML. */
  html: string
  sections: Section[]
}

/** A heading below the title, with the text up to the next heading. */
export interface Section {
  anchor: string
  title: string
  depth: number
  /** The plain text, with code and without links. */
  text: string
}

/**
 * Renders a guide. The base URL in code is replaced by a server with its own. Throws if the guide lacks a heading or a
 * paragraph.
 */
export function renderGuide(markdown: string, exampleBaseUrl: string): Guide {
  const marked = new Marked({ renderer: rendererFor(exampleBaseUrl) })
  const tokens = marked.lexer(markdown)
  const firstOf = (type: 'heading' | 'paragraph') =>
    plainText(tokens.filter((token) => token.type === type).slice(0, 1))
  const [title, summary] = [firstOf('heading'), firstOf('paragraph').replaceAll('\n', ' ')]
  if (!title || !summary) throw new Error('A guide needs a heading and a paragraph')
  return { title, summary, html: marked.parser(tokens), sections: sectionsOf(tokens) }
}

/** Generates Markdown for a comment such as `<!-- reference: Notes_list, note.updated -->`, by the name in it. */
export type GeneratedSections = Record<string, (values: string[]) => string>

/** Returns Markdown with generated sections in place of their comments. Throws if a section is unknown. */
export const expandSections = (markdown: string, sections: GeneratedSections) =>
  markdown.replace(/^<!-- (\w+)(?:: (.+))? -->$/gm, (_, name: string, values?: string) => {
    const section = sections[name]
    if (!section) throw new Error(`There is no section "${name}"`)
    return section(values?.split(', ') ?? [])
  })

/** Returns the Markdown of a guide for a reader of the site, where only the pages are. */
export const publishedMarkdown = (markdown: string) =>
  markdown
    .replaceAll('](../../', '](https://github.com/notewire/notewire/blob/main/')
    .replaceAll('](../', '](')
    .replaceAll(/^<!--[\s\S]*?-->\n+/gm, '')

function sectionsOf(tokens: Token[]): Section[] {
  const sections: Section[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      const title = plainText(token.tokens ?? [])
      sections.push({ anchor: token.depth === 1 ? '' : anchorOf(title), title, depth: token.depth, text: '' })
    } else {
      const section = sections.at(-1)
      if (section && token.type !== 'html') section.text += `${plainText([token])} `
    }
  }
  return sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
}

const rendererFor = (exampleBaseUrl: string): MarkedExtension['renderer'] => ({
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens)
    if (depth === 1) return `<h1>${text}</h1>\n`
    const anchor = anchorOf(plainText(tokens))
    return `<h${depth} id="${anchor}"><a href="#${anchor}">${text}</a></h${depth}>\n`
  },

  code({ text, lang = '' }) {
    const isOutput = /\boutput\b/.test(lang)
    const attributes = isOutput ? ' class="output" role="group" aria-label="Output"' : ''
    const [language = ''] = lang.split(' ')
    const code = highlight(text, language).replaceAll(escapeHtml(exampleBaseUrl), baseUrlPlaceholder(exampleBaseUrl))
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

  html: ({ text }) => (text.startsWith('<!--') ? '' : text),
})

const plainText = (tokens: Token[]): string => tokens.map(textOf).join('')

function textOf(token: Token): string {
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => `${plainText(item.tokens)} `).join('')
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows]
      .flat()
      .map(({ tokens }) => `${plainText(tokens)} `)
      .join('')
  }
  if ('tokens' in token && token.tokens) return plainText(token.tokens)
  return 'text' in token && typeof token.text === 'string' ? token.text : ''
}

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
