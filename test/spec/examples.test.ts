// The examples of the contract are valid. `redocly lint` only warns of one that is not.
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import t from 'tap'
import { document } from '../conformance.js'

const ajv = formats.default(
  new Ajv({ strict: false, allErrors: true, schemas: [{ $id: 'openapi', components: document.components }] })
)

interface Found {
  place: string
  schema: object
  example: unknown
}

/** Yields every example with its schema: those of schemas, and those of bodies and parameters. */
function* examplesIn(node: unknown, place = ''): Generator<Found> {
  if (typeof node !== 'object' || node === null) return
  const { schema, example, examples, type, $ref } = node as Record<string, object | undefined>
  if (Array.isArray(examples) && (type || $ref))
    for (const each of examples) yield { place, schema: node, example: each }
  if (schema && example !== undefined) yield { place, schema, example }
  if (schema && examples && !Array.isArray(examples))
    for (const [name, { value }] of Object.entries(examples))
      yield { place: `${place}/${name}`, schema, example: value }
  for (const [key, value] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') yield* examplesIn(value, `${place}/${key}`)
}

t.test('every example is valid', async (t) => {
  const found = [...examplesIn(document)]
  t.ok(found.length > 100, `${found.length} examples`)
  for (const { place, schema, example } of found) {
    const { examples: _, ...rest } = schema as Record<string, unknown>
    const valid = ajv.compile(JSON.parse(JSON.stringify(rest).replaceAll('"#/components/', '"openapi#/components/')))
    t.ok(valid(example), `${place}: ${ajv.errorsText(valid.errors)}`)
  }
})
