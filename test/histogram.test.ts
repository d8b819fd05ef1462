import { Registry, Histogram as SlowHistogram } from 'prom-client'
import t from 'tap'
import { Histogram } from '../server/histogram.js'

t.test('a histogram exports the same text as that of prom-client', async (t) => {
  const registers = [new Registry(), new Registry()] as const
  const configuration = { name: 'seconds', help: 'Time', labelNames: ['operation', 'status'], buckets: [0.5, 1, 2.5] }
  const histogram = new Histogram({ ...configuration, registers: [registers[0]] })
  const slow = new SlowHistogram({ ...configuration, registers: [registers[1]] })
  for (const labels of [
    { operation: 'Notes_get', status: '200' },
    { operation: 'Notes_get', status: '404' },
  ]) {
    const observe = histogram.observer(labels)
    for (const value of [0, 0.5, 0.75, 1, 2.6, 7]) {
      observe(value)
      slow.observe(labels, value)
    }
  }
  t.equal(await registers[0].metrics(), await registers[1].metrics())
})
