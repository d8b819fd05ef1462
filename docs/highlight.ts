// Colors the code in the guides. A class stands for the colors of a token on light and on dark pages.
import { createHighlighter } from 'shiki'
import { escapeHtml } from '../server/escape-html.js'

const themes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const
const languages = ['sh', 'js', 'ts', 'json', 'yaml', 'ini', 'nginx', 'python', 'http'] as const
type Language = (typeof languages)[number]

const highlighter = await createHighlighter({ themes: Object.values(themes), langs: [...languages] })

/** The class of each pair of colors, `light dark`. */
const classes = new Map<string, string>()

/** Returns code as HTML with an element around each colored token. Throws for an unknown language. */
export function highlight(code: string, language: string): string {
  if (language === '' || language === 'text') return escapeHtml(code)
  if (!isKnown(language)) throw new Error(`Add the language "${language}" to docs/highlight.ts`)
  return (
    highlighter
      // Without a limit, because a slow machine must not build other pages.
      .codeToTokensWithThemes(code, { lang: language, themes, tokenizeTimeLimit: 0 })
      .map((line) => line.map(({ content, variants }) => element(content, colorsOf(variants))).join(''))
      .join('\n')
  )
}

/** Returns the style sheet of the classes that were used. */
export const highlightStyles = () =>
  [...classes].map(([colors, name]) => `.${name} { color: light-dark(${colors.replace(' ', ', ')}); }\n`).join('')

const isKnown = (language: string): language is Language => languages.some((known) => known === language)

const colorsOf = ({ light, dark }: Record<string, { color?: string }>) => `${light?.color} ${dark?.color}`

/** Plain text has no element: it has the color of the page. */
const plainColors = new Set(
  [highlighter.getTheme(themes.light), highlighter.getTheme(themes.dark)].map(({ fg }) => fg.toLowerCase())
)

function element(content: string, colors: string): string {
  const text = escapeHtml(content)
  if (!content.trim() || colors.split(' ').every((color) => plainColors.has(color.toLowerCase()))) return text
  const name = classes.get(colors) ?? `code-${classes.size + 1}`
  classes.set(colors, name)
  return `<span class="${name}">${text}</span>`
}
