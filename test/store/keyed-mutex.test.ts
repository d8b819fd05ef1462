import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import { keyedMutex } from '../../server/store/keyed-mutex.js'

t.test('actions with the same key run one after the other, also after one that fails', async (t) => {
  const inTurn = keyedMutex()
  const log: string[] = []
  const action = (key: string, name: string) =>
    inTurn(key, async () => {
      log.push(`${name} begins`)
      await setImmediate()
      log.push(`${name} ends`)
      if (name === 'first') throw new Error('no')
      return name
    })
  const results = await Promise.allSettled([action('a', 'first'), action('a', 'second'), action('b', 'other')])
  t.strictSame(log, ['first begins', 'other begins', 'first ends', 'second begins', 'other ends', 'second ends'])
  t.match(results, [{ status: 'rejected' }, { value: 'second' }, { value: 'other' }])
})
