// From the document to what else the client is made of: a class for each failing status, the events, and the examples.
import { className, comment, declared, methodsOf } from './client-operations.js'
import { type Document, nameOf, type Parameter, problemsOf, type Schema } from './openapi.js'

export interface Problem {
  code: string
  status: number
  description: string
  remedy: string
}

/** Source of the client's failures.ts. */
export function clientFailures(problems: Problem[]): string {
  const statuses = [...new Set(problems.map(({ status }) => status))]
  const codes = (status: number) => problems.filter((each) => each.status === status)
  return [
    "import { NotewireError } from '../errors.js'",
    '',
    "/** A stable name of a failure. The contract may add to them: hence `string & {}`, which keeps the editor's suggestions. */",
    `export type ProblemCode =${problems.map(({ code }) => `\n  | '${code}'`).join('')}\n  | (string & {})`,
    '',
    ...statuses.map((status) => {
      const own = codes(status)
      const lines = [
        `Status ${status}.`,
        ...own.map(({ code, description, remedy }) => `- \`${code}\`: ${description} ${remedy}`),
      ]
      return `${comment(lines, '')}export class ${className(status)} extends NotewireError {
  static readonly status = ${status}
  override name = '${className(status)}'
  declare readonly code: ${own.map(({ code }) => `'${code}'`).join(' | ')} | (string & {})
}
`
    }),
  ].join('\n')
}

/** Source of the client's events.ts. */
export function clientEvents(document: Document): string {
  const events = Object.entries(document.webhooks).map(([type, { post }]) => {
    const name = nameOf(post.requestBody?.content['application/json']?.schema.$ref ?? '')
    const data = document.components.schemas[name]?.properties?.data as Schema
    const { properties = {}, required = [] } = (data.$ref && document.components.schemas[nameOf(data.$ref)]) || data
    const members = required.map((each) => `${each}: '${properties[each]?.items ? 'array' : 'object'}'`)
    return { type, name, members }
  })
  const names = events.map(({ name }) => ` ${name}`).join(',')
  return [
    `import type {${names} } from './operations.js'`,
    '',
    `export type {${names} }`,
    '',
    '/** What a webhook is told of; `type` tells which. */',
    `export type NotewireEvent =${events.map(({ name }) => `\n  | ${name}`).join('')}`,
    '',
    '/** What the `data` of each type holds. */',
    "export const events: Record<string, Record<string, 'array' | 'object'>> = {",
    ...events.map(({ type, members }) => `  '${type}': { ${members.join(', ')} },`),
    '}',
    '',
  ].join('\n')
}

/** Source of the client's contract.ts: what its testing entry answers, and holds requests against. */
export function clientContract(document: Document): string {
  const operations = methodsOf(document).map((method) => {
    const { tag, name, verb, path, pathParameters, query, body, success, operation } = method
    const own = declared(method, document).flatMap(([, components]) => components)
    const example = operation.responses[String(success.status)]?.content?.['application/json']?.example
    const value = {
      method: verb,
      path,
      status: success.status,
      ...(example !== undefined && { example }),
      parameters: objectOf(pathParameters),
      query: objectOf(query),
      ...(body && { body: inlined(body) }),
      failures: problemsOf(document).flatMap(({ name, code }) => (own.includes(name) ? [code] : [])),
    }
    return `  '${tag}.${name}': ${JSON.stringify(value)},`
  })
  const examples = problemsOf(document).map(({ code, schema }) => `  ${code}: ${JSON.stringify(schema.examples?.[0])},`)
  const $defs = Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([name]) => !problemsOf(document).some((each) => each.name === name))
      .map(([name, schema]) => [name, inlined(schema)])
  )
  return [
    `export const operations = {\n${operations.join('\n')}\n} as const`,
    `export const failures = {\n${examples.join('\n')}\n} as const`,
    `export const $defs = ${JSON.stringify($defs)}\n`,
  ].join('\n\n')
}

/** Parameters as members of an object. */
const objectOf = (parameters: Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map((each) => [each.name, inlined(each.schema)])),
  required: parameters.filter((each) => each.required).map((each) => each.name),
  additionalProperties: false,
})

/** A schema whose references lead to `$defs`, without what only people read. */
const inlined = (schema: Schema): Schema => {
  const forPeople = (key: string, value: unknown) =>
    (key === 'description' && typeof value === 'string') || (key === 'examples' && Array.isArray(value))
  const text = JSON.stringify(schema, (key, value) => (forPeople(key, value) ? undefined : value))
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
}
