// Requests against the contract's schemas, and what is wrong with them in words.
import { Ajv2020 as Ajv, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { type Fault, invalidRequest, label } from './problems.js'

const options: Options = { discriminator: true, useDefaults: true, verbose: true, keywords: ['x-pattern-message'] }

// Path and query are text, so "20" is a number there; in a body it is not. A request is tried until its first fault,
// which is fast; the slow search for all of them is kept for one that has any.
const ajv = (coerceTypes: boolean, allErrors: boolean) =>
  formats.default(new Ajv({ ...options, coerceTypes, allErrors, strictTypes: false }))
const compilers = {
  body: { first: ajv(false, false), all: ajv(false, true) },
  text: { first: ajv(true, false), all: ajv(true, true) },
}

// The most members for which all faults are searched: hostile bodies hold millions.
const mostMembers = 2000
const membersOf = (input: unknown): number =>
  typeof input === 'object' && input !== null
    ? Object.values(input).reduce((sum: number, each) => sum + 1 + (Array.isArray(each) ? each.length : 0), 0)
    : 0

/** Fastify's validator compiler: a request that breaks its schema throws `invalid_request` with every fault. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const { first, all } = httpPart === 'body' ? compilers.body : compilers.text
  const check = first.compile(schema)
  const checkAll = all.compile(schema)
  return (input: unknown) => {
    if (check(input)) return true
    const { errors } = membersOf(input) > mostMembers || checkAll(input) ? check : checkAll
    const faults = (errors ?? []).map((error) => faultOf(error, httpPart === 'body'))
    const places = faults.map((fault) => label(fault))
    // A list where text is wanted is not one of the texts allowed either: of two faults at a place the first says it.
    throw invalidRequest(faults.filter((_, index) => places.indexOf(places[index] as string) === index))
  }
}

/** What is wrong with a value that does not come from a request, in words; `undefined` when nothing is. */
export function faultIn(schema: object, value: unknown): string | undefined {
  const check = compilers.body.first.compile(schema)
  return check(value) ? undefined : (check.errors ?? []).map((error) => sentence(error, true)).join(', ')
}

function faultOf(error: ErrorObject, inBody: boolean): Fault {
  const { missingProperty, additionalProperty, tag } = error.params as Record<string, string | undefined>
  const member = missingProperty ?? additionalProperty ?? (error.keyword === 'discriminator' ? tag : undefined)
  const escaped = member?.replaceAll('~', '~0').replaceAll('/', '~1')
  const pointer = member === undefined ? error.instancePath : `${error.instancePath}/${escaped}`
  const place = inBody ? { pointer } : { parameter: pointer.slice(1) }
  return { ...place, detail: `${label(place)} ${sentence(error, inBody)}` }
}

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  array: 'a list',
  object: 'a JSON object',
}

function sentence({ keyword, params, schema, data, parentSchema }: ErrorObject, inBody: boolean): string {
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return inBody ? 'is not a field of this request' : 'is not a parameter of this operation'
    case 'type':
      return `must be ${kinds[schema as string] ?? schema}`
    case 'minLength':
      return 'must not be empty'
    case 'maxLength':
      return `must have at most ${schema} characters, not ${[...(data as string)].length}`
    case 'maxItems':
      return `must have at most ${schema} entries, not ${(data as unknown[]).length}`
    case 'minimum':
      return `must be at least ${schema}`
    case 'maximum':
      return `must be at most ${schema}`
    case 'enum':
      return `must be ${(schema as string[]).join(' or ')}`
    case 'discriminator':
      return `must be ${kindsOf(parentSchema as { oneOf: { properties: Record<string, { const: string }> }[] }, params.tag)}`
    case 'format':
      return schema === 'uri' ? 'must be an absolute URL' : 'must be a whole number of at most 2147483647'
    case 'pattern':
      return (parentSchema as Record<string, string>)['x-pattern-message'] ?? `must match ${schema}`
    default:
      return keyword
  }
}

const kindsOf = (schema: { oneOf: { properties: Record<string, { const: string }> }[] }, tag: string) =>
  schema.oneOf
    .map(({ properties }) => properties[tag]?.const)
    .join(', ')
    .replace(/, (?!.*, )/, ' or ')
