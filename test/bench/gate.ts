// Whether a hot path has become much slower than it was, beside bare Fastify in the same run. What counts is the CPU time of a
// request, which other work on the machine changes least.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../server/package-folder.js'
import { type HttpCase, httpCases, startServers } from './http.js'
import { compare, type Rounds } from './rounds.js'

const file = join(packageFolder, 'test/bench/expected-ratios.json')
const notes = 1000
// Always autocannon, because a server that has to wait for its load needs more CPU time for a request.
const rounds: Rounds = { rounds: 3, seconds: 1, connections: 64, generator: 'autocannon' }
/** A ratio may be so many times the expected one. */
const tolerance = 1.5

/** How many times the CPU time of bare Fastify a request needs, or how many times longer it takes where CPU time is unknown. */
export type Ratios = Record<HttpCase, number>

export async function measureRatios(): Promise<Ratios> {
  return (await measure(httpCases)) as Ratios
}

/** Measures the ratios and judges them. A case that fails is measured again: something else may have needed the processors. */
export async function gate() {
  const expected = expectedRatios()
  const measured = await measureRatios()
  const { failed } = judge(measured, expected)
  return judge(failed.length === 0 ? measured : { ...measured, ...(await measure(failed)) }, expected)
}

async function measure(cases: readonly HttpCase[]): Promise<Partial<Ratios>> {
  const servers = await startServers(notes)
  try {
    const ratios: Partial<Ratios> = {}
    for (const name of cases) {
      const contenders = servers
        .contenders(name)
        .filter(({ name, beside }) => ['Notewire', 'bare Fastify, object'].includes(name) && !beside)
      const [, notewire] = await compare(contenders, rounds)
      const { cpuRatio = Number.NaN, rateRatio = Number.NaN } = notewire ?? {}
      ratios[name] = Number.isNaN(cpuRatio) ? 1 / rateRatio : cpuRatio
    }
    return ratios
  } finally {
    await servers.stop()
  }
}

/** Returns a line for each case, and the cases that failed. */
export function judge(measured: Ratios, expected: Ratios): { lines: string[]; failed: HttpCase[] } {
  const cases = httpCases.map((name) => {
    const limit = expected[name] * tolerance
    const passed = measured[name] <= limit
    const figures = `${measured[name].toFixed(2)} × the CPU time of bare Fastify`
    const verdict = passed ? 'ok    ' : 'FAILED'
    return {
      name,
      passed,
      line: `${verdict}  ${name.padEnd(6)}  ${figures}; ${expected[name].toFixed(2)} is expected, at most ${limit.toFixed(2)} allowed`,
    }
  })
  const failed = cases.filter(({ passed }) => !passed).map(({ name }) => name)
  return { lines: cases.map(({ line }) => line), failed }
}

export const expectedRatios = (): Ratios => JSON.parse(readFileSync(file, 'utf8'))

export function acceptRatios(ratios: Ratios) {
  const rounded = Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toFixed(2))])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}
