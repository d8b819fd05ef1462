// The results of `npm run bench` as Markdown and as a chart. They are in docs/benchmark.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../server/escape-html.js'
import { packageFolder } from '../server/package-folder.js'

export interface Benchmark {
  /** The day of the run. */
  date: string
  /** The processor, the memory and the software. */
  machine: string
  tables: Table[]
}

export interface Table {
  id: string
  title: string
  /** What was done, in a sentence or two. */
  method: string
  /** The columns after the first, which has the names of the rows. */
  columns: string[]
  rows: { name: string; figures: (number | null)[] }[]
}

/** The tables whose first column is in the chart. */
const charted = ['get', 'list', 'create']
export const chartFile = 'benchmark.svg'

export const readBenchmark = (): Benchmark =>
  JSON.parse(readFileSync(join(packageFolder, 'docs/benchmark.json'), 'utf8'))

/** Returns the section of a guide: the machine, the chart and a table for each case. */
export const benchmarkSection = ({ date, machine, tables }: Benchmark): string =>
  [
    `Measured on ${date}: ${machine}.`,
    `![Bar chart of the requests a second of each server. The tables below have the figures.](${chartFile})`,
    ...tables.map((table) => `## ${table.title}\n\n${table.method}\n\n${markdownTable(table)}`),
  ].join('\n\n')

function markdownTable({ columns, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['Measured', ...columns]),
    line(['---', ...columns.map(() => '--:')]),
    ...rows.map(({ name, figures }) => line([name, ...figures.map(formatted)])),
  ].join('\n')
}

/** Returns a figure with three significant digits, or all of a larger one. */
export function formatted(figure: number | null): string {
  if (figure === null) return ''
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2
  return figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

const maxBar = 340
/** For the rate behind the longest bar. */
const rateWidth = 80
/** More than a character takes on average, at 13 pixels in a wide font. */
const characterWidth = 7.5
const rowHeight = 24
const titleHeight = 38

/** Returns an SVG of bars: a group for each case, and a bar for each server. */
export function benchmarkChart({ tables }: Benchmark): string {
  let y = 0
  const shown = charted.flatMap((id) => tables.filter((table) => table.id === id))
  const longestName = Math.max(...shown.flatMap(({ rows }) => rows.map(({ name }) => name.length)))
  const barStart = Math.ceil(longestName * characterWidth) + 8
  const groups = shown.map(({ title, columns, rows }) => {
    const largest = Math.max(...rows.map(({ figures: [rate] }) => rate ?? 0))
    y += titleHeight
    const heading = `<text class="title" x="0" y="${y - 10}">${escapeHtml(`${title}, ${columns[0]}`)}</text>`
    const bars = rows.map(({ name, figures: [rate] }) => {
      const bar = Math.max(1, Math.round(((rate ?? 0) / largest) * maxBar))
      const middle = y + 16
      const text = [
        `<text class="name" x="${barStart - 8}" y="${middle}">${escapeHtml(name)}</text>`,
        `<rect${name.startsWith('Notewire') ? ' class="own"' : ''} x="${barStart}" y="${y + 3}" width="${bar}" height="18" rx="3"/>`,
        `<text x="${barStart + bar + 8}" y="${middle}">${formatted(rate ?? null)}</text>`,
      ]
      y += rowHeight
      return text.join('')
    })
    return [heading, ...bars].join('\n  ')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${barStart + maxBar + rateWidth} ${y + 6}" role="img" aria-labelledby="title">
  <title id="title">Requests a second of each server</title>
  <style>
    text { font: 13px system-ui, sans-serif; fill: #1c2024 }
    .title { font-weight: 600 }
    .name { text-anchor: end }
    rect { fill: #a3acb5 }
    .own { fill: #2f6fbd }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6e8eb }
      rect { fill: #59616a }
      .own { fill: #6aa5ea }
    }
  </style>
  ${groups.join('\n  ')}
</svg>
`
}
