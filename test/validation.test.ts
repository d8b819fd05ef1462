import t from 'tap'
import { type Problem, problemBody } from '../server/problems.js'
import { firstFault, requestValidator, type Schema } from '../server/validation.js'
import { compileValidator } from '../spec/generator/validators.js'

/** Returns the faults of an input, as the validator of a request throws them. */
function faults(schema: Schema, input: unknown, isBody = true) {
  const validate = requestValidator(compileValidator(schema), schema, isBody ? 'body' : 'querystring')
  try {
    validate(input)
    return []
  } catch (problem) {
    return problemBody(problem as Problem, 'id', '').errors ?? []
  }
}

const member = (schema: Schema) => ({ type: 'object', properties: { it: schema } })
const text = (length: number) => '🎉'.repeat(length)

t.test('every keyword has its own sentence', async (t) => {
  for (const [schema, value, sentence] of [
    [{ type: 'string' }, 5, 'it must be a string'],
    [{ type: 'integer' }, 1.5, 'it must be an integer'],
    [{ type: 'array' }, 'a', 'it must be an array'],
    [{ type: 'object' }, [], 'it must be a JSON object'],
    [{ type: ['object', 'null'] }, 1, 'it must be empty'],
    [{ type: 'string', minLength: 1 }, '', 'it must not be empty'],
    [{ type: 'string', minLength: 3 }, text(2), 'it must have at least 3 characters, not 2'],
    [{ type: 'string', maxLength: 3 }, text(4), 'it must have at most 3 characters, not 4'],
    [{ type: 'array', maxItems: 1 }, [1, 2], 'it must have at most 1 entries, not 2'],
    [{ type: 'integer', minimum: 1 }, 0, 'it must be at least 1'],
    [{ type: 'integer', maximum: 1 }, 2, 'it must be at most 1'],
    [{ type: 'string', enum: ['a'] }, 'b', 'it must be a'],
    [{ type: 'string', enum: ['a', 'b'] }, 'c', 'it must be a or b'],
    [{ type: 'string', enum: ['a', 'b', 'c'] }, 'd', 'it must be a, b or c'],
    [{ type: 'string', format: 'uri' }, '/a', 'it must be an absolute URL, percent-encoded (RFC 3986)'],
    [{ type: 'integer', format: 'int32' }, 2 ** 31, 'it must be an integer from -2147483648 to 2147483647'],
    [{ type: 'integer', format: 'int32', minimum: 1 }, 2 ** 31, 'it must be an integer from 1 to 2147483647'],
    [{ type: 'string', pattern: '^a$', 'x-pattern-message': 'must be an a' }, 'b', 'it must be an a'],
  ] as const) {
    t.strictSame(faults(member(schema), { it: value }), [{ pointer: '/it', detail: sentence }])
  }
})

t.test('a fault of a member has the pointer of the member, escaped', async (t) => {
  const schema = { type: 'object', required: ['a/b~c'], properties: { 'a/b~c': {} }, additionalProperties: false }
  t.strictSame(faults(schema, { 'x/y': 1 }), [
    { pointer: '/a~1b~0c', detail: 'a/b~c is required' },
    { pointer: '/x~1y', detail: 'x/y is not a field of this request' },
  ])
})

t.test('a fault of the whole body has an empty pointer', async (t) => {
  t.strictSame(faults({ type: 'object' }, []), [{ pointer: '', detail: 'the body must be a JSON object' }])
})

t.test('an unknown kind of a union is one fault, which lists the kinds', async (t) => {
  const kind = (name: string) => ({ type: 'object', properties: { name: { enum: [name] } }, required: ['name'] })
  const schema = { type: 'object', discriminator: { propertyName: 'name' }, oneOf: [kind('a'), kind('b'), kind('c')] }
  const expected = [{ pointer: '/name', detail: 'name must be a, b or c' }]
  t.strictSame(faults(schema, { name: 'd' }), expected)
  t.strictSame(faults(schema, {}), expected)
  t.strictSame(faults(schema, { name: 'c' }), [])
})

