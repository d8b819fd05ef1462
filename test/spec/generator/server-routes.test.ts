import t from 'tap'
import type { Document, Schema } from '../../../spec/generator/openapi.js'
import { serverRoutes } from '../../../spec/generator/server-routes.js'
import { documentOf, failing, json, noContent, ok, operation, ref } from './document.js'

const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const schemas: Record<string, Schema> = {
  NoteCode: { type: 'string', description: 'Identifier of a note.', examples: ['k3v9m2q7x4ta'] },
  Note: { ...object({ note_code: ref('NoteCode') }), description: 'A note.' },
  Slack: object({ name: { type: 'string', enum: ['chat_a'] } }),
  Service: {
    type: 'object',
    oneOf: [ref('Slack')],
    discriminator: { propertyName: 'name', mapping: { chat_a: '#/components/schemas/Slack' } },
    description: 'An integration.',
  },
  Unused: { type: 'string' },
}
const notePath = { name: 'note_code', in: 'path', required: true, schema: ref('NoteCode') } as const
const routes = (paths: Document['paths']) => serverRoutes(documentOf(paths, schemas))

t.test('a list is an array of constants, each after those that it uses', async (t) => {
  const page = {
    name: 'page',
    in: 'query',
    description: 'Page number.',
    schema: { type: 'integer', minimum: 1 },
  } as const
  const list = operation('Notes_list', { 200: ok(object({ notes: { type: 'array', items: ref('Note') } })) })
  t.equal(
    routes({ '/notes': { get: { ...list, parameters: [page] } } }),
    `export const NoteCode = { type: "string" } as const

export const Note = {
  type: "object",
  required: ["note_code"],
  properties: { note_code: NoteCode },
  additionalProperties: false,
} as const


export const operations = {
  Notes_list: {
    method: "GET",
    url: "/notes",
    headers: {},
    schema: {
      params: { type: "object", properties: {}, additionalProperties: false },
      querystring: {
        type: "object",
        properties: { page: { type: "integer", minimum: 1 } },
        additionalProperties: false,
      },
      response: {
        200: {
          type: "object",
          required: ["notes"],
          properties: { notes: { type: "array", items: Note } },
          additionalProperties: false,
        },
      },
    },
  },
} as const
`
  )
})

t.test('an array with a single element keeps its bounds', async (t) => {
  const note = { type: 'array', items: ref('Note'), minItems: 1, maxItems: 1 }
  const source = routes({ '/notes': { post: operation('Notes_create', { 201: ok(object({ note })) }) } })
  t.match(source, 'properties: { note: { type: "array", items: Note, minItems: 1, maxItems: 1 } },')
})

t.test('a union keeps its discriminator, without the mapping', async (t) => {
  const requestBody = { required: true, content: json(ref('Service')) }
  const source = routes({ '/services': { post: operation('Services_add', { 204: noContent }, { requestBody }) } })
  t.match(
    source,
    'export const Service = { type: "object", oneOf: [Slack], discriminator: { propertyName: "name" } } as const'
  )
  t.match(source, 'body: Service,')
})

t.test('a response without a body is null', async (t) => {
  const source = routes({ '/notes': { get: operation('Notes_get', { 204: noContent, 304: noContent }) } })
  t.match(source, 'response: { 204: { type: "null" }, 304: { type: "null" } },')
})

t.test('a request that has no body may send an empty object, but a GET validates none', async (t) => {
  const source = routes({ '/notes': { delete: operation('Notes_delete', { 204: noContent }) } })
  t.match(source, 'body: { type: ["object", "null"], properties: {}, additionalProperties: false },')
  t.notMatch(routes({ '/notes': { get: operation('Notes_get', { 204: noContent }) } }), 'body:')
})

t.test('a path parameter is part of the URL', async (t) => {
  const get = operation('Notes_get', { 204: noContent }, { parameters: [notePath] })
  t.match(routes({ '/notes/{note_code}/services': { get } }), 'url: "/notes/:note_code/services",')
})

t.test('a reference to a shared parameter is resolved', async (t) => {
  const parameters = [{ $ref: '#/components/parameters/NotePath' } as never]
  const document = documentOf({ '/notes/{note_code}': { get: operation('Notes_get', {}, { parameters }) } }, schemas)
  document.components.parameters.NotePath = notePath
  t.match(serverRoutes(document), 'properties: { note_code: NoteCode }')
})

t.test('a reference with siblings spreads the constant', async (t) => {
  const schema = object({ note_code: { ...ref('NoteCode'), maxLength: 20 } })
  const source = routes({ '/notes': { get: operation('Notes_get', { 200: ok(schema) }) } })
  t.match(source, 'note_code: { ...NoteCode, maxLength: 20 }')
})

t.test('failures are not among the responses', async (t) => {
  const source = routes({ '/notes': { get: operation('Notes_get', { 204: noContent, 404: failing(ref('Note')) }) } })
  t.notMatch(source, /404|Note =/)
})

t.test('the headers of a request that can be malformed are those with a type of their own', async (t) => {
  const parameters = [
    { name: 'If-None-Match', in: 'header', schema: { type: 'string' } },
    { name: 'If-Match', in: 'header', schema: ref('NoteCode') },
  ] as const
  const source = routes({
    '/notes': { get: operation('Notes_get', { 204: noContent }, { parameters: [...parameters] }) },
  })
  t.match(source, 'headers: { "If-Match": NoteCode },')
})
