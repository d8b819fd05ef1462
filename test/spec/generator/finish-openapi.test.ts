import t from 'tap'
import { finish } from '../../../spec/generator/finish-openapi.js'
import type { Operation, Schema } from '../../../spec/generator/openapi.js'
import { documentOf, failing, failure, json, noContent, ok, operation, ref } from './document.js'

const reading = (schema: Schema) => documentOf({ '/notes': { get: operation('Notes_get', { 200: ok(schema) }) } })
/** Finishes a schema as part of a response. */
const finished = (schema: Schema) =>
  finish(reading(schema)).paths['/notes']?.get?.responses[200]?.content?.['application/json']?.schema

t.test('a lone allOf becomes a reference with siblings', async (t) => {
  t.strictSame(finished({ allOf: [ref('Note')], description: 'A note.' }), { ...ref('Note'), description: 'A note.' })
})

t.test('an allOf beside properties stays', async (t) => {
  const schema = { allOf: [ref('Note')], properties: { services: {} } }
  t.strictSame(finished(structuredClone(schema)), schema)
})

t.test('a simple type or null becomes a list of types', async (t) => {
  const schema = { anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] }
  t.strictSame(finished(schema), { type: ['string', 'null'], format: 'uri' })
})

t.test('a reference or null stays', async (t) => {
  const schema = { anyOf: [ref('Note'), { type: 'null' }] }
  t.strictSame(finished(structuredClone(schema)), schema)
})

t.test('a number that is one of some integers becomes an integer', async (t) => {
  t.strictSame(finished({ type: 'number', enum: [404] }), { type: 'integer', enum: [404] })
  t.strictSame(finished({ type: 'number', enum: [0.5] }), { type: 'number', enum: [0.5] })
  t.strictSame(finished({ type: 'string', enum: ['open'] }), { type: 'string', enum: ['open'] })
})

t.test('an example is left as it is', async (t) => {
  const schema = { type: 'object', examples: [{ enum: ['open'] }] }
  t.strictSame(finished(structuredClone(schema)), schema)
})

t.test('the objects of request bodies are closed, those of responses stay open', async (t) => {
  const requestBody = { required: true, content: json(ref('Create')) }
  const object = () => ({ type: 'object', properties: {} })
  const { components } = finish(
    documentOf(
      { '/notes': { post: operation('Notes_create', { 201: ok(ref('Note')) }, { requestBody }) } },
      { Create: { oneOf: [ref('A'), ref('B')] }, A: object(), B: object(), Note: object() }
    )
  )
  const closed = Object.entries(components.schemas).filter(([, schema]) => schema.additionalProperties === false)
  t.strictSame(
    closed.map(([name]) => name),
    ['A', 'B']
  )
})

t.test('an operation below /-webhooks becomes a webhook without authentication', async (t) => {
  const ping = operation('Events_ping', { 200: noContent })
  const document = finish(documentOf({ '/-webhooks/note.updated': { post: ping } }))
  t.strictSame(document.paths, {})
  t.strictSame(document.webhooks, { 'note.updated': { post: { ...ping, security: [] } } })
})

t.test('a webhook with another method than POST is refused', async (t) => {
  const document = documentOf({ '/-webhooks/ping': { get: operation('Events_ping', { 200: noContent }) } })
  t.throws(() => finish(document), { message: 'The webhook /-webhooks/ping must be a POST' })
})

t.test('the example of a failure becomes a whole problem document', async (t) => {
  const { schemas } = finish(documentOf({}, { NoteNotFound: failure('note_not_found') })).components
  t.strictSame(schemas.NoteNotFound?.examples, [
    {
      type: 'http://localhost/docs/failures#note_not_found',
      title: 'Not found',
      status: 404,
      detail: 'It does not exist.',
      code: 'note_not_found',
      request_id: 'kq3m0q1c-2f',
      messages: ['It does not exist.'],
    },
  ])
  t.notOk('x-example' in (schemas.NoteNotFound ?? {}))
})

t.test('an example that is a fault is also the only one of `errors`', async (t) => {
  const fault = { pointer: '/users/1', detail: 'users/1: it does not exist' }
  const { schemas } = finish(documentOf({}, { UnknownUsers: failure('unknown_users', fault) })).components
  t.match(schemas.UnknownUsers?.examples, [{ detail: fault.detail, messages: [fault.detail], errors: [fault] }])
})

const failures = { NoteNotFound: failure('note_not_found'), GroupNotFound: failure('group_not_found') }
const failingWith = (...refs: Schema[]) =>
  documentOf({ '/notes': { get: operation('Notes_get', { 404: failing(...refs) }) } }, structuredClone(failures))

t.test('a response with one possible failure is shared under the name of the failure', async (t) => {
  const { paths, components } = finish(failingWith(ref('NoteNotFound')))
  t.strictSame(paths['/notes']?.get?.responses[404], { $ref: '#/components/responses/NoteNotFound' })
  const { description, content } = components.responses?.NoteNotFound ?? {}
  t.equal(description, '`note_not_found`: Nothing has this name. Check the name.')
  t.strictSame(content?.['application/problem+json']?.examples, {
    note_not_found: { value: components.schemas.NoteNotFound?.examples?.[0] },
  })
})

t.test('a response with several possible failures lists them, with an example of each', async (t) => {
  const { paths } = finish(failingWith(ref('NoteNotFound'), ref('GroupNotFound')))
  const { description, content } = paths['/notes']?.get?.responses[404] ?? {}
  t.equal(
    description,
    '- `note_not_found`: Nothing has this name. Check the name.\n' +
      '- `group_not_found`: Nothing has this name. Check the name.'
  )
  t.strictSame(Object.keys(content?.['application/problem+json']?.examples ?? {}), [
    'note_not_found',
    'group_not_found',
  ])
})

t.test('a response to a failed request that is not a failure with a remedy is refused', async (t) => {
  const message = 'Notes_get 404 is not a failure with a remedy'
  t.throws(() => finish(failingWith(ref('Note'))), { message })
  const document = failingWith(ref('NoteNotFound'))
  delete document.components.schemas.NoteNotFound?.['x-remedy']
  t.throws(() => finish(document), { message })
})

t.test('response headers are shared', async (t) => {
  const header = { description: 'Version.', schema: { type: 'string' } }
  const get = operation('Notes_get', { 200: { ...noContent, headers: { ETag: header } } })
  const { paths, components } = finish(documentOf({ '/notes': { get } }))
  t.strictSame(components.headers, { ETag: header })
  t.strictSame(paths['/notes']?.get?.responses[200]?.headers, { ETag: { $ref: '#/components/headers/ETag' } })
})

t.test('two response headers of one name must be the same', async (t) => {
  const etag = (description: string) => ({ ...noContent, headers: { ETag: { description } } })
  const document = documentOf({ '/notes': { get: operation('Notes_get', { 200: etag('A.'), 304: etag('B.') }) } })
  t.throws(() => finish(document), { message: 'Notes_get: another ETag header' })
})

t.test('paths are in the order of their tags, and else in their own', async (t) => {
  const get = (id: string): Record<string, Operation> => ({ get: operation(id, { 204: noContent }) })
  const { paths } = finish(documentOf({ '/groups': get('Groups_search'), '/b': get('Notes_b'), '/a': get('Notes_a') }))
  t.strictSame(Object.keys(paths), ['/b', '/a', '/groups'])
})
