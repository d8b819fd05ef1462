// Holds the service to its promises for as long as it is told: `npm run fuzz -- --minutes 60`, or with `--seed` again.
import { parseArgs } from 'node:util'
import t from 'tap'
import { fuzz } from './promises.js'

const { minutes, seed } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
}).values

t.setTimeout(0)
t.test(`${minutes} minutes of requests find no broken promise`, { timeout: 0 }, async (t) => {
  const interruptAfterTimeLimit = Number(minutes) * 60_000
  const endless = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit, maxSkipsPerRun: 1000 }
  t.equal(await fuzz(t, { ...endless, ...(seed && { seed: Number(seed) }) }), undefined)
})
