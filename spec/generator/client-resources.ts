// Writes the client's resources.ts: a class for each resource, with a method for each of its operations.
import { errorClassName } from './client-errors.js'
import { failuresByStatus, lowerFirst, type Method, methodsOf } from './client-methods.js'
import { queryType } from './client-models.js'
import { namesIn, routeOf } from './client-routes.js'
import { docComment } from './doc-comment.js'
import { type Document, nameOf, problemsOf, type Schema } from './openapi.js'

interface Resource {
  /** Name of the class, such as `Notes`. */
  name: string
  /** Property of the client, such as `notes`. */
  key: string
  description: string
  methods: Method[]
}

/** Returns the source of resources.ts. */
export function clientResources(document: Document): string {
  const methods = methodsOf(document)
  const resources = document.tags.flatMap(({ name, description }): Resource[] => {
    const key = lowerFirst(name)
    const tagged = methods.filter(({ tag }) => tag === key)
    return tagged.length > 0 ? [{ name, key, description, methods: tagged }] : []
  })
  const classes = resources.map((resource) => classSource(resource, document))
  return [
    "import type { Call } from '../call-promise.js'",
    "import type { CallOptions } from '../options.js'",
    "import { type List, paginate } from '../pagination.js'",
    "import { array, first, member, nothing, page } from '../response-body.js'",
    "import type { Send } from '../send.js'",
    `import type { ${namesIn(classes.join(''), document).join(', ')} } from './models.js'`,
    '',
    ...classes,
    '/** The resources of the service. */',
    'export class Resources {',
    ...resources.map(({ name, key, description }) => `${docComment([description], '  ')}  readonly ${key}: ${name}`),
    '',
    '  constructor(send: Send) {',
    ...resources.map(({ name, key }) => `    this.${key} = new ${name}(send)`),
    '  }',
    '}',
    '',
  ].join('\n')
}

function classSource({ name, description, methods }: Resource, document: Document): string {
  return `${docComment([description])}export class ${name} {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

${methods.map((method) => methodSource(method, document)).join('\n')}}
`
}

/** Returns the source of a method of a class. */
export function methodSource(method: Method, document: Document): string {
  const { name, pathParameters, query, body } = method
  const kind = kindProperty(method, document)
  const isOptional = query.every((each) => !each.required)
  const parameters = [
    ...pathParameters.map((each) => `${each.name}: ${typeOf(each.schema)}`),
    ...(query.length > 0 ? [`query${isOptional ? '?' : ''}: ${queryType(method)}`] : []),
    ...(body ? [`body: ${typeOf(body)}${kind ? ` & { ${kind}: Kind }` : ''}`] : []),
    'options?: CallOptions',
  ]
  const typeParameters = kind && body ? `<Kind extends ${typeOf(body)}['${kind}']>` : ''
  const signature = `${name}${typeParameters}(${parameters.join(', ')}): ${returnType(method, kind)}`
  const lines = bodyLines(method, kind).map((line) => `    ${line}\n`)
  return `${docComment(docLines(method, document), '  ')}  ${signature} {\n${lines.join('')}  }\n`
}

function bodyLines(method: Method, kind: string | undefined): string[] {
  const { pathParameters, query, body, result } = method
  const input = [
    ...(pathParameters.length > 0 ? [`path: { ${pathParameters.map(({ name }) => name).join(', ')} }`] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(body ? ['body'] : []),
  ]
  const inputObject = input.length > 0 ? `{ ${input.join(', ')} }` : '{}'
  const unwrap = result ? `${unwrapFunctions[result.shape]}('${result.member}')` : 'nothing'
  const send = `this.#send('${routeOf(method)}', ${inputObject}, options, ${unwrap})`
  if (result?.shape === 'page') {
    const maxPageSize = query.find(({ name }) => name === 'per_page')?.schema.maximum
    return [
      `const fetchPage = (query?: ${queryType(method)}) => ${send}`,
      `return paginate(fetchPage, ({ ${result.member} }) => ${result.member}, ${maxPageSize}, query)`,
    ]
  }
  return [kind ? `return ${send} as ${returnType(method, kind)}` : `return ${send}`]
}

/** Names of the functions in the client's response-body.ts. */
const unwrapFunctions = { object: 'member', array: 'array', first: 'first', page: 'page' }

function returnType(method: Method, kind: string | undefined): string {
  const { result, success } = method
  if (!result) return 'Call<void>'
  const type = typeOf(result.schema)
  if (result.shape === 'page') return `List<${typeOf(success.schema ?? {})}, ${type}>`
  const kindOfType = kind ? `Extract<${type}, { ${kind}: Kind }>` : type
  return `Call<${kindOfType}${result.shape === 'array' ? '[]' : ''}>`
}

/** Returns the property that names the kind if body and result are both unions, so that their kinds correspond. */
function kindProperty({ body, result }: Method, { components }: Document): string | undefined {
  const propertyOf = (schema: Schema | undefined) =>
    components.schemas[nameOf(schema?.$ref ?? '')]?.discriminator?.propertyName
  return propertyOf(body) === propertyOf(result?.schema) ? propertyOf(body) : undefined
}

function typeOf({ $ref, type }: Schema): string {
  if ($ref) return nameOf($ref)
  if (type === 'integer') return 'number'
  if (type === 'string' || type === 'boolean' || type === 'number') return type
  throw new Error(`parameters, bodies and results need a named model, not ${JSON.stringify(type)}`)
}

function docLines(method: Method, document: Document): string[] {
  const { operation, pathParameters, body, result } = method
  return [
    operation.description ?? operation.summary,
    '',
    ...pathParameters.map((each) => `@param ${each.name} ${each.description ?? ''}`),
    ...(body?.$ref ? [`@param body ${document.components.schemas[nameOf(body.$ref)]?.description ?? ''}`] : []),
    ...(result?.shape === 'page'
      ? [`@returns Await it for one page, \`{ ${result.member}, meta }\`; iterate over it, or call \`all()\`, for all.`]
      : []),
    ...throwsLines(method, document),
  ]
}

/** Documents the failures of an operation, except those that all operations that read, or all that write, declare. */
function throwsLines(method: Method, document: Document): string[] {
  const codes = new Map(problemsOf(document).map(({ name, code }) => [name, code]))
  const declarations = methodsOf(document)
    .filter(({ verb }) => (verb === 'GET') === (method.verb === 'GET'))
    .map((each) => failuresByStatus(each, document).flatMap(([, components]) => components))
  const isShared = (component: string) => declarations.every((components) => components.includes(component))
  return failuresByStatus(method, document).flatMap(([status, components]) => {
    const special = components.filter((component) => !isShared(component))
    const names = special.map((component) => `\`${codes.get(component)}\``)
    return names.length > 0 ? [`@throws {${errorClassName(status)}} ${names.join(', ')}`] : []
  })
}
