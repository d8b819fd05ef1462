// Writes the client's routes.ts: the types of each request and its responses. Throws if a request may not be repeated.
import { failuresByStatus, idempotencyKey, type Method, methodsOf } from './client-methods.js'
import { queryType } from './client-models.js'
import { type Document, nameOf, problemsOf } from './openapi.js'
import type { SchemaTypes } from './schema-types.js'

/** Returns the source of routes.ts. */
export function clientRoutes(document: Document, types: SchemaTypes): string {
  const methods = methodsOf(document)
  methods.forEach(assertRepeatable)
  const routes = methods.map((method) => routeSource(method, document, types)).join('')
  const problems = problemsOf(document).map(({ name }) => name)
  const names = namesIn(routes, document)
  return [
    `import type { ${names.filter((name) => !problems.includes(name)).join(', ')} } from './models.js'`,
    `import type { ${names.filter((name) => problems.includes(name)).join(', ')} } from './problems.js'`,
    '',
    '/** The requests of the contract and their responses, by method and path. */',
    'export interface Routes {',
    `${routes}}`,
  ].join('\n')
}

/** Throws unless every request may be repeated, as the client does after a failure that may pass. */
function assertRepeatable({ id, verb, isRepeatable, headers }: Method) {
  if (!isRepeatable) throw new Error(`${id}: mark it @idempotent, or let it take an ${idempotencyKey}`)
  // The client sends a key with each POST.
  const isKeyed = headers.some(({ name }) => name === idempotencyKey)
  if (isKeyed !== (verb === 'POST')) throw new Error(`${id}: POST takes an ${idempotencyKey}, other methods take none`)
}

/** Returns a route, such as `GET /api/v1/notes`. */
export const routeOf = ({ verb, path }: Method) => `${verb} ${path}`

/** Returns the names of the generated types that a source uses outside of comments, in alphabetical order. */
export function namesIn(source: string, document: Document): string[] {
  const words = source.replace(/\/\*\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w*\b/g) ?? []
  const known = [...Object.keys(document.components.schemas), ...methodsOf(document).map(queryType)]
  return [...new Set(words)].filter((word) => known.includes(word)).sort()
}

function routeSource(method: Method, document: Document, types: SchemaTypes): string {
  const { id, success, operation } = method
  const response = ['operations', id, 'responses', String(success.status), 'content', 'application/json']
  const output = success.schema ? types.sourceAt(...response) : 'undefined'
  const redirects = Object.keys(operation.responses).filter((status) => status.startsWith('3'))
  const failures = [
    ...redirects.map((status) => `${status}: undefined`),
    ...failuresByStatus(method, document).map(([status, names]) => `${status}: ${names.join(' | ')}`),
  ]
  return `  '${routeOf(method)}': {
    input: { ${inputMembers(method, types).join('; ')} }
    output: ${output}
    failures: { ${failures.join('; ')} }
  }
`
}

function inputMembers(method: Method, types: SchemaTypes): string[] {
  const { id, pathParameters, query, headers, body } = method
  const parameters = (location: string) => types.sourceAt('operations', id, 'parameters', location)
  const isOptional = (members: { required?: boolean }[]) => !members.some(({ required }) => required)
  const member = (name: string, type: string, optional: boolean) =>
    optional ? `${name}?: ${type} | undefined` : `${name}: ${type}`
  const inlineBody = () => types.sourceAt('operations', id, 'requestBody', 'content', 'application/json')
  return [
    ...(pathParameters.length > 0 ? [`path: ${parameters('path')}`] : []),
    ...(query.length > 0 ? [member('query', queryType(method), isOptional(query))] : []),
    ...(headers.length > 0 ? [member('headers', parameters('header'), isOptional(headers))] : []),
    ...(body ? [`body: ${body.$ref ? nameOf(body.$ref) : inlineBody()}`] : []),
  ]
}
