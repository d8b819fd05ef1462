import t from 'tap'
import { methodsOf } from '../../../spec/generator/client-methods.js'
import { methodSource } from '../../../spec/generator/client-resources.js'
import type { Document } from '../../../spec/generator/openapi.js'
import { document as contract } from '../../conformance.js'

// The contract with the same text everywhere, so that rewording it does not change the snapshots.
const document: Document = JSON.parse(
  JSON.stringify(contract, (key, value) =>
    key === 'description' && typeof value === 'string' ? 'Text of the contract.' : value
  )
)

// Beside the test; `TAP_SNAPSHOT=1 npx tap …` writes it.
t.snapshotFile = new URL('client-resources.snapshot.cjs', import.meta.url).pathname

const sourceOf = (id: string) => {
  const method = methodsOf(document).find((each) => each.id === id)
  return method ? methodSource(method, document) : ''
}

t.test('a list fetches its pages', async (t) => t.matchSnapshot(sourceOf('Notes_list')))

t.test('the only element of an array is the result', async (t) => t.matchSnapshot(sourceOf('Notes_update')))

t.test('the result is of the kind of the body, where both are unions', async (t) =>
  t.matchSnapshot(sourceOf('Services_add'))
)

t.test('a response without a body has no result', async (t) => t.matchSnapshot(sourceOf('Notes_delete')))

t.test('a result without a named model is refused', async (t) => {
  const method = methodsOf(document).find((each) => each.id === 'Notes_get')
  if (!method?.result) throw new Error('Notes_get has a result')
  const unnamed = { ...method, result: { ...method.result, schema: { type: 'object' } } }
  t.throws(() => methodSource(unnamed, document), { message: /need a named model/ })
})

t.test('a deprecated operation is marked', async (t) => {
  const method = methodsOf(document).find((each) => each.id === 'Notes_get')
  if (!method) throw new Error('the contract has Notes_get')
  t.notMatch(methodSource(method, document), '@deprecated')
  const deprecated = { ...method, operation: { ...method.operation, deprecated: true } }
  t.match(methodSource(deprecated, document), '   * @deprecated\n')
})
