// Requests from the contract: valid ones, and ones that are wrong in one place.
import fc from 'fast-check'
import {
  type Operation,
  operationsOf,
  type Parameter,
  parametersOf,
  type Schema,
} from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'
import { breaks, resolve, valid } from './values.js'

export const roles = ['admin', 'member', 'guest'] as const

export interface FuzzRequest {
  operation: string
  method: string
  path: string
  role: (typeof roles)[number]
  /** Values of the path. A number chooses among the resources that the run has created. */
  params: Record<string, unknown>
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** The text of the body, or `undefined` for none. */
  body: string | undefined
  /** Where the request is wrong, or `undefined` if it is valid. */
  fault: { pointer: string } | { parameter: string } | undefined
}

const groupNames = ['editors', '役員', 'a/b', '100 %', '...', 'é', 'GROUP', '🎉']

/** Returns requests of every operation. `userCodes` are of users that exist. */
export function requests(userCodes: string[]): fc.Arbitrary<FuzzRequest> {
  const known = { UserCode: userCodes, GroupName: groupNames }
  return fc.oneof(
    ...operationsOf(document).flatMap(({ path, method, operation }) => {
      const ok = validRequest(path, method.toUpperCase(), operation, known)
      return [ok, brokenRequest(ok, operation)]
    })
  )
}

function validRequest(path: string, method: string, operation: Operation, known: Record<string, string[]>) {
  const parameters = parametersOf(operation, document)
  const of = (location: string) => parameters.filter((each) => each.in === location)
  const schema = bodyOf(operation)
  const param = ({ schema, name }: Parameter) =>
    name === 'group_name'
      ? valid(schema, known)
      : fc.oneof(fc.nat(), fc.constant(name === 'service_id' ? '999999' : 'aaaaaaaaaaaa'))
  const empty = fc.constantFrom(undefined, '', '{}')
  return fc.record({
    operation: fc.constant(operation.operationId),
    method: fc.constant(method),
    path: fc.constant(path),
    role: fc.constantFrom(...roles),
    params: fc.record(Object.fromEntries(of('path').map((each) => [each.name, param(each)]))),
    query: fc
      .record(Object.fromEntries(of('query').map((each) => [each.name, valid(each.schema, known)])), {
        requiredKeys: [],
      })
      .map((query) => Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])),
    headers: fc
      .record(Object.fromEntries(of('header').map(({ name }) => [name, headerValue(name)])), { requiredKeys: [] })
      .map((headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))),
    body: schema
      ? valid(schema, known).map((value) => JSON.stringify(value))
      : method === 'GET'
        ? fc.constant(undefined)
        : empty,
    fault: fc.constant(undefined),
  })
}

/** Entity tags and keys are visible ASCII. Few keys, so that some are used twice. */
const headerValue = (name: string): fc.Arbitrary<string> =>
  name === 'Idempotency-Key' ? fc.constantFrom('a', '"b"', 'c', 'd') : fc.constantFrom('*', '"1"', 'W/"1", "2"')

const brokenHeaders: Record<string, string[]> = {
  'Idempotency-Key': ['', 'a b', '"a', 'a, b"', '"', 'é', '"a"b', 'k'.repeat(256), `"${'k'.repeat(256)}"`],
  'If-Match': ['1', '"1', '"1" "2"', '*, "1"', 'w/"1"', '"1", 2'],
}

/** Makes a valid request wrong in one place, in its query, its headers or its body. */
function brokenRequest(ok: fc.Arbitrary<FuzzRequest>, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const parameters = parametersOf(operation, document)
  const query = parameters.filter((each) => each.in === 'query')
  const schema = bodyOf(operation)
  const headers = parameters.flatMap(({ in: place, name }) =>
    place === 'header' ? (brokenHeaders[name] ?? []).map((value) => ({ name, value })) : []
  )
  return fc.tuple(ok, fc.nat()).map(([request, choice]) => {
    const wrong: Pick<FuzzRequest, 'fault' | 'query' | 'headers' | 'body'>[] = [
      ...headers.map(({ name, value }) => ({ ...request, fault: { parameter: name }, headers: { [name]: value } })),
      ...brokenQueries(query).map(([name, value]) => ({
        fault: { parameter: name },
        query: [...request.query.filter(([each]) => each !== name), [name, value] as [string, string]],
        headers: {},
        body: request.body,
      })),
      ...brokenBodies(schema, request).map(({ pointer, value }) => ({
        fault: { pointer },
        query: request.query,
        // A key would replay the answer to a request before.
        headers: {},
        body: JSON.stringify(value),
      })),
    ]
    return { ...request, ...(wrong[choice % wrong.length] as (typeof wrong)[number]) }
  })
}

function brokenBodies(schema: Schema | undefined, { method, body }: FuzzRequest) {
  if (schema) return breaks(schema, JSON.parse(body ?? 'null'))
  if (method === 'GET') return []
  return [
    { pointer: '/archived', value: { archived: true } },
    ...[[], 'text', 5].map((value) => ({ pointer: '', value })),
  ]
}

function brokenQueries(parameters: Parameter[]): [name: string, value: string][] {
  const ofSchema = parameters.flatMap(({ name, schema }) => {
    const { type, minimum, maximum, maxLength } = resolve(schema)
    const numbers = ['x', '1e3', '1.5', '05', '-1', '99999999999', ...(minimum === 1 ? ['0'] : [])]
    const values = type === 'integer' ? [...numbers, ...(maximum ? [String(Number(maximum) + 1)] : [])] : ['a\0b']
    return [...values, ...(maxLength ? ['é'.repeat(Number(maxLength) + 1)] : [])].map((value): [string, string] => [
      name,
      value,
    ])
  })
  return [['verbose', '1'], ['__proto__', '1'], ...ofSchema]
}

const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema
