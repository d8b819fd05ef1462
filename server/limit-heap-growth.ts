// Keeps V8's memory small. Under load V8 doubles the space in which it makes new objects up to 32 MiB, most of which it does not
// need, and lets the space of those that stay in use become several times as large as they are before it collects garbage there.
import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Two halves, between which V8 copies what is still in use. What 64 requests that wait for a commit use fits into one half. */
const maxNewSpaceBytes = 16 * 2 ** 20

/** How much the objects that stay in use may grow before garbage is collected among them. */
const oldSpaceGrowthPercent = 50

/**
 * Makes V8 stop doubling the space at that size, and lets it double again once a pause has made the space smaller. V8 takes
 * `--max-semi-space-size` only when it starts, and would then refuse the compiled program.
 */
export function limitHeapGrowth() {
  setFlagsFromString(`--heap-growing-percent=${oldSpaceGrowthPercent}`)
  let mayGrow = true
  const observer = new PerformanceObserver(() => {
    const hasRoom = newSpaceBytes() * 2 <= maxNewSpaceBytes
    if (hasRoom === mayGrow) return
    mayGrow = hasRoom
    setFlagsFromString(`--semi-space-growth-factor=${hasRoom ? 2 : 1}`)
  })
  observer.observe({ entryTypes: ['gc'] })
}

const newSpaceBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
