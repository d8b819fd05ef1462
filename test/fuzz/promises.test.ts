import t from 'tap'
import { fuzz } from './promises.js'

// A fixed seed, so that a failure is a change of the code. `npm run fuzz` tries others. With what is tried
// around each, such as the Location that it answers, these are about 2,000 requests.
t.test('requests made from the contract find no broken promise', async (t) => {
  t.equal(await fuzz(t, { numRuns: 1200, seed: 1 }), undefined)
})