t.test('an unpaired surrogate in a text of a body is a fault beside the others', async (t) => {
  const list = { type: 'array', items: { type: 'string' } }
  const schema = { type: 'object', properties: { 'a/b': { type: 'string' }, list, size: { type: 'integer' } } }
  t.strictSame(faults(schema, { 'a/b': 'a\ud800', list: ['🎉', '\udc00b'], size: 'big' }), [
    { pointer: '/size', detail: 'size must be an integer' },
    { pointer: '/a~1b', detail: 'a/b must not contain an unpaired surrogate' },
    { pointer: '/list/1', detail: 'list/1 must not contain an unpaired surrogate' },
  ])
  t.strictSame(faults(schema, { 'a/b': 'Surrogate 🎉\u0001' }), [])
})

t.test('of two faults at a place only the first is listed', async (t) => {
  t.strictSame(faults(member({ type: 'string', enum: ['a', 'b'] }), { it: 1 }), [
    { pointer: '/it', detail: 'it must be a string' },
  ])
})

t.test('a query has parameters, and their digits are numbers', async (t) => {
  const schema = {
    type: 'object',
    properties: { page: { type: 'integer', minimum: 1 } },
    additionalProperties: false,
  }
  t.strictSame(faults(schema, { page: '1' }, false), [])
  t.strictSame(faults(schema, { page: '' }, false), [])
  t.strictSame(faults(schema, { page: '0', 'a/b': '' }, false), [
    { parameter: 'a/b', detail: 'a/b is not a parameter of this operation' },
    { parameter: 'page', detail: 'page must be at least 1' },
  ])
  for (const [page, problem] of [
    ['1e3', 'must be an integer'],
    ['05', 'must be written as 5'],
    ['+5', 'must be written as 5'],
    [`0${'9'.repeat(25)}`, `must be written as ${'9'.repeat(25)}`],
    [['1', '2'], 'must be given only once'],
  ] as const) {
    t.strictSame(faults(schema, { page }, false), [{ parameter: 'page', detail: `page ${problem}` }])
  }
  t.strictSame(faults(schema, { '': '1' }, false), [
    { parameter: '', detail: "'' is not a parameter of this operation" },
  ])
})

t.test('a body is not coerced', async (t) => {
  t.strictSame(faults(member({ type: 'integer' }), { it: '1' }), [{ pointer: '/it', detail: 'it must be an integer' }])
})

t.test('a default is filled in', async (t) => {
  const body = {}
  t.strictSame(faults(member({ type: 'string', default: 'none' }), body), [])
  t.strictSame(body, { it: 'none' })
})

t.test('a body with up to 2,000 members is searched for every fault, a larger one only for the first', async (t) => {
  const schema = member({ type: 'array', items: { type: 'string' } })
  const wrong = (length: number) => ({ it: Array.from({ length }, () => 1) })
  t.equal(faults(schema, wrong(1999)).length, 1999)
  t.equal(faults(schema, wrong(2000)).length, 1)
})

t.test('a schema without words is refused when it is compiled', async (t) => {
  for (const [schema, message] of [
    [{ multipleOf: 2 }, 'No message for a schema with multipleOf: 2'],
    [member({ type: 'array', items: { minItems: 1 } }), 'No message for a schema with minItems: 1'],
    [{ format: 'email' }, 'No message for a schema with format: "email"'],
    [{ type: 'number' }, 'No message for a schema with type: "number"'],
    [{ type: ['string', 'null'] }, 'No message for a schema with type: ["string","null"]'],
    [{ pattern: '^a$' }, 'The pattern ^a$ needs a message'],
    [{ oneOf: [{}, {}] }, 'A schema with oneOf needs a discriminator'],
    [{ oneOf: [{ not: {} }], discriminator: { propertyName: 'name' } }, 'No message for a schema with not: {}'],
  ] as const) {
    t.throws(() => compileValidator(schema), { message })
  }
})

t.test('a single value can be checked outside of a request', async (t) => {
  const validator = compileValidator({ type: 'string', minLength: 1 })
  t.equal(firstFault(validator, 'a'), undefined)
  t.equal(firstFault(validator, ''), 'must not be empty')
})
