// OpenAPI documents for tests, as the TypeSpec emitter writes them.
import type { Document, Operation, Response, Schema } from '../../../spec/generator/openapi.js'

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const json = (schema: Schema) => ({ 'application/json': { schema } })
export const ok = (schema: Schema): Response => ({ description: 'Success.', content: json(schema) })
export const noContent: Response = { description: 'Success. The response has no body.' }

/** A failure with the status 404, whose example is `detail`, or a fault. */
export const failure = (code: string, example: unknown = 'It does not exist.'): Schema => ({
  type: 'object',
  properties: { code: { enum: [code] }, status: { enum: [404] }, title: { enum: ['Not found'] } },
  description: 'Nothing has this name.',
  'x-remedy': 'Check the name.',
  'x-example': example,
})
export const failing = (...schemas: Schema[]): Response => {
  const [only = {}, ...others] = schemas
  return {
    description: 'Not found.',
    content: { 'application/problem+json': { schema: others.length > 0 ? { anyOf: schemas } : only } },
  }
}

export const operation = (operationId: string, responses: Record<string, Response>, rest: Partial<Operation> = {}) => ({
  operationId,
  tags: [operationId.split('_')[0] as string],
  summary: operationId,
  responses,
  ...rest,
})

export const documentOf = (paths: Document['paths'], schemas: Record<string, Schema> = {}): Document => ({
  tags: [
    { name: 'Notes', description: 'Notes.' },
    { name: 'Groups', description: 'Groups.' },
  ],
  paths,
  webhooks: {},
  components: { schemas, parameters: {} },
  servers: [{ url: 'http://localhost' }],
  'x-limits': {},
})
