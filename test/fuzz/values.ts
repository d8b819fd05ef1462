// Values from the schemas of the contract: valid ones, at the limits too, and ones that are wrong in one place.
import fc from 'fast-check'
import { nameOf, type Schema } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'

/** A value that is wrong in one place, named by a JSON Pointer. */
export interface Broken {
  pointer: string
  value: unknown
}

const icon = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Returns a schema with the one that it refers to. Keywords beside the reference count, too. */
export function resolve({ $ref, ...schema }: Schema): Schema {
  return $ref ? { ...resolve(document.components.schemas[nameOf($ref)] ?? {}), ...schema } : schema
}

/** Returns values of a schema. `known` has values of resources that exist, by the name of their schema. */
export function valid(schema: Schema, known: Record<string, string[]> = {}): fc.Arbitrary<unknown> {
  const name = nameOf(schema.$ref ?? '')
  const existing = known[name]
  const resolved = resolve(schema)
  if (existing) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...existing) }, ofSchema(resolved, known))
  return ofSchema(resolved, known)
}

function ofSchema(schema: Schema, known: Record<string, string[]>): fc.Arbitrary<unknown> {
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((each) => valid(each, known)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, valid(each, known)] as const)
    const members: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(entries)
    return fc.record(members, { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true })
  }
  if (schema.type === 'array') return fc.array(valid(schema.items ?? {}, known), { maxLength: 4 })
  if (schema.type === 'integer') return integer(schema)
  if (schema.type === 'string') return text(schema)
  throw new Error(`no values are known for ${JSON.stringify(schema)}`)
}

function integer({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema) {
  const [min, max] = [Number(minimum), Number(maximum)]
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 10) }))
}

/** Any code point, surrogates excepted. fast-check's own units for these, and its URLs, build tables of a million entries. */
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800))
const part = fc.string({ unit: codePoint, maxLength: 8 }).map(encodeURIComponent)
const url = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), part, part)
  .map(([scheme, authority, path, query]) => `${scheme}://${authority}/${path}?${query}`)

function text({ minLength = 0, maxLength = 40, pattern, format, contentEncoding }: Schema): fc.Arbitrary<string> {
  if (contentEncoding) return fc.constantFrom('', icon, `data:image/png;base64,${icon}`)
  if (format === 'uri') return fc.oneof(fc.constant('https://example.net/'), url)
  const [min, max] = [Number(minLength), Number(maxLength)]
  const isPlain = String(pattern).includes('\\x21') || String(pattern).includes('A-Z')
  const length = (minLength: number, maxLength: number) =>
    isPlain
      ? fc.stringMatching(/^[A-Za-z0-9]*$/).map((each) => each.padEnd(minLength, 'x').slice(0, maxLength))
      : fc.string({ unit: codePoint, minLength, maxLength })
  const lengths = [length(min, Math.min(max, min + 8)), length(min, min), length(max, max)]
  const isValid = new RegExp(String(pattern ?? ''), 'u')
  return fc.oneof(...lengths).filter((each) => isValid.test(each))
}

/** Returns the ways to make a valid value of a body wrong in one place. */
export function breaks(schema: Schema, value: unknown, pointer = ''): Broken[] {
  const resolved = resolve(schema)
  const { type } = resolved
  const wrong = (values: unknown[]): Broken[] => values.map((each) => ({ pointer, value: each }))
  if (resolved.oneOf && typeof value === 'object' && value !== null) {
    const kind = (value as Record<string, unknown>).name
    const alternative = resolved.oneOf.find((each) => resolve(each).properties?.name?.enum?.includes(kind))
    const unknownKind = { pointer: `${pointer}/name`, value: { ...value, name: 'chat_x' } }
    return [
      unknownKind,
      ...breaks(alternative ?? {}, value, pointer).filter((each) => each.pointer !== `${pointer}/name`),
    ]
  }
  if (type === 'object') return [...wrong([null, [], 'text', 5]), ...membersBroken(resolved, value as object, pointer)]
  if (type === 'array') return [...wrong([null, {}, 'text']), ...itemsBroken(resolved, value as unknown[], pointer)]
  if (type === 'boolean') return wrong([null, 'true', 1])
  if (type === 'integer') return wrong([null, '1', 1.5])
  return wrong([null, 5, [], { a: 1 }, '\ud800', ...wrongTexts(resolved)])
}

function wrongTexts({ minLength, maxLength, enum: values, format, pattern }: Schema): string[] {
  if (values) return ['', 'other']
  return [
    ...(minLength ? [''] : []),
    // Longer ones only cost time.
    ...(Number(maxLength) < 10_000 ? ['é'.repeat(Number(maxLength) + 1)] : []),
    ...(format === 'uri' ? ['/relative', 'a b'] : []),
    ...(pattern ? ['a\0b'] : []),
  ]
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

function membersBroken({ properties = {}, required = [] }: Schema, value: object, pointer: string): Broken[] {
  const members = value as Record<string, unknown>
  const without = (name: string) => Object.fromEntries(Object.entries(members).filter(([key]) => key !== name))
  const unknown = ['un/kn~own', '__proto__', 'constructor', ''].map((name) => ({
    pointer: `${pointer}/${escaped(name)}`,
    value: Object.fromEntries([...Object.entries(members), [name, 1]]),
  }))
  return [
    ...required.map((name) => ({ pointer: `${pointer}/${escaped(name)}`, value: without(name) })),
    ...unknown,
    ...Object.entries(members).flatMap(([name, each]) =>
      breaks(properties[name] ?? {}, each, `${pointer}/${escaped(name)}`).map((broken) => ({
        ...broken,
        value: { ...members, [name]: broken.value },
      }))
    ),
  ]
}

function itemsBroken({ items = {}, maxItems }: Schema, value: unknown[], pointer: string): Broken[] {
  const wrongItems = breaks(items, value[0] ?? 'item', `${pointer}/0`)
  const tooMany = { pointer, value: Array(Number(maxItems) + 1).fill(value[0] ?? 'item') }
  return [tooMany, ...wrongItems.map((broken) => ({ ...broken, value: [broken.value, ...value.slice(1)] }))]
}
