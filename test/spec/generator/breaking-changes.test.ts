import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { breakingChanges } from '../../../spec/generator/breaking-changes.js'
import type { Document, Operation, Schema } from '../../../spec/generator/openapi.js'
import { document } from '../../conformance.js'
import { folder } from '../../helper.js'

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('the contract has no such part')
  return value
}
const schema = ({ components }: Document, name: string) => found(components.schemas[name])
const properties = (document: Document, name: string) => found(schema(document, name).properties)
const operation = ({ paths }: Document, path: string, method: string): Operation => found(paths[path]?.[method])
const [notes, note] = ['/api/v1/notes', '/api/v1/notes/{note_code}']

/** Returns the breaks of the contract after all changes. One run of the tool judges them all: each takes seconds. */
function breaksAfter(t: Parameters<typeof folder>[0], changes: ((document: Document) => unknown)[]) {
  const [base, revision] = [join(folder(t), 'base.json'), join(folder(t), 'revision.json')]
  const changed = structuredClone(document)
  for (const change of changes) change(changed)
  writeFileSync(base, JSON.stringify(document))
  writeFileSync(revision, JSON.stringify(changed))
  return breakingChanges(base, revision)
}

const breaking: [name: string, change: (document: Document) => unknown][] = [
  ['Path `/api/v1/notes/{note_code}/archive` was removed', (d) => delete d.paths[`${note}/archive`]],
  ['Operation `DELETE /api/v1/notes/{note_code}` was removed', (d) => delete d.paths[note]?.delete],
  [
    '`operationId` of operation `GET /api/v1/groups` changed',
    (d) => {
      operation(d, '/api/v1/groups', 'get').operationId = 'Groups_list'
    },
  ],
  [
    'Properties of `NoteCreate` became required: `description`',
    (d) => schema(d, 'NoteCreate').required?.push('description'),
  ],
  ['Property `icon` of `NoteUpdate` was removed', (d) => delete properties(d, 'NoteUpdate').icon],
  [
    'Properties of `Note` are no longer required: `archived`',
    (d) => {
      schema(d, 'Note').required = ['note_code', 'name', 'description', 'icon_url', 'scope', 'groups', 'users']
    },
  ],
  ['Property `is_admin` of `GroupUser` was removed', (d) => delete properties(d, 'GroupUser').is_admin],
  [
    "Type of `total` widened from 'integer' to 'string'",
    (d) => {
      properties(d, 'PageMeta').total = { type: 'string' }
    },
  ],
  [
    "Type of `per_page` widened from 'integer' to 'integer | null'",
    (d) => {
      found(properties(d, 'PageMeta').per_page).type = ['integer', 'null']
    },
  ],
  [
    "`maxLength` of `NoteName` changed from '30' to '20'",
    (d) => {
      schema(d, 'NoteName').maxLength = 20
    },
  ],
  [
    '`pattern` of `RoomId` changed',
    (d) => {
      schema(d, 'RoomId').pattern = '^[0-9]+$'
    },
  ],
  [
    "Enum of `NoteScope` lost values: 'private'",
    (d) => {
      schema(d, 'NoteScope').enum = ['open']
    },
  ],
  [
    "Enum of `code` gained values: 'no_note'",
    (d) => {
      properties(d, 'NoteNotFound').code = { type: 'string', enum: ['no_note'] }
    },
  ],
  ['`include_archived` query parameter was removed', (d) => operation(d, notes, 'get').parameters?.shift()],
  [
    'Required `team` query parameter was added',
    (d) =>
      operation(d, notes, 'get').parameters?.push({
        name: 'team',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
  ],
  [
    'Response `201` became `200`',
    (d) => {
      const { responses } = operation(d, '/api/v1/groups', 'post')
      Object.assign(responses, { 200: responses[201] })
      delete responses[201]
    },
  ],
  ['Response header `ETag` was removed', (d) => delete operation(d, note, 'get').responses[200]?.headers?.ETag],
  [
    'Response header `Location` is no longer required',
    (d) => Object.assign(found(d.components.headers?.Location), { required: false }),
  ],
  [
    'The request body of `Notes_restore` became required',
    (d) => {
      operation(d, `${note}/extract`, 'patch').requestBody = { required: true, content: {} }
    },
  ],
  ['Webhook `note.deleted` was removed', (d) => delete d.webhooks['note.deleted']],
  [
    'Webhook `note.restored` was removed or renamed',
    (d) => {
      Object.assign(d.webhooks, { 'note.extracted': d.webhooks['note.restored'] })
      delete d.webhooks['note.restored']
    },
  ],
  [
    'Header `webhook-id` of webhook `ping` may be absent',
    (d) => delete d.components.parameters['EventHeaders.webhook_id']?.required,
  ],
  [
    'The default of `per_page` of `Notes_list` changed from 20 to 50',
    (d) => Object.assign(found(d.components.parameters['PageQuery.per_page']).schema, { default: 50 }),
  ],
  ['Property `actor` of `EventData` was removed', (d) => delete properties(d, 'EventData').actor],
]

// Each waits for a process.
t.jobs = 2

t.test('each change that breaks clients is named', async (t) => {
  const breaks = await breaksAfter(
    t,
    breaking.map(([, change]) => change)
  )
  for (const [name] of breaking)
    t.ok(
      breaks.some((each) => each.startsWith(name)),
      name,
      { breaks }
    )
})

const text: Schema = { type: 'string' }
const additions: ((document: Document) => unknown)[] = [
  (d) =>
    Object.assign(d.paths, { '/api/v1/tags': { get: { ...operation(d, notes, 'get'), operationId: 'Tags_list' } } }),
  (d) => Object.assign(properties(d, 'NoteCreate'), { color: text }),
  (d) => Object.assign(properties(d, 'Note'), { color: text }) && schema(d, 'Note').required?.push('color'),
  (d) => operation(d, notes, 'get').parameters?.push({ name: 'team', in: 'query', schema: text }),
  (d) => schema(d, 'NoteScope').enum?.push('team'),
  (d) => schema(d, 'ChangedField').enum?.push('color'),
  (d) => schema(d, 'Service').oneOf?.push(schema(d, 'Actor')),
  (d) => schema(d, 'ServiceCreate').oneOf?.push(schema(d, 'Actor')),
  (d) => Object.assign(d.webhooks, { 'note.copied': d.webhooks['note.archived'] }),
  (d) => Object.assign(operation(d, notes, 'get').responses, { 409: { $ref: '#/components/responses/GroupExists' } }),
  (d) =>
    operation(d, note, 'patch').responses[400]?.content?.['application/problem+json']?.schema.anyOf?.push({
      $ref: '#/components/schemas/GroupExists',
    }),
  // A second failure of a status that had one.
  (d) => {
    const schemas = ['GroupNotFound', 'NoteNotFound'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
    operation(d, '/api/v1/groups/{group_name}', 'get').responses[404] = {
      ...found(d.components.responses?.GroupNotFound),
      content: { 'application/problem+json': { schema: { anyOf: schemas } } },
    }
  },
  (d) => Object.assign(found(operation(d, notes, 'get').responses[200]?.headers), { Link: { schema: text } }),
]

t.test('additions break nothing', async (t) => {
  t.strictSame(await breaksAfter(t, additions), [])
})
