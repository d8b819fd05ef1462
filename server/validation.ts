// Checks requests against the contract's schemas, and says in words what is wrong with them.
import type { ErrorObject } from 'ajv'
import { type Fault, invalidRequest, joinWithOr, numberNamesNothing } from './problems.js'

/** Two functions that Ajv has compiled from a schema. */
export interface Validator {
  /** Stops at the first error. It is fast, so that valid input costs little. */
  findFirst: Validate
  /** Finds every error. */
  findEvery: Validate
}

/** Ajv leaves the errors on the function. */
interface Validate {
  (input: unknown): boolean
  errors?: ErrorObject[] | null
}

/** Returns a function that throws `invalid_request` with every fault of a request's body, path (`params`) or query. */
export function requestValidator(validator: Validator, schema: Schema, part: string | undefined) {
  const isBody = part === 'body'
  const parameters = Object.entries(schema.properties ?? {})
  return (input: unknown): true => {
    if (!isBody) {
      readParameters(input as Record<string, unknown>, parameters)
      if (validator.findFirst(input)) return true
    }
    const errors = [...errorsIn(validator, input), ...(isBody ? surrogateErrors(input) : [])]
    if (part === 'params') for (const error of errors) assertNumber(error)
    if (errors.length > 0) throw invalidRequest(faultsOf(errors, isBody))
    return true
  }
}

/** Returns the rest of a sentence that says what is wrong with a single value, or `undefined` if it is valid. */
export function firstFault(validator: Validator, value: unknown): string | undefined {
  const [error] = errorsIn(validator, value)
  return error && sentence(error, true)
}

/** Inputs with more members than this are not searched for all errors, because hostile ones can have millions. */
const maxMembersSearched = 2000

/** Returns the errors of an input. Only invalid input is searched for all errors. */
function errorsIn({ findFirst, findEvery }: Validator, input: unknown): ErrorObject[] {
  const first = errorsOf(findFirst, input)
  if (first.length === 0 || countMembers(input) > maxMembersSearched) return first
  const every = errorsOf(findEvery, input)
  if (every.length === 0) throw new Error('An input that has a first error must have errors')
  return every
}

/** Returns the errors of an input: none if it is valid. */
function errorsOf(validate: Validate, input: unknown): ErrorObject[] {
  validate(input)
  return validate.errors ?? []
}

/** Counts the members of an object or array, and the elements of the arrays directly in it. */
const countMembers = (input: unknown): number =>
  typeof input === 'object' && input !== null
    ? Object.values(input).reduce((sum: number, each) => sum + 1 + (Array.isArray(each) ? each.length : 0), 0)
    : 0

/**
 * Returns an error for each text of a body that has an unpaired surrogate, which no database stores. No pattern of the
 * contract can say so in every language. A valid body has texts as members, and in lists that are members.
 */
function surrogateErrors(body: unknown): ErrorObject[] {
  if (countMembers(body) > maxMembersSearched) return []
  return membersOf(body).flatMap(([key, member]) => {
    if (typeof member === 'string') return isWellFormed(member) ? [] : [surrogateError(key)]
    return membersOf(member).flatMap(([index, text]) => (isWellFormed(text) ? [] : [surrogateError(key, index)]))
  })
}

const membersOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

const isWellFormed = (value: unknown) => typeof value !== 'string' || !/\p{Surrogate}/u.test(value)

const surrogateError = (...path: string[]): ErrorObject => ({
  keyword: 'wellFormed',
  instancePath: path.map((name) => `/${escaped(name)}`).join(''),
  schemaPath: '',
  params: {},
})

/**
 * Path and query arrive as text. Converts integer parameters to numbers if they are in canonical form, so that each number
 * has one URL. An empty parameter counts as absent.
 */
function readParameters(input: Record<string, unknown>, parameters: [name: string, Schema][]) {
  for (const [name, { type }] of parameters) {
    const text = input[name]
    if (text === '') delete input[name]
    else if (type === 'integer' && typeof text === 'string' && canonicalInteger.test(text)) input[name] = Number(text)
  }
}

const canonicalInteger = /^(0|-?[1-9]\d*)$/

/** Throws "not found" for the error of a path parameter that is no number, or none that the contract allows. */
function assertNumber({ parentSchema, instancePath, data }: ErrorObject) {
  if ((parentSchema as Schema).type === 'integer') throw numberNamesNothing(instancePath.slice(1), String(data))
}

