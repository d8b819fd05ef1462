// The document means the same to the tools of other languages.
import t from 'tap'
import { limits } from '../../generated/limits.js'
import type { Schema } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'

/** Yields every object of the document that is not part of an example. */
function* objectsIn(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return
  yield node as Record<string, unknown>
  for (const [key, value] of Object.entries(node)) if (key !== 'example' && key !== 'examples') yield* objectsIn(value)
}
const all = [...objectsIn(document)]
const { schemas } = document.components

t.test('a pattern uses only what every regular expression engine knows', async (t) => {
  const patterns = new Set(all.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])))
  t.ok(patterns.size > 3)
  for (const pattern of patterns) {
    t.notMatch(pattern, /\(\?[^:]|\\[pPuUbBdDwWkKzZAG]/, pattern)
    t.match(pattern, /^[\x20-\x7e]+$/)
  }
})

t.test('a pattern means the same with and without the flag u', async (t) => {
  const valid = (name: string, text: string) => {
    const pattern = String(schemas[name]?.pattern)
    const answers = [new RegExp(pattern).test(text), new RegExp(pattern, 'u').test(text)]
    t.equal(answers[0], answers[1], `${name} ${JSON.stringify(text)}`)
    return answers[0]
  }
  const texts = ['Super purple', 'Surrogate{p}', 'a\nb', '役員🎉', '\u0001']
  for (const text of texts)
    for (const name of ['Text', 'NoteName', 'GroupName', 'WebhookSecret']) t.ok(valid(name, text))
  for (const name of ['Text', 'NoteName', 'GroupName', 'WebhookSecret']) t.notOk(valid(name, 'a\0b'))
  for (const name of ['.', '..']) t.notOk(valid('GroupName', name))
  for (const name of ['...', '.a', '..a', 'a.', '.\n']) t.ok(valid('GroupName', name))
})

t.test('a choice of one value is an enumeration', async (t) => {
  t.strictSame(
    all.filter((each) => 'const' in each),
    []
  )
})

t.test('a field of a request is optional if it is not required', async (t) => {
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const [field, schema] of Object.entries(properties)) t.notOk('default' in schema, `${name}.${field}`)
  }
})

t.test('the address of the server is a URL', async (t) => {
  t.strictSame(document.servers, [{ url: 'http://127.0.0.1:3000', description: "Your team's server" }])
})

t.test('the body of every request and response has a name', async (t) => {
  const bodies = all.flatMap(({ content }) => Object.values(Object(content)) as { schema: Schema }[])
  t.ok(bodies.length > 50)
  for (const { schema } of bodies) {
    for (const { $ref } of schema.anyOf ?? [schema]) t.match($ref, '#/components/schemas/')
  }
})

t.test('limits are keywords', async (t) => {
  t.equal(schemas.NotesPage?.properties?.notes?.maxItems, 100)
  t.equal(schemas.GroupsPage?.properties?.groups?.maxItems, 100)
  t.equal(schemas.ServicesResponse?.properties?.services?.maxItems, limits.services_per_note)
  t.ok(Number(schemas.Icon?.maxLength) > Math.ceil(limits.icon_bytes / 3) * 4)
})

t.test('the description of a text or a list states its limit', async (t) => {
  for (const [name, { maxLength, maxItems, description }] of Object.entries(schemas)) {
    const limit = maxLength ?? maxItems
    if (typeof limit !== 'number') continue
    t.match(description, new RegExp(`\\b${limit.toLocaleString('en')}\\b`), name)
  }
})
