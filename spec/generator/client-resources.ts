// Writes the client's resources.ts: a class for each resource, with a method for each of its operations.
import { errorClassName } from './client-errors.js'
import { failuresByStatus, idempotencyKey, lowerFirst, type Method, methodsOf } from './client-methods.js'
import { queryType } from './client-models.js'
import { namesIn, routeOf } from './client-route-types.js'
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
  const source = classes.join('')
  return [
    "import type { Call } from '../call-promise.js'",
    ...(source.includes('edit(') ? ["import { type Change, edit } from '../edit.js'"] : []),
    `import type { ${optionTypes.filter((name) => source.includes(name)).join(', ')} } from '../options.js'`,
    "import { type List, paginate } from '../pagination.js'",
    "import { array, first, member, nothing, page } from '../envelope.js'",
    "import type { Send } from '../send-with-retries.js'",
    `import type { ${namesIn(source, document).join(', ')} } from './models.js'`,
    '',
    ...classes,
    '/** The resources of the service. */',
    'export class Resources {',
    ...resources.map(
      ({ name, key, description }) => `${docComment([description], '  ')}  declare readonly ${key}: ${name}`
    ),
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

${[...methods.map((method) => methodSource(method, document)), ...editSource(methods)].join('\n')}}
`
}

/** Returns the source of a method: a property with an arrow function, so that it can be passed on without its resource. */
export function methodSource(method: Method, document: Document): string {
  const { typeParameters, parameters, returns } = signatureOf(method, document)
  const lines = docComment(docLines(method, document), '  ')
  return `${lines}  ${method.name} = ${typeParameters}(${parameters.join(', ')}): ${returns} =>
    ${expressionOf(method, document)}
`
}

/** The parts of a method's signature. */
export interface Signature {
  typeParameters: string
  parameters: string[]
  returns: string
}

export function signatureOf(method: Method, document: Document): Signature {
  const { pathParameters, query, body } = method
  const kind = kindProperty(method, document)
  const isOptional = query.every((each) => !each.required)
  return {
    typeParameters: kind && body ? `<Kind extends ${typeOf(body)}['${kind}']>` : '',
    parameters: [
      ...pathParameters.map((each) => `${each.name}: ${typeOf(each.schema)}`),
      ...(query.length > 0 ? [`query${isOptional ? '?' : ''}: ${queryType(method)}`] : []),
      ...(body ? [`body: ${typeOf(body)}${kind ? ` & { ${kind}: Kind }` : ''}`] : []),
      `options?: ${optionsType(method)}`,
    ],
    returns: returnType(method, kind),
  }
}

/** The types of options in the client's options.ts. */
const optionTypes = ['CallOptions', 'CreateOptions', 'ChangeOptions']

function optionsType({ headers }: Method): string {
  if (headers.some(({ name }) => name === idempotencyKey)) return 'CreateOptions'
  return headers.some(({ name }) => name === 'If-Match') ? 'ChangeOptions' : 'CallOptions'
}

function expressionOf(method: Method, document: Document): string {
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
    const key = keyOf(result.schema, document)
    const maxPageSize = query.find(({ name }) => name === 'per_page')?.schema.maximum
    return `paginate('${routeOf(method)}', '${result.member}', '${key}', ${maxPageSize}, query, (query: ${queryType(method)}) =>
      ${send}
    )`
  }
  const kind = kindProperty(method, document)
  return kind ? `${send} as ${returnType(method, kind)}` : send
}

/** Returns the property that identifies an item of a list: by convention of the contract, its first. */
function keyOf({ $ref }: Schema, { components }: Document): string {
  const { properties = {}, required = [] } = components.schemas[nameOf($ref ?? '')] ?? {}
  const [key] = Object.keys(properties)
  if (!key || !required.includes(key)) throw new Error(`The items of a list need a required first property: ${$ref}`)
  return key
}

/** Returns the source of `edit` if the resource can be read with its version, and changed on condition that it is the same. */
function editSource(methods: Method[]): string[] {
  const update = methods.find(
    ({ name, headers }) => name === 'update' && headers.some((each) => each.name === 'If-Match')
  )
  const get = methods.find(({ name, operation }) => name === 'get' && operation.responses['200']?.headers?.ETag)
  if (!update?.body || !update.result || !get) return []
  const [parameter] = update.pathParameters
  const type = typeOf(update.result.schema)
  const noun = type.toLowerCase()
  const comment = docComment(
    [
      `Applies changes that are computed from the present ${noun}. Reads it, calls \`change\`, and sends the changes that it returns on`,
      "condition that nobody else has changed it meanwhile; otherwise starts over. So it overwrites nobody's changes.",
      '',
      '```ts',
      `await notewire.${update.tag}.edit(${parameter?.name}, ({ users }) => ({ users: [...users.map((user) => user.user_code), '0000000002'] }))`,
      '```',
      '',
      `@param change Returns the changes, or nothing to leave the ${noun} as it is. It may be called more than once.`,
      `@returns The ${noun} as it is then.`,
      '@throws {PreconditionFailedError} Others changed it every time.',
    ],
    '  '
  )
  return [
    `${comment}  edit = (${parameter?.name}: ${typeOf(parameter?.schema ?? {})}, change: Change<${type}, ${typeOf(update.body)}>, options?: CallOptions): Promise<${type}> =>
    edit(this.#send, this, ${parameter?.name}, change, options)
`,
  ]
}

/** Names of the functions in the client's envelope.ts. */
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
    ...(operation.deprecated ? ['@deprecated'] : []),
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
