import t from 'tap'
import { nextUserCode } from '../../server/rules/next-user-code.js'

t.test('the first code is 0000000001', async (t) => {
  t.equal(nextUserCode([]), '0000000001')
})

t.test('a code is one more than the highest number', async (t) => {
  t.equal(nextUserCode(['0000000009', '0000000003']), '0000000010')
})

t.test('there may be hundreds of thousands of codes', async (t) => {
  t.equal(nextUserCode(Array<string>(200_000).fill('0000000007')), '0000000008')
})

t.test('codes that are not numbers of ten digits are ignored', async (t) => {
  t.equal(nextUserCode(['ann', '5abcdefghi', '99', '0000000001']), '0000000002')
})
