import t from 'tap'
import { operations } from '../generated/operations.js'
import { serializerCompiler } from '../server/compiled-schemas.js'
import type { Schema } from '../server/validation.js'
import { createNote, service } from './helper.js'

const serializerOf = (schema: Schema) =>
  serializerCompiler({ schema, method: 'GET', url: '/', httpStatus: '200' }) as (value: unknown) => string

t.test('a text from the cache is what the serializer of the contract makes', async (t) => {
  const { call, baseUrl, admin } = await service(t)
  await call('POST /groups', { name: 'Größe "1"\\ \u2028' })
  const note = await createNote(call, {
    name: 'é\u0001\u{1f600}"\\',
    description: 'a\nb\u2028c</script>',
    scope: 'private',
    groups: ['Größe "1"\\ \u2028'],
  })
  const text = async (path: string) =>
    (await fetch(`${baseUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${admin.token}` } })).text()
  const answers = [
    [`/notes/${note.note_code}`, operations.Notes_get.schema.response[200]],
    ['/notes', operations.Notes_list.schema.response[200]],
  ] as const
  for (const [path, schema] of answers) {
    const first = await text(path)
    t.equal(serializerOf(schema)(JSON.parse(first)), first)
    t.equal(await text(path), first)
  }
})
