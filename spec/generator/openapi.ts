// The OpenAPI document as types, and look-ups in it.

export interface Schema {
  type?: string | string[]
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean
  required?: string[]
  enum?: unknown[]
  default?: unknown
  description?: string
  deprecated?: boolean
  examples?: unknown[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  [keyword: string]: unknown
}
export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
  deprecated?: boolean
  schema: Schema
  example?: unknown
}
export interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
export interface Response {
  $ref?: string
  description: string
  headers?: Record<string, object>
  content?: Record<string, Media>
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  deprecated?: boolean
  /** Whether clients may repeat it when the response got lost, although its method does not imply that. */
  'x-idempotent'?: boolean
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, Response>
  /** Code that calls the operation, for the API reference. */
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
}
export interface Document {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  /** The requests that the server sends, by type of event. */
  webhooks: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    headers?: Record<string, object>
    responses?: Record<string, Response>
  }
  servers: { url: string; variables?: object }[]
  'x-limits': Record<string, number | number[]>
  [member: string]: unknown
}

/** What the service answers in a typical case of a failure, among other members. */
interface ProblemExample {
  detail: string
  errors?: { pointer?: string; parameter?: string; detail: string }[]
}

/** Returns the name of the component that a reference points to. */
export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** Returns the URL of the server in the examples. */
export function baseUrlOf({ servers: [server] }: Document): string {
  if (!server) throw new Error('The document needs a server')
  return server.url
}

/** Returns every operation with its method and path, in the document's order. */
export const operationsOf = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )

/** Returns the parameters of an operation with their references resolved. */
export const parametersOf = ({ parameters = [] }: Operation, { components }: Document) =>
  parameters.map((parameter) =>
    parameter.$ref ? (components.parameters[nameOf(parameter.$ref)] as Parameter) : parameter
  )

/** Returns the failures: the schemas that extend `Problem` with a fixed `code`, `status` and `title`. */
export const problemsOf = (document: Document) =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const { code, status, title } = schema.properties ?? {}
    if (!code?.enum) return []
    return [
      {
        name,
        schema,
        code: code.enum[0] as string,
        status: status?.enum?.[0] as number,
        title: title?.enum?.[0] as string,
        description: schema.description as string,
        remedy: schema['x-remedy'] as string,
        example: schema.examples?.[0] as ProblemExample | undefined,
      },
    ]
  })
