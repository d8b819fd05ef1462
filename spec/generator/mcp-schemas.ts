// The schemas of the contract that the tools of the MCP server are made of, with their texts and limits.
import { type Document, nameOf, operationsOf, parametersOf, problemsOf, type Schema } from './openapi.js'

/** Keywords that tell an assistant what to send. Patterns do not, and examples cost more than they help. */
const keywords = ['type', 'enum', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

/** Models that the results of tools are made of, besides those that requests are made of. */
const answerModels = ['Note', 'Group', 'GroupUser', 'UserReference']

/**
 * Returns a module with `parameters`, by operation, and `models`, by component: the schema of each parameter and of each
 * field, without references. `remedies` says what to do about each failure, by its code.
 */
export function mcpSchemas(document: Document): string {
  const { schemas } = document.components

  function inlined({ $ref, ...schema }: Schema, withDescription = true): Schema {
    const target = $ref ? inlined(schemas[nameOf($ref)] as Schema) : {}
    const { description = target.description } = schema
    const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)))
    return {
      ...target,
      ...kept,
      ...(schema.items && { items: inlined(schema.items, false) }),
      ...(schema.anyOf && { anyOf: schema.anyOf.map((each) => inlined(each, false)) }),
      ...(schema.properties && { properties: fieldsOf(schema), required: schema.required ?? [] }),
      description: withDescription ? description?.replace(/\s+/g, ' ') : undefined,
    }
  }

  const fieldsOf = ({ properties = {} }: Schema) =>
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, inlined(schema)]))

  const parameters = Object.fromEntries(
    operationsOf(document).map(({ operation }) => [
      operation.operationId,
      Object.fromEntries(
        parametersOf(operation, document)
          .filter((parameter) => parameter.in !== 'header')
          .map(({ name, description, schema }) => [name, inlined({ ...schema, ...(description && { description }) })])
      ),
    ])
  )
  const modelNames = new Set([...answerModels, ...requestModels(document)])
  const models = Object.fromEntries([...modelNames].map((name) => [name, fieldsOf(schemas[name] as Schema)]))
  const remedies = Object.fromEntries(problemsOf(document).map(({ code, remedy }) => [code, remedy]))
  return [
    constant('parameters', parameters),
    constant('models', models),
    `export const remedies: Record<string, string> = ${JSON.stringify(remedies, null, 2)}\n`,
  ].join('\n')
}

/** Returns the names of the models of request bodies. A body with several kinds has one for each. */
function requestModels(document: Document): string[] {
  const bodies = operationsOf(document).flatMap(({ operation }) => Object.values(operation.requestBody?.content ?? {}))
  return bodies.flatMap(({ schema }) => {
    const name = nameOf(schema.$ref ?? '')
    const kinds = document.components.schemas[name]?.oneOf ?? []
    return kinds.length > 0 ? kinds.map(({ $ref = '' }) => nameOf($ref)) : [name]
  })
}

const constant = (name: string, value: object) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
