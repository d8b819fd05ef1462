// Rounds of load on servers in turns: what else the machine does meets all of them, and what counts are medians and the
// ratios within a round.
import { setTimeout as delay } from 'node:timers/promises'
import { type Generator, load, type Request, steadyLoad } from './load.js'
import { cpuMicros } from './processes.js'

export interface Contender {
  name: string
  pid: number
  request: Request
  /** Sent so many times a second meanwhile. */
  beside?: { request: Request; perSecond: number }
}

export interface Result {
  name: string
  requestsPerSecond: number
  /** How many requests a second were sent beside, or 0. */
  besideRate: number
  /** The rate as a share of the first contender's. */
  rateRatio: number
  meanMs: number
  p99Ms: number
  /** CPU time of the server per request in microseconds. `NaN` where the system does not say. */
  cpu: number
  /** The CPU time as a multiple of the first contender's. */
  cpuRatio: number
}

export interface Rounds {
  rounds: number
  seconds: number
  connections: number
  generator: Generator
}

interface Measurement {
  rate: number
  /** How many requests a second were sent beside. */
  besideRate: number
  meanMs: number
  p99Ms: number
  cpu: number
}

/** By then V8 has optimized what is measured. */
const warmUpRounds = 2

/** Measures contenders in turns, after rounds that warm up. Ratios are to the first one. */
export async function compare(contenders: Contender[], options: Rounds): Promise<Result[]> {
  const measured = contenders.map((contender) => ({ contender, rounds: [] as Measurement[] }))
  // So few requests a second would take minutes to warm up.
  for (const { beside } of contenders) if (beside) await load(beside.request, options)
  for (let round = -warmUpRounds; round < options.rounds; round++) {
    for (const { contender, rounds } of measured) {
      const measurement = await measure(contender, options)
      if (round >= 0) rounds.push(measurement)
    }
  }
  const [first] = measured
  return measured.map(({ contender: { name }, rounds }) => {
    const ratio = (key: 'rate' | 'cpu') =>
      median(rounds.map((each, index) => each[key] / (first?.rounds[index]?.[key] ?? Number.NaN)))
    const middle = (key: keyof Measurement) => median(rounds.map((each) => each[key]))
    return {
      name,
      requestsPerSecond: middle('rate'),
      besideRate: middle('besideRate'),
      rateRatio: ratio('rate'),
      meanMs: middle('meanMs'),
      p99Ms: middle('p99Ms'),
      cpu: middle('cpu'),
      cpuRatio: ratio('cpu'),
    }
  })
}

/** How long the requests beside begin earlier and end later. */
const marginSeconds = 1

async function measure({ pid, request, beside }: Contender, options: Rounds): Promise<Measurement> {
  const steady = beside && steadyLoad(beside.request, { ...beside, seconds: options.seconds + 2 * marginSeconds })
  if (steady) await delay(marginSeconds * 1000)
  const before = cpuMicros(pid)
  const { requests, seconds, meanMs, p99Ms } = await load(request, options)
  const cpu = ((cpuMicros(pid) ?? Number.NaN) - (before ?? 0)) / requests
  return { rate: requests / seconds, meanMs, p99Ms, cpu, besideRate: (await steady) ?? 0 }
}

export const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
