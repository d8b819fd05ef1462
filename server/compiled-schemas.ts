// The validators and serializers of the contract's schemas. `npm run generate` compiles them, because Ajv would take longer
// than everything else at start.
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { serializers } from '../generated/serializers.js'
import { validators } from '../generated/validators.js'
import { firstFault, requestValidator, type Schema, type Validator } from './validation.js'

/** Fastify's validator compiler. The validator of a request throws `invalid_request` with every fault. */
export const validatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) =>
  requestValidator(compiled<Validator>(validators, schema), schema, httpPart)

/** Fastify's serializer compiler. */
export const serializerCompiler: FastifySerializerCompiler<Schema> = ({ schema }) =>
  compiled<(value: unknown) => string>(serializers, schema)

/**
 * Returns what is wrong with a single text, such as a header or an argument of a command, or `undefined` if it is valid.
 * `schema` is one of the contract.
 */
export const faultIn = (schema: object, value: unknown) => firstFault(compiled<Validator>(validators, schema), value)

/** Fastify passes on the objects of generated/operations.ts, so that they are found by identity. */
function compiled<Kind>(all: Map<object, Kind>, schema: object): Kind {
  const found = all.get(schema)
  if (!found) throw new Error(`The schema ${JSON.stringify(schema)} is not compiled. Run npm run generate.`)
  return found
}
