// Compiles the contract's schemas of responses to serializers when generating.
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { bundle, distinctSchemas } from './bundle-modules.js'

/**
 * Returns the source of generated/serializers.ts. `schemas` are constants of generated/operations.ts, by the expression
 * that names each.
 */
export function serializersSource(schemas: Map<string, object>): Promise<string> {
  const distinct = distinctSchemas(schemas)
  const names = [...distinct.values()]
  const code = [
    ...names.map((name) => `import ${name} from '${name}'`),
    "import * as operations from './operations.js'",
    'export const serializers = new Map([',
    ...[...schemas].map(([expression, schema]) => `  [${expression}, ${distinct.get(JSON.stringify(schema))}],`),
    '])',
  ]
  const modules = [...distinct].map(([schema, name]) => [name, standaloneCode(schema)])
  return bundle(code.join('\n'), Object.fromEntries(modules))
}

const standaloneCode = (schema: string) =>
  String(fastJsonStringify(JSON.parse(schema) as Schema, { mode: 'standalone', inlineValidators: true }))
