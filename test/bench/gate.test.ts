import t from 'tap'
import { expectedRatios, judge } from './gate.js'

const expected = { get: 4, list: 2, create: 10 }

t.test('a request that costs up to one and a half times what is expected passes', async (t) => {
  const { failed, lines } = judge({ get: 6, list: 0.5, create: 10 }, expected)
  t.strictSame(failed, [])
  t.equal(lines[0], 'ok      get     6.00 × the CPU time of bare Fastify; 4.00 is expected, at most 6.00 allowed')
})

t.test('one case that costs more fails, by name', async (t) => {
  const { failed, lines } = judge({ get: 4, list: 3.01, create: 10 }, expected)
  t.strictSame(failed, ['list'])
  t.match(lines[1], /^FAILED {2}list /)
})

t.test('a ratio that could not be measured fails', async (t) => {
  t.strictSame(judge({ get: Number.NaN, list: 2, create: 10 }, expected).failed, ['get'])
})

t.test('a ratio is expected for each case', async (t) => {
  t.match(expectedRatios(), { get: Number, list: Number, create: Number })
})
