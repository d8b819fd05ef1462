// Finishes the OpenAPI document that the TypeSpec emitter wrote. The emitter cannot mark a request object as closed, knows
// no webhooks, gives no example to failures that share a status, and repeats every header in every response.
import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  problemsOf,
  type Response,
  type Schema,
} from './openapi.js'

/** Finishes the emitter's document in place. */
export function finish(document: Document): Document {
  const { schemas } = document.components
  moveWebhooks(document)
  const messages = patternMessages(schemas)
  for (const schema of schemasIn(document)) {
    simplify(schema)
    if (schema.pattern) schema['x-pattern-message'] = messages.get(schema.pattern)
    encoding(schema)
  }
  for (const { operation } of operationsOf(document)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) close(schema, schemas)
  }
  completeProblems(document)
  shareHeaders(document)
  shareResponses(document)
  orderPaths(document)
  return document
}

/** Moves the operations that are requests of the server to where OpenAPI 3.1 has them, which the emitter does not know. */
function moveWebhooks(document: Document) {
  const entries = Object.entries(document.paths)
  const prefix = '/-webhooks/'
  const isWebhook = ([path]: [string, unknown]) => path.startsWith(prefix)
  document.paths = Object.fromEntries(entries.filter((entry) => !isWebhook(entry)))
  document.webhooks = Object.fromEntries(
    entries.filter(isWebhook).map(([path, methods]) => [path.slice(prefix.length), methods as { post: Operation }])
  )
  for (const { post } of Object.values(document.webhooks)) post.security = []
}

/** What to say of each pattern: scalars inherit a pattern, but not the message beside it. */
const patternMessages = (schemas: Record<string, Schema>) =>
  new Map(
    Object.values(schemas).flatMap(({ pattern, 'x-pattern-message': message }) => (message ? [[pattern, message]] : []))
  )

function* schemasIn(node: unknown): Generator<Schema> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) if (key !== 'example' && key !== 'examples') yield* schemasIn(value)
  yield node as Schema
}

/** Says the same in fewer words: OpenAPI 3.1 allows siblings of `$ref`, lists of types and `const`. */
function simplify(schema: Schema) {
  const [only, ...others] = schema.allOf ?? []
  if (only?.$ref && others.length === 0 && !schema.properties) {
    delete schema.allOf
    Object.assign(schema, { $ref: only.$ref, ...schema })
  }
  if (schema.anyOf?.length === 2 && schema.anyOf[1]?.type === 'null' && typeof schema.anyOf[0]?.type === 'string') {
    const [some] = schema.anyOf
    delete schema.anyOf
    Object.assign(schema, some, { type: [some?.type, 'null'] })
  }
  if (Array.isArray(schema.enum) && schema.enum.length === 1) {
    schema.const = schema.enum[0]
    delete schema.enum
    if (Number.isInteger(schema.const)) schema.type = 'integer'
  }
}

/** Says how text stands for bytes; the emitter knows the keyword for `bytes` alone, whose length cannot be limited. */
function encoding(schema: Schema) {
  const { 'x-content-encoding': contentEncoding } = schema
  if (contentEncoding === undefined) return
  delete schema['x-content-encoding']
  Object.assign(schema, { contentEncoding })
}

/** Refuses unknown members of a request object, as the server does. */
function close(schema: Schema, schemas: Record<string, Schema>) {
  const target = schema.$ref ? (schemas[nameOf(schema.$ref)] as Schema) : schema
  for (const one of target.oneOf ?? []) close(one, schemas)
  if (target.properties) target.additionalProperties = false
}

/** Gives every failure a whole example, and every response one for each failure that it can be. */
function completeProblems(document: Document) {
  const baseUrl = document.servers[0]?.variables.base_url.default
  const byName = new Map(problemsOf(document).map((problem) => [problem.name, problem]))
  for (const { schema, code, status, title } of byName.values()) {
    const { detail, errors } = schema['x-example'] as { detail: string; errors?: { detail: string }[] }
    delete schema['x-example']
    const messages = errors?.map((fault) => fault.detail) ?? [detail]
    const request_id = 'kq3m0q1c-2f'
    const type = `${baseUrl}/docs/failures#${code}`
    schema.examples = [{ type, title, status, detail, code, request_id, messages, ...(errors && { errors }) }]
  }
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      const media = response.content?.['application/problem+json']
      if (!media) continue
      const problems = (media.schema.anyOf ?? [media.schema]).map(({ $ref }) => byName.get(nameOf($ref as string)))
      media.examples = Object.fromEntries(problems.map((each) => [each?.code, { value: each?.schema.examples?.[0] }]))
      const said = problems.map((each) => `\`${each?.code}\`: ${each?.description} ${each?.remedy}`)
      response.description = said.length === 1 ? (said[0] as string) : said.map((each) => `- ${each}`).join('\n')
    }
  }
}

/** Moves every response header into the components. */
function shareHeaders(document: Document) {
  const shared: Record<string, object> = {}
  for (const { operation } of operationsOf(document)) {
    for (const { headers = {} } of Object.values(operation.responses)) {
      for (const [name, header] of Object.entries(headers)) {
        shared[name] ??= header
        headers[name] = { $ref: `#/components/headers/${name}` }
      }
    }
  }
  document.components.headers = shared
}

/** Moves a response that stands for one failure into the components, under the failure's name. */
function shareResponses(document: Document) {
  const shared: Record<string, Response> = {}
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const ref = response.content?.['application/problem+json']?.schema.$ref
      if (!ref) continue
      shared[nameOf(ref)] ??= response
      operation.responses[status] = { $ref: `#/components/responses/${nameOf(ref)}` } as Response
    }
  }
  document.components.responses = shared
}

/** Puts the paths in the order of their tags, which is the order of reading. */
function orderPaths(document: Document) {
  const rank = (methods: Record<string, Operation>) =>
    document.tags.findIndex(({ name }) => Object.values(methods)[0]?.tags.includes(name))
  document.paths = Object.fromEntries(Object.entries(document.paths).sort(([, a], [, b]) => rank(a) - rank(b)))
}
