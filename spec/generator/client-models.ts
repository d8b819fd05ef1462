// Writes the client's models.ts: the contract's models, and the queries and pages of lists.
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
    ...methodsOf(document).flatMap((method) => [
      ...(method.query.length > 0 ? [queryDeclaration(method, types)] : []),
      ...(method.result?.shape === 'page' ? [pageDeclaration(method, types)] : []),
    ]),
  ].join('\n')
}

/** Returns the name of the type of a list's query, such as `NotesListQuery`. */
export const queryType = (method: Method) => `${typePrefix(method)}Query`

/** Returns the name of the type of a list's page, such as `NotesListPage`. */
export const pageType = (method: Method) => `${typePrefix(method)}Page`

const typePrefix = ({ tag, name }: Method) => upperFirst(tag) + upperFirst(name)

function queryDeclaration(method: Method, types: SchemaTypes): string {
  const properties = Object.fromEntries(
    method.query.map(({ name, description, schema }) => [name, { ...schema, ...(description && { description }) }])
  )
  const description = `Query of \`${method.tag}.${method.name}\`.`
  return types.declarationAt(['operations', method.id, 'parameters', 'query'], queryType(method), {
    description,
    properties,
  })
}

function pageDeclaration(method: Method, types: SchemaTypes): string {
  const { id, tag, name, success } = method
  const place = ['operations', id, 'responses', String(success.status), 'content', 'application/json']
  return types.declarationAt(place, pageType(method), { ...success.schema, description: `Page of \`${tag}.${name}\`.` })
}
