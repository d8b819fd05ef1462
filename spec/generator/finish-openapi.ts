// Finishes the OpenAPI document that the TypeSpec emitter wrote. The emitter cannot mark a request object as closed, knows
// no webhooks, writes no limits into texts, gives no example to failures that share a status, and repeats every header in
// every response.
import { isDeepStrictEqual } from 'node:util'
import { fillLimits } from './fill-limits.js'
import {
  baseUrlOf,
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  problemsOf,
  type Response,
  type Schema,
} from './openapi.js'

/** Finishes the emitter's document in place and returns it. Throws if a response names a failure without a remedy. */
export function finish(document: Document): Document {
  moveWebhooks(document)
  for (const schema of schemasIn(document)) simplify(schema)
  closeRequests(document)
  fillLimits(document)
  addFailureExamples(document)
  describeFailures(document)
  shareHeaders(document)
  shareResponses(document)
  orderPaths(document)
  // The emitter gives every server an empty object of variables.
  for (const server of document.servers) delete server.variables
  return document
}

/** Moves the requests that the server sends from `paths` to `webhooks`, named by the last part of their path. */
function moveWebhooks(document: Document) {
  const prefix = '/-webhooks/'
  document.webhooks = {}
  for (const [path, methods] of Object.entries(document.paths)) {
    if (!path.startsWith(prefix)) continue
    const { post } = methods
    if (!post) throw new Error(`The webhook ${path} must be a POST`)
    document.webhooks[path.slice(prefix.length)] = { post: { ...post, security: [] } }
    delete document.paths[path]
  }
}

/** Yields every object of the document that is not part of an example, inner ones first: all schemas are among them. */
function* schemasIn(node: unknown): Generator<Schema> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) if (key !== 'example' && key !== 'examples') yield* schemasIn(value)
  yield node as Schema
}

/** Shortens a schema by what OpenAPI 3.1 allows: siblings of `$ref`, lists of types, and integers. */
function simplify(schema: Schema) {
  const [only, ...others] = schema.allOf ?? []
  if (only?.$ref && others.length === 0 && !schema.properties) {
    delete schema.allOf
    Object.assign(schema, { $ref: only.$ref, ...schema })
  }
  const [some, none] = schema.anyOf ?? []
  if (schema.anyOf?.length === 2 && none?.type === 'null' && typeof some?.type === 'string') {
    delete schema.anyOf
    Object.assign(schema, some, { type: [some.type, 'null'] })
  }
  // Not `const`, which some generators do not know.
  if (schema.type === 'number' && schema.enum?.every(Number.isInteger)) schema.type = 'integer'
}

/** Closes the objects of request bodies, because the server refuses unknown members. */
function closeRequests(document: Document) {
  const close = (schema: Schema) => {
    const target = schema.$ref ? (document.components.schemas[nameOf(schema.$ref)] as Schema) : schema
    for (const alternative of target.oneOf ?? []) close(alternative)
    if (target.properties) target.additionalProperties = false
  }
  for (const { operation } of operationsOf(document)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) close(schema)
  }
}

type Example = string | { pointer?: string; parameter?: string; detail: string }

/** Turns the `x-example` of each failure (see `@failure` in lib.tsp) into a complete problem document. */
function addFailureExamples(document: Document) {
  for (const { schema, code, status, title } of problemsOf(document)) {
    const { 'x-example': example } = schema as { 'x-example': Example }
    delete schema['x-example']
    const type = `${baseUrlOf(document)}/docs/failures#${code}`
    const detail = typeof example === 'string' ? example : example.detail
    const errors = typeof example === 'string' ? undefined : [example]
    const request_id = 'kq3m0q1c-2f'
    schema.examples = [{ type, title, status, detail, code, request_id, messages: [detail], ...(errors && { errors }) }]
  }
}

/** Describes each response to a failed request by its failures, with an example of each. */
function describeFailures(document: Document) {
  const byName = new Map(problemsOf(document).map((problem) => [problem.name, problem]))
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      const media = response.content?.['application/problem+json']
      const refs = media?.schema.anyOf ?? [media?.schema]
      const problems = refs.map((ref) => {
        const problem = byName.get(nameOf(ref?.$ref ?? ''))
        if (!problem?.remedy) throw new Error(`${operation.operationId} ${status} is not a failure with a remedy`)
        return problem
      })
      if (media) media.examples = Object.fromEntries(problems.map(({ code, example }) => [code, { value: example }]))
      const texts = problems.map(({ code, description, remedy }) => `\`${code}\`: ${description} ${remedy}`)
      response.description = texts.length > 1 ? texts.map((text) => `- ${text}`).join('\n') : texts.join()
    }
  }
}

/** Moves every response header into the components. Throws if a header differs between responses. */
function shareHeaders(document: Document) {
  const shared: Record<string, object> = {}
  for (const { operation } of operationsOf(document)) {
    for (const { headers = {} } of Object.values(operation.responses)) {
      for (const [name, header] of Object.entries(headers)) {
        shared[name] ??= header
        if (!isDeepStrictEqual(shared[name], header))
          throw new Error(`${operation.operationId}: another ${name} header`)
        headers[name] = { $ref: `#/components/headers/${name}` }
      }
    }
  }
  document.components.headers = shared
}

/** Moves the responses with a single possible failure into the components, named after the failure. */
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

/** Sorts the paths by their tags, in the order in which people read them. */
function orderPaths(document: Document) {
  const rank = (methods: Record<string, Operation>) =>
    document.tags.findIndex(({ name }) => Object.values(methods)[0]?.tags.includes(name))
  document.paths = Object.fromEntries(Object.entries(document.paths).sort(([, a], [, b]) => rank(a) - rank(b)))
}
