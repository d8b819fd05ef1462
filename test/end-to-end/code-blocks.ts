/** A fenced code block of a Markdown document. */
export interface CodeBlock {
  language: string
  /** The rest of the line after the language: `output`, `listens=3000` or a file name. */
  info: string
  text: string
  /** The line on which the block begins, counted from 1. */
  line: number
}

/** Returns the code blocks of a document, except those after a comment `<!-- not run: why -->`. */
export function codeBlocksOf(markdown: string): CodeBlock[] {
  const matches = markdown.matchAll(/(<!-- not run: .+ -->\n+)?^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)
  return [...matches].flatMap(({ index, 1: notRun, 2: language = '', 3: info = '', 4: text = '' }) =>
    notRun ? [] : [{ language, info, text, line: markdown.slice(0, index).split('\n').length }]
  )
}
