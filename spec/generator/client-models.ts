// Writes the client's models.ts: the contract's models, and the queries of lists.
import { type Method, methodsOf, upperFirst } from './client-methods.js'
import { problemNames } from './client-problems.js'
import type { Document } from './openapi.js'
import type { SchemaTypes } from './schema-types.js'

/** Returns the source of models.ts. */
export function clientModels(document: Document, types: SchemaTypes): string {
  const problems = problemNames(document)
  const models = Object.entries(document.components.schemas).filter(([name]) => !problems.includes(name))
  return [
    ...models.map(([name, schema]) => types.declarationAt(['components', 'schemas', name], name, schema)),
    ...methodsOf(document).flatMap((method) => (method.query.length > 0 ? [queryDeclaration(method, types)] : [])),
  ].join('\n')
}

/** Returns the name of the type of a list's query, such as `NotesListQuery`. */
export const queryType = ({ tag, name }: Method) => `${upperFirst(tag)}${upperFirst(name)}Query`

function queryDeclaration(method: Method, types: SchemaTypes): string {
  const properties = Object.fromEntries(
    method.query.map(({ name, description, deprecated, schema }) => [
      name,
      { ...schema, ...(description && { description }), ...(deprecated && { deprecated }) },
    ])
  )
  const description = `Query of \`${method.tag}.${method.name}\`.`
  return types.declarationAt(['operations', method.id, 'parameters', 'query'], queryType(method), {
    description,
    properties,
  })
}