/** Returns a fault for each parameter of a URL's query that is not percent-encoded UTF-8. */
export function encodingFaults(url: string): Fault[] {
  const start = url.indexOf('?') + 1
  if (start === 0 || !url.includes('%', start)) return []
  const pairs = url.slice(start).split('&')
  return pairs.flatMap((pair) => {
    if (isDecodable(pair)) return []
    const [parameter = ''] = pair.split('=', 1)
    const detail = `${parameter} must be percent-encoded UTF-8 (RFC 3986, section 2.5)`
    return [{ parameter, detail }]
  })
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Returns one fault for each place: of several errors at a place, such as a wrong type and a wrong value, the first. */
function faultsOf(errors: ErrorObject[], inBody: boolean): Fault[] {
  const faults = new Map<string, Fault>()
  for (const error of errors) {
    const pointer = pointerTo(error)
    if (faults.has(pointer)) continue
    const name = pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~')
    const subject = pointer === '' ? 'the body' : name || "''"
    const detail = `${subject} ${sentence(error, inBody)}`
    faults.set(pointer, inBody ? { pointer, detail } : { parameter: name, detail })
  }
  return [...faults.values()]
}

/** Returns the JSON Pointer to the place of an error. Ajv places an error about a member at the object around it. */
function pointerTo({ keyword, instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty, tag } = params as Record<string, string | undefined>
  const member = missingProperty ?? additionalProperty ?? (keyword === 'discriminator' ? tag : undefined)
  if (member === undefined) return instancePath
  return `${instancePath}/${escaped(member)}`
}

/** Escapes a name for a JSON Pointer. */
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** What this module reads of a JSON Schema. */
export interface Schema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  oneOf?: readonly Schema[]
  enum?: readonly unknown[]
  [keyword: string]: unknown
}

/** Returns the rest of a sentence that begins with the name of a field. */
function sentence(error: ErrorObject, inBody: boolean): string {
  const complete = sentences[error.keyword]
  if (!complete) throw new Error(`No message for the keyword ${error.keyword}`)
  return complete(error, inBody)
}

type Sentence = (error: ErrorObject, inBody: boolean) => string

const sentences: Record<string, Sentence> = {
  required: () => 'is required',
  additionalProperties: (_, inBody) =>
    inBody ? 'is not a field of this request' : 'is not a parameter of this operation',
  type: ({ schema, data }, inBody) => {
    if (!inBody && Array.isArray(data)) return 'must be given only once'
    const isNumber = !inBody && schema === 'integer' && /^[+-]?\d+$/.test(String(data))
    return isNumber ? `must be written as ${BigInt(data as string)}` : `must be ${types[String(schema)]}`
  },
  minLength: ({ schema, data }) =>
    schema === 1 ? 'must not be empty' : `must have at least ${schema} characters, not ${lengthOf(data)}`,
  maxLength: ({ schema, data }) => `must have at most ${schema} characters, not ${lengthOf(data)}`,
  maxItems: ({ schema, data }) => `must have at most ${schema} entries, not ${(data as unknown[]).length}`,
  minimum: ({ schema }) => `must be at least ${schema}`,
  maximum: ({ schema }) => `must be at most ${schema}`,
  enum: ({ schema }) => `must be ${joinWithOr(schema as string[])}`,
  discriminator: ({ parentSchema, params }) => `must be ${joinWithOr(kindsOf(parentSchema as Schema, params.tag))}`,
  format: ({ schema, parentSchema }) => `must be ${formatNames[schema as string]?.(parentSchema as Schema)}`,
  wellFormed: () => 'must not contain an unpaired surrogate',
  pattern: ({ parentSchema }) => String((parentSchema as Schema)['x-pattern-message']),
}

const types: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  array: 'an array',
  object: 'a JSON object',
  // The body of an operation that has no body: absent, or an object without members.
  'object,null': 'empty',
}

const formatNames: Record<string, (schema: Schema) => string> = {
  uri: () => 'an absolute URL, percent-encoded (RFC 3986)',
  int32: ({ minimum = -2_147_483_648 }) => `an integer from ${minimum} to 2147483647`,
}

/** Returns the length of a text as Ajv counts it, in Unicode code points. */
const lengthOf = (text: unknown) => [...(text as string)].length

/** Returns the values of the member that tells the alternatives of a union apart. */
const kindsOf = ({ oneOf = [] }: Schema, member: string) =>
  oneOf.map(({ properties }) => String(properties?.[member]?.enum?.[0]))

/** Keywords that cannot be violated: annotations, and those whose violations other keywords report. */
const silentKeywords = ['properties', 'items', 'oneOf', 'default', 'contentEncoding', 'x-pattern-message']

/** Throws if a request can violate the schema in a way that this module has no message for. */
export function assertMessages(schema: Schema) {
  for (const [keyword, value] of Object.entries(schema)) {
    if (!hasMessage(keyword, value))
      throw new Error(`No message for a schema with ${keyword}: ${JSON.stringify(value)}`)
  }
  if (schema.pattern && !schema['x-pattern-message']) throw new Error(`The pattern ${schema.pattern} needs a message`)
  if (schema.oneOf && !schema.discriminator) throw new Error('A schema with oneOf needs a discriminator')
  for (const inner of Object.values(schema.properties ?? {})) assertMessages(inner)
  for (const inner of schema.oneOf ?? []) assertMessages(inner)
  if (schema.items) assertMessages(schema.items)
}

function hasMessage(keyword: string, value: unknown): boolean {
  if (keyword === 'type') return String(value) in types
  if (keyword === 'format') return String(value) in formatNames
  return keyword in sentences || silentKeywords.includes(keyword)
}
