import t from 'tap'
import { failuresByStatus, methodsOf } from '../../../spec/generator/client-methods.js'
import { document } from '../../conformance.js'

const methodOf = (id: string) => {
  const method = methodsOf(document).find((each) => each.id === id)
  if (!method) throw new Error(`the contract has no ${id}`)
  return method
}

t.test('the shape of a result follows from the envelope', async (t) => {
  t.match(methodOf('Notes_list').result, { member: 'notes', shape: 'page' })
  t.match(methodOf('Notes_update').result, { member: 'notes', shape: 'first' })
  t.match(methodOf('Services_list').result, { member: 'services', shape: 'array' })
  t.match(methodOf('Notes_get').result, { member: 'note', shape: 'object' })
  t.equal(methodOf('Notes_delete').result, undefined)
})

t.test('a method may be repeated by its HTTP method, because the contract marks it, or with a key', async (t) => {
  t.equal(methodOf('Notes_get').isRepeatable, true)
  t.equal(methodOf('Notes_delete').isRepeatable, true)
  t.equal(methodOf('Notes_update').isRepeatable, true)
  t.equal(methodOf('Notes_create').isRepeatable, true)
})

t.test('failures are found by status, in shared responses too', async (t) => {
  const failures = new Map(failuresByStatus(methodOf('Notes_get'), document))
  t.strictSame(failures.get(401), ['Unauthenticated'])
  t.strictSame(failures.get(404), ['NoteNotFound'])
  t.equal(failures.has(200), false)
})

t.test('a response with two members besides meta is refused', async (t) => {
  const changed = structuredClone(document)
  const schema = changed.components.schemas.NoteResponse
  if (schema?.properties) schema.properties.other = { type: 'object' }
  t.throws(() => methodsOf(changed), { message: /Notes_get: a response needs exactly one member besides meta/ })
})
