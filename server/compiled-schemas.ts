// The validators and serializers of the contract's schemas. `npm run generate` compiles them, because Ajv would take longer
// than everything else at start.
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { serializers } from '../generated/serializers.js'
import { validators } from '../generated/validators.js'
import { faultOf, requestValidator, type Schema, type Validator } from './validation.js'

/** Fastify's validator compiler. The validator of a request throws `invalid_request` with every fault. */
export const validatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) =>
  requestValidator(compiled<Validator>(validators, schema), schema, httpPart)

/** Fastify's serializer compiler. */
export const serializerCompiler: FastifySerializerCompiler<Schema> = ({ schema }) =>
  compiled<(value: unknown) => string>(serializers, schema)

/**
 * Returns what is wrong with a value that is not part of a request, or `undefined` if it is valid. `schema` is a text of
 * the contract.
 */
export const faultIn = (schema: object, value: unknown) => faultOf(compiled<Validator>(validators, schema), value)

function compiled<Kind>(all: Map<object, Kind>, schema: object): Kind {
  const found = all.get(schema)
  if (!found) throw new Error(`The schema ${JSON.stringify(schema)} is not compiled. Run npm run generate.`)
  return found
}
