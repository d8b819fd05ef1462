// Writes the client's problems.ts: the bodies of failures.
import { type Document, problemsOf, type Schema } from './openapi.js'
import type { SchemaTypes } from './schema-types.js'

/** Returns the source of problems.ts. */
export function clientProblems(document: Document, types: SchemaTypes): string {
  const declarations = problemNames(document).map((name) =>
    types.declarationAt(['components', 'schemas', name], name, document.components.schemas[name] as Schema)
  )
  return ["import type { Fault } from './models.js'\n", ...declarations].join('\n')
}

/** Returns the names of the schemas that are bodies of failures. */
export const problemNames = (document: Document) => ['Problem', ...problemsOf(document).map(({ name }) => name)]
