import { readFileSync, writeFileSync } from 'node:fs'
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

// Next to the test. `npx tap --snapshot test/spec/generator/client-resources.test.ts` rewrites it.
const snapshot = new URL('client-resources.snapshot.txt', import.meta.url)

const methodsInSnapshot: Record<string, string> = {
  'a list fetches its pages': 'Notes_list',
  'the only element of an array is the result': 'Notes_update',
  'the result is of the kind of the body, where both are unions': 'Services_add',
  'a response without a body has no result': 'Notes_delete',
}

const sourceOf = (id: string) => {
  const method = methodsOf(document).find((each) => each.id === id)
  return method ? methodSource(method, document) : ''
}

t.test('methods of each kind have the code of the snapshot', async (t) => {
  const code = Object.entries(methodsInSnapshot).map(([fact, id]) => `// ${fact}\n${sourceOf(id)}`)
  if (process.env.TAP_SNAPSHOT === '1') writeFileSync(snapshot, code.join('\n'))
  t.equal(code.join('\n'), readFileSync(snapshot, 'utf8'))
})

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
