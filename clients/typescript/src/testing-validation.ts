// Validates requests and responses against the contract's schemas, for the fake server of testing.ts. It knows the keywords
// that the contract uses. Its sentences resemble the server's, but differ in wording.
import { $defs } from './generated/testing.js'

/** A violation of the contract. */
export interface Violation {
  /** JSON Pointer (RFC 6901) to the value. */
  pointer: string
  detail: string
}

/** What is read of a JSON Schema. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | object
  items?: Schema
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> | undefined }
  [keyword: string]: unknown
}

/** Schema of an object that holds parameters. */
export interface ParametersSchema extends Schema {
  properties: Record<string, Schema>
}

export function bodyViolations(body: unknown, schema: Schema | undefined): Violation[] {
  if (!schema) return body === undefined ? [] : [{ pointer: '', detail: 'the body must be empty' }]
  return body === undefined ? [{ pointer: '', detail: 'the body is required' }] : violations(body, schema)
}

/** Validates parameters, which come as text: those that the schema declares as integers are converted before. */
export function parameterViolations(parameters: Record<string, string>, schema: ParametersSchema): Violation[] {
  const values = Object.entries(parameters).map(([name, value]) => {
    const isInteger = resolve(schema.properties[name] ?? {}).type === 'integer' && /^-?(0|[1-9]\d*)$/.test(value)
    return [name, isInteger ? Number(value) : value]
  })
  return violations(Object.fromEntries(values), schema)
}

/** Returns what is wrong with a value: one violation for each place. */
export function violations(value: unknown, schema: Schema): Violation[] {
  const byPointer = new Map<string, Violation>()
  for (const violation of find(value, schema, '')) {
    if (!byPointer.has(violation.pointer)) byPointer.set(violation.pointer, violation)
  }
  return [...byPointer.values()]
}

function find(value: unknown, schema: Schema, pointer: string): Violation[] {
  const { $ref, discriminator, allOf = [], anyOf, ...own } = schema
  const at = (place: string, sentence: string) => {
    const name = place.slice(1).replaceAll('~1', '/').replaceAll('~0', '~')
    return { pointer: place, detail: `${name || 'the body'} ${sentence}` }
  }
  if (discriminator) {
    const { propertyName, mapping = {} } = discriminator
    const kind = Object(value)[propertyName]
    const $ref = mapping[String(kind)]
    const kinds = Object.keys(mapping).join(', ')
    const sentence = kind === undefined ? 'is required' : `must be one of ${kinds}`
    return $ref ? find(value, { $ref }, pointer) : [at(`${pointer}/${propertyName}`, sentence)]
  }
  const inner = [...($ref ? [resolve({ $ref })] : []), ...allOf]
  const alternatives = anyOf?.map((each) => find(value, each, pointer))
  return [
    ...inner.flatMap((each) => find(value, each, pointer)),
    ...(alternatives?.every((each) => each.length > 0) ? (alternatives[0] ?? []) : []),
    ...Object.entries(own).flatMap(([keyword, expected]) => {
      const sentence = sentences[keyword]?.(value, expected, schema)
      return sentence ? [at(pointer, sentence)] : []
    }),
    ...memberPlaces(value, own).flatMap(([name, member, each]) => {
      const place = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      return typeof each === 'string' ? [at(place, each)] : find(member, each, place)
    }),
  ]
}

/** Returns the members of an object or array, each with its schema or with what is wrong about its presence. */
function memberPlaces(value: unknown, schema: Schema): [name: string, member: unknown, schema: Schema | string][] {
  const { items, properties = {}, required = [], additionalProperties } = schema
  if (Array.isArray(value)) return items ? value.map((each, index) => [String(index), each, items]) : []
  if (jsonType(value) !== 'object') return []
  const members = Object.entries(value as object)
  const missing = required.filter((name) => !Object.hasOwn(value as object, name))
  return [
    ...missing.map((name): [string, unknown, string] => [name, undefined, 'is required']),
    ...members.flatMap(([name, member]): [string, unknown, Schema | string][] => {
      const declared = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (declared) return [[name, member, declared]]
      return additionalProperties === false ? [[name, member, 'is not declared']] : []
    }),
  ]
}

type Sentence = (value: unknown, expected: unknown, schema: Schema) => string | undefined

const length = (value: unknown) => (typeof value === 'string' ? [...value].length : Number.NaN)
const size = (value: unknown) => (Array.isArray(value) ? value.length : Number.NaN)

/** The keywords that can be violated by a value itself, each with the rest of a sentence about the value. */
export const sentences: Record<string, Sentence> = {
  type: (value, expected) =>
    hasType(value, expected) ? undefined : `must be of type ${[expected].flat().join(' or ')}`,
  enum: (value, expected) => ((expected as unknown[]).includes(value) ? undefined : `must be one of ${expected}`),
  const: (value, expected) => (value === expected ? undefined : `must be ${expected}`),
  minLength: (value, least) =>
    length(value) < Number(least) ? `must have at least ${least} characters, not ${length(value)}` : undefined,
  maxLength: (value, most) =>
    length(value) > Number(most) ? `must have at most ${most} characters, not ${length(value)}` : undefined,
  minItems: (value, least) => (size(value) < Number(least) ? `must have at least ${least} entries` : undefined),
  maxItems: (value, most) => (size(value) > Number(most) ? `must have at most ${most} entries` : undefined),
  minimum: (value, least) => (Number(value) < Number(least) ? `must be at least ${least}` : undefined),
  maximum: (value, most) => (Number(value) > Number(most) ? `must be at most ${most}` : undefined),
  pattern: (value, expected, schema) =>
    typeof value !== 'string' || new RegExp(String(expected), 'u').test(value)
      ? undefined
      : String(schema['x-pattern-message'] ?? `must match ${expected}`),
  format: (value, expected) =>
    (expected === 'uri' && typeof value === 'string' && !URL.canParse(value)) ||
    (expected === 'date-time' && typeof value === 'string' && Number.isNaN(Date.parse(value)))
      ? `must be a valid ${expected}`
      : undefined,
}

const hasType = (value: unknown, types: unknown) =>
  [types].flat().some((type) => (type === 'integer' ? Number.isInteger(value) : jsonType(value) === type))
const jsonType = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  return resolve(($defs as Record<string, Schema>)[name] ?? {})
}
