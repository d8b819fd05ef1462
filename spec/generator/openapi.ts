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
  const?: unknown
  default?: unknown
  description?: string
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
  /** Whether it may be sent again when no answer came, although its method does not say so (RFC 9110, section 9.2.2). */
  'x-idempotent'?: boolean
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, Response>
  /** How it is called, for the docs. */
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
}
export interface Document {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  /** What the server sends, by type of event. */
  webhooks: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    headers?: Record<string, object>
    responses?: Record<string, Response>
  }
  servers: { variables: { base_url: { default: string } } }[]
  'x-limits': Record<string, number>
  [member: string]: unknown
}

export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** Every operation, with its method and path, in the document's order. */
export const operationsOf = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )

/** The failures: each a component whose base is `Problem`, with a fixed `code`, `status` and `title`; what it means, and what to do. */
export const problemsOf = (document: Document) =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const fixed = (property: string) => schema.properties?.[property]?.const
    return fixed('code')
      ? [
          {
            name,
            schema,
            code: fixed('code') as string,
            status: fixed('status') as number,
            title: fixed('title') as string,
            description: schema.description as string,
            remedy: schema['x-remedy'] as string,
          },
        ]
      : []
  })
