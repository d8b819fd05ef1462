// Fails if too little of server/ and of the client's src/ is covered. c8 measures the bundle of the tests, which also holds
// packages and generated files, and its own filter sees only the name of the bundle.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const floorPercent = 94
const [summaryFile] = process.argv.slice(2)
const files = Object.entries(JSON.parse(readFileSync(summaryFile, 'utf8')))
const measured = files.filter(([file]) =>
  /^(server|clients\/typescript\/src)\/(?!generated\/).*\.ts$/.test(relative('.', file))
)
if (measured.length === 0) throw new Error(`${summaryFile} has no file of the server`)

for (const kind of ['lines', 'branches']) {
  const [covered, total] = ['covered', 'total'].map((count) =>
    measured.reduce((sum, [, file]) => sum + file[kind][count], 0)
  )
  const percent = (100 * covered) / total
  process.stdout.write(`${kind}: ${percent.toFixed(1)} % of ${measured.length} files covered\n`)
  if (percent < floorPercent) {
    process.stderr.write(`error: at least ${floorPercent} % of the ${kind} must be covered\n`)
    process.exitCode = 1
  }
}
