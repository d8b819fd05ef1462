import t from 'tap'
import { foldGroupName } from '../../server/rules/group-search.js'

t.test('upper and lower case are the same to a search', async (t) => {
  t.equal(foldGroupName('ÉDITEURS'), foldGroupName('éditeurs'))
})

t.test('composed and decomposed characters are the same to a search', async (t) => {
  t.equal(foldGroupName('E\u0301diteurs'), foldGroupName('\u00e9diteurs'))
})
