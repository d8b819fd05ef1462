import t from 'tap'
import { fillLimits, limitText } from '../../../spec/generator/fill-limits.js'
import { documentOf, ref } from './document.js'

const name = { type: 'string', minLength: 1, maxLength: 1500 }

t.test('a text gets the limits of its own schema', async (t) => {
  const document = documentOf({}, { Name: { ...name, description: '{minLength} to {maxLength} characters, {body}.' } })
  fillLimits(document)
  t.equal(document.components.schemas.Name?.description, '1 to 1,500 characters, {body}.')
})

t.test('a text gets the limits of the schema that it belongs to', async (t) => {
  const document = documentOf(
    {},
    { Name: name, Note: { properties: { name: { ...ref('Name'), description: '{maxLength}' } } } }
  )
  document.components.parameters.page = { name: 'page', in: 'query', description: '{default}', schema: { default: 20 } }
  fillLimits(document)
  t.equal(document.components.schemas.Note?.properties?.name?.description, '1,500')
  t.equal(document.components.parameters.page.description, '20')
})

t.test('a text gets the limits of components, and those that no schema expresses', async (t) => {
  const document = documentOf({}, { Name: name })
  document['x-limits'] = { body_bytes: 2048, retry_seconds: [5, 90, 120, 7200] }
  const text = '{Name.maxLength}, {limits.body_bytes}, {limits.body_bytes} bytes, {limits.retry_seconds}'
  document.tags = [{ name: 'Notes', description: text }]
  fillLimits(document)
  t.equal(document.tags[0]?.description, '1,500, 2 KiB, 2048 bytes, 5 s, 90 s, 2 min and 2 h')
})

t.test('a limit that does not exist is an error', async (t) => {
  for (const text of ['{maxItems}', '{Title.maxLength}', '{limits.note_bytes}']) {
    const document = documentOf({}, { Name: { ...name, description: `At most ${text}.` } })
    t.throws(() => fillLimits(document), { message: `There is no limit ${text}: At most ${text}.` })
  }
})

t.test('bytes are in the largest unit that has a whole number of them', async (t) => {
  t.equal(limitText(2 ** 21, 'body_bytes'), '2 MiB')
  t.equal(limitText(2 ** 14, 'body_bytes'), '16 KiB')
  t.equal(limitText(24, 'key_bytes'), '24')
  t.equal(limitText(0.3, 'removal_seconds'), '0.3')
})
