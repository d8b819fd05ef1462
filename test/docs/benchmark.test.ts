import t from 'tap'
import { benchmarkChart, benchmarkSection, formatted } from '../../docs/benchmark.js'

const table = (id: string, rates: (number | null)[]) => ({
  id,
  title: `Case ${id}`,
  method: 'How.',
  columns: ['requests a second', 'mean, ms'],
  rows: rates.map((rate, index) => ({ name: index === 0 ? 'bare <b>' : 'Notewire', figures: [rate, 1.5] })),
})
const benchmark = {
  date: '2026-01-02',
  machine: '2 processors',
  tables: [table('get', [20_000, 5_000]), table('start', [1, 2])],
}

t.test('the section has the machine, the chart and a table for each case', async (t) => {
  t.equal(
    benchmarkSection(benchmark),
    `Measured on 2026-01-02: 2 processors.

![Bar chart of the requests a second of each server. The tables below have the figures.](benchmark.svg)

## Case get

How.

| Measured | requests a second | mean, ms |
| --- | --: | --: |
| bare <b> | 20,000 | 1.50 |
| Notewire | 5,000 | 1.50 |

## Case start

How.

| Measured | requests a second | mean, ms |
| --- | --: | --: |
| bare <b> | 1.00 | 1.50 |
| Notewire | 2.00 | 1.50 |`
  )
})

t.test('the chart has a bar for each server that is in proportion to its rate, and the rate as text', async (t) => {
  const chart = benchmarkChart(benchmark)
  const widths = [...chart.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))
  t.strictSame(widths, [340, 85])
  t.match(chart, '>bare &lt;b&gt;</text>')
  t.match(chart, '>20,000</text>')
  t.notMatch(chart, 'Case start', 'starts are in no chart')
})

t.test('the chart has room for the longest name', async (t) => {
  const name = 'Notewire, beside 218 creates a second'
  const chart = benchmarkChart({ ...benchmark, tables: [{ ...table('get', [1]), rows: [{ name, figures: [1] }] }] })
  const [, end] = chart.match(/class="name" x="(\d+)"/) ?? []
  t.ok(Number(end) >= 7 * name.length, `${name} ends at ${end} of the chart`)
})

t.test('a figure has three significant digits, and none is an empty cell', async (t) => {
  t.strictSame([1234.5, 99.94, 9.949, 0.123, null].map(formatted), ['1,235', '99.9', '9.95', '0.12', ''])
})
