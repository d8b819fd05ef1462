// Validates requests against the contract's schemas, for the fake server of testing.ts.
import { Validator } from '@cfworker/json-schema'
import { $defs } from './generated/testing.js'

/** A violation of the contract. */
export interface Violation {
  /** JSON Pointer (RFC 6901) to the value. */
  pointer: string
  detail: string
}

/** Schema of an object that holds parameters. */
export interface ParametersSchema {
  properties: Record<string, { $ref?: string; type?: string }>
}

export function bodyViolations(body: unknown, schema: object | undefined): Violation[] {
  if (!schema) return body === undefined ? [] : [{ pointer: '', detail: 'the request must not have a body' }]
  return body === undefined ? [{ pointer: '', detail: 'the body is missing' }] : violations(body, schema)
}

/** Validates parameters, which come as text: those that the schema declares as integers are converted before. */
export function parameterViolations(parameters: Record<string, string>, schema: ParametersSchema): Violation[] {
  const values = Object.entries(parameters).map(([name, value]) => {
    const { $ref, type } = schema.properties[name] ?? {}
    const isInteger = ($ref ? definition($ref).type : type) === 'integer' && /^-?\d+$/.test(value)
    return [name, isInteger ? Number(value) : value]
  })
  return violations(Object.fromEntries(values), schema)
}

interface Definition {
  type?: string
  discriminator?: { propertyName: string; mapping: Record<string, string> }
}

/** Keywords whose error repeats the errors of what they contain. */
const containers = ['properties', '$ref', 'items', 'additionalProperties']

function violations(value: unknown, schema: object): Violation[] {
  const { discriminator }: Definition = '$ref' in schema ? definition(String(schema.$ref)) : schema
  let $ref: string | undefined
  if (discriminator) {
    const { propertyName, mapping } = discriminator
    // Validates against the schema of the value's kind, so that only that kind's errors are reported.
    $ref = mapping[String(Object(value)[propertyName])]
    const detail = `${propertyName}: must be one of ${Object.keys(mapping).join(', ')}`
    if (!$ref) return [{ pointer: `/${propertyName}`, detail }]
  }
  const { errors } = new Validator({ ...($ref ? { $ref } : schema), $defs }, '2020-12', false).validate(value)
  return errors
    .filter(({ keyword }) => !containers.includes(keyword))
    .map(({ instanceLocation, keyword, error }) => {
      const pointer = instanceLocation.slice(1)
      return {
        pointer,
        detail: `${pointer.slice(1) || 'the request'}: ${keyword === 'false' ? 'is not declared' : error}`,
      }
    })
}

const definition = (ref: string): Definition =>
  ($defs as Record<string, Definition>)[ref.slice(ref.lastIndexOf('/') + 1)] ?? {}
