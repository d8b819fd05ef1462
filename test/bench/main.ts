// `npm run bench`: how fast the built server is, measured from outside, in turns with bare Fastify and with servers of others.
//
//   npm run bench                    all cases; writes docs/benchmark.json, from which the guide is built
//   npm run bench -- get start       these cases
//   npm run bench -- --profile get   CPU profiles of the server in a case
//   npm run bench -- --gate          fails if a hot path is much slower than expected
//   npm run bench -- --accept        expects what is measured now
import { rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Benchmark, formatted, type Table } from '../../docs/benchmark.js'
import { packageFolder } from '../../server/package-folder.js'
import { client } from './client.js'
import { delivery } from './delivery.js'
import { acceptRatios, expectedRatios, gate, judge, measureRatios } from './gate.js'
import { hottestFunctions } from './hottest-functions.js'
import { type HttpCase, http, httpCases } from './http.js'
import { generator } from './load.js'
import { writeProfiles } from './notewire.js'
import { postgres } from './postgres.js'
import { areCoresSeparate } from './processes.js'
import { startUp } from './startup-and-memory.js'

const profileFolder = join(packageFolder, 'node_modules/.cache/profiles')
const resultFile = join(packageFolder, 'docs/benchmark.json')

const others: Record<string, () => Promise<Table | undefined>> = { start: startUp, delivery, client, postgres }
const caseNames = [...httpCases, ...Object.keys(others)]

process.once('SIGINT', () => process.exit(130))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { profile: { type: 'boolean' }, gate: { type: 'boolean' }, accept: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !caseNames.includes(name))

if (unknown.length > 0) fail(`There is no case '${unknown[0]}'. The cases are ${caseNames.join(', ')}.`)
else if (values.accept) await accept()
else if (values.gate) await runGate()
else await benchmark(positionals.length > 0 ? positionals : caseNames)

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

async function runGate() {
  const { lines, failed } = await gate()
  console.log(lines.join('\n'))
  if (failed.length > 0)
    fail('If this is intended, run `npm run bench -- --accept` and commit test/bench/expected-ratios.json.')
}

async function accept() {
  const ratios = await measureRatios()
  console.log(judge(ratios, expectedRatios()).lines.join('\n'))
  acceptRatios(ratios)
  console.log('test/bench/expected-ratios.json has the new ratios.')
}

async function benchmark(names: string[]) {
  if (values.profile) {
    rmSync(profileFolder, { recursive: true, force: true })
    writeProfiles(profileFolder)
  }
  console.log(`${machine()}\n`)
  const tables = await measure(names)
  if (values.profile) {
    console.log(`The time of the server, by function. The profiles are in ${profileFolder}`)
    console.log(hottestFunctions(profileFolder).join('\n'))
  } else if (names.length === caseNames.length) {
    const date = new Date().toISOString().slice(0, 10)
    const result: Benchmark = { date, machine: machine(), tables }
    writeFileSync(resultFile, `${JSON.stringify(result, rounded, 2)}\n`)
    console.log('docs/benchmark.json is written. `npm run docs` builds the page from it.')
  }
}

/** Measures the cases and prints each table as soon as it is complete. */
async function measure(names: string[]): Promise<Table[]> {
  const measured: Table[] = []
  const add = (table: Table) => {
    measured.push(table)
    console.log(plainTable(table))
  }
  const isHttpCase = (name: string): name is HttpCase => httpCases.some((each) => each === name)
  const httpNames = names.filter(isHttpCase)
  if (httpNames.length > 0) for (const table of await http(httpNames, !values.profile)) add(table)
  for (const name of names) {
    if (isHttpCase(name)) continue
    const table = await others[name]?.()
    if (table) add(table)
    else console.log(`${name} is left out: PostgreSQL is not installed\n`)
  }
  return measured
}

function machine(): string {
  const [processor] = cpus()
  const processors = `${cpus().length} processors (${processor?.model.replace(/\s+/g, ' ').trim()})`
  const separation = areCoresSeparate ? ', server and load each on one of them' : ''
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  return `${processors}, ${memory}, Node ${process.versions.node}, load by ${generator} with 64 connections${separation}`
}

function plainTable({ title, columns, rows }: Table): string {
  const nameWidth = Math.max(...rows.map(({ name }) => name.length))
  const line = (name: string, cells: string[]) =>
    `  ${name.padEnd(nameWidth)}${cells.map((cell, index) => `  ${cell.padStart(columns[index]?.length ?? 0)}`).join('')}`
  const lines = rows.map(({ name, figures }) => line(name, figures.map(formatted)))
  return `${title}\n${line('', columns)}\n${lines.join('\n')}\n`
}

/** Four digits of each figure are more than are repeatable. */
function rounded(_: string, value: unknown) {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value
}
