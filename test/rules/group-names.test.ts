import t from 'tap'
import { foldGroupName, normalizeGroupName } from '../../server/rules/group-names.js'

t.test('group names are compared in NFC', async (t) => {
  t.equal(normalizeGroupName('cafe\u0301'), 'café')
})

t.test('upper and lower case are the same to a search', async (t) => {
  t.equal(foldGroupName('ÉDITEURS'), foldGroupName('éditeurs'))
})

t.test('composed and decomposed characters are the same to a search', async (t) => {
  t.equal(foldGroupName('E\u0301diteurs'), foldGroupName('\u00e9diteurs'))
})
