import t from 'tap'
import { clientModels } from '../../../spec/generator/client-models.js'
import { clientProblems } from '../../../spec/generator/client-problems.js'
import type { Document, Schema } from '../../../spec/generator/openapi.js'
import { schemaTypes } from '../../../spec/generator/schema-types.js'
import { noContent, operation } from './document.js'

/** A document of nothing but schemas. */
const documentOf = (schemas: Record<string, Schema>): Document => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  tags: [],
  paths: {},
  webhooks: {},
  components: { schemas, parameters: {} },
  servers: [],
  'x-limits': {},
})

async function modelsOf(schemas: Record<string, Schema>) {
  const document = documentOf(schemas)
  return clientModels(document, await schemaTypes(document, { defaultNonNullable: false }))
}

t.test('an object is an interface, and refers to others by their names', async (t) => {
  const models = await modelsOf({
    Note: {
      type: 'object',
      description: 'A note.',
      required: ['name', 'groups'],
      properties: {
        name: { type: 'string', description: 'Its name.' },
        groups: { type: 'array', items: { $ref: '#/components/schemas/Group' } },
        'icon-url': { type: ['string', 'null'] },
        size: { type: 'integer', default: 20, description: 'Its size.' },
      },
    },
    Group: { type: 'object', properties: {} },
  })
  t.equal(
    models.slice(0, models.indexOf('\nexport type Group')),
    `/** A note. */
export interface Note {
  /** Its name. */
  name: string
  groups: Group[]
  'icon-url'?: string | null | undefined
  /**
   * Its size.
   *
   * @default 20
   */
  size?: number | undefined
}
`
  )
})

t.test('a union, a scalar and an array are type aliases', async (t) => {
  const models = await modelsOf({
    Scope: { type: 'string', enum: ['open', "it's"], description: 'A scope.' },
    Names: { type: 'array', items: { type: 'string' } },
    Either: { oneOf: [{ $ref: '#/components/schemas/Scope' }, { $ref: '#/components/schemas/Names' }] },
  })
  t.equal(
    models,
    `/** A scope. */
export type Scope = 'open' | 'it\\'s'

export type Names = string[]

export type Either = Scope | Names
`
  )
})

t.test('a failure is an interface that extends the common problem document', async (t) => {
  const document = documentOf({
    Problem: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
    NoteNotFound: {
      type: 'object',
      description: 'No such note.',
      allOf: [{ $ref: '#/components/schemas/Problem' }],
      required: ['code'],
      properties: { code: { type: 'string', enum: ['note_not_found'] } },
    },
  })
  t.match(
    clientProblems(document, await schemaTypes(document)),
    "/** No such note. */\nexport interface NoteNotFound extends Problem {\n  code: 'note_not_found'\n}\n"
  )
})

t.test('a deprecated field, and a deprecated parameter of a list, are marked', async (t) => {
  const properties = { name: { type: 'string', deprecated: true, description: 'Its name.' } }
  t.match(await modelsOf({ Note: { type: 'object', properties } }), '   * Its name.\n   *\n   * @deprecated\n')

  const page = { name: 'page', in: 'query' as const, deprecated: true, schema: { type: 'integer' } }
  const list = operation('Notes_list', { 200: noContent }, { parameters: [page] })
  const document = { ...documentOf({}), paths: { '/notes': { get: list } } }
  t.match(clientModels(document, await schemaTypes(document)), /@deprecated\s+\*\/\s+page\?: number/)
})
