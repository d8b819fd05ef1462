// Compiles the contract's schemas to validators when generating. A server that starts has nothing to compile.
import { Ajv2020 as Ajv, type AnySchemaObject, type Options } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import { assertMessages, type Validator } from '../../server/validation.js'
import { bundle, distinctSchemas } from './bundle-modules.js'

const options: Options = {
  discriminator: true,
  useDefaults: true,
  verbose: true,
  messages: false,
  strictTypes: false,
  keywords: ['x-pattern-message'],
}
const createAjv = (more: Options) => formats.default(new Ajv({ ...options, ...more }))

const first = createAjv({ allErrors: false })
const every = createAjv({ allErrors: true })

/** Compiles one schema, as the generated validators are compiled. */
export function compileValidator(schema: AnySchemaObject): Validator {
  assertMessages(schema)
  return {
    findFirst: first.compile(schema),
    findEvery: every.compile(schema),
  }
}

/**
 * Returns the source of generated/validators.ts. `schemas` are constants of generated/operations.ts, by the expression
 * that names each.
 */
export function validatorsSource(schemas: Map<string, AnySchemaObject>): Promise<string> {
  for (const schema of schemas.values()) assertMessages(schema)
  const distinct = distinctSchemas(schemas)
  const entries = [...schemas].map(([expression, schema]) => {
    const name = distinct.get(JSON.stringify(schema))
    return `  [${expression}, { findFirst: first.${name}, findEvery: every.${name} }],`
  })
  const code = [
    "import * as first from 'first'",
    "import * as every from 'every'",
    "import * as operations from './operations.js'",
    'export const validators = new Map([',
    ...entries,
    '])',
  ]
  return bundle(code.join('\n'), {
    first: standaloneCode(distinct, { allErrors: false }),
    every: standaloneCode(distinct, { allErrors: true }),
  })
}

/** Returns JavaScript that exports a validator for each schema, by its name. */
function standaloneCode(schemas: Map<string, string>, more: Options): string {
  const ajv = createAjv({ ...more, code: { source: true, esm: true, lines: true } })
  for (const [schema, name] of schemas) ajv.addSchema(JSON.parse(schema), name)
  return standalone.default(ajv, Object.fromEntries([...schemas.values()].map((name) => [name, name])))
}
