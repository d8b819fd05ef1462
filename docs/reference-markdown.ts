// The API reference as one page of Markdown, for readers and programs that prefer text.
import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  parametersOf,
  problemsOf,
  type Schema,
} from '../spec/generator/openapi.js'

/** Returns every operation and event with its parameters, fields and responses. */
export function referenceMarkdown(title: string, contract: Document): string {
  const failures = new Set(problemsOf(contract).map(({ name }) => name))
  const schemas = Object.entries(contract.components.schemas).filter(
    ([name]) => !failures.has(name) && name !== 'Problem'
  )
  return [
    `# ${title}`,
    ...contract.tags.flatMap(({ name, description }) => [`## ${name}`, description, ...operationsWith(name, contract)]),
    '## Schemas',
    ...schemas.map(([name, schema]) => schemaSection(name, schema)),
    '',
  ].join('\n\n')
}

function operationsWith(tag: string, contract: Document): string[] {
  const operations = operationsOf(contract)
    .filter(({ operation }) => operation.tags.includes(tag))
    .map(({ method, path, operation }) => section(`\`${method.toUpperCase()} ${path}\``, operation, contract))
  const events = Object.entries(contract.webhooks)
    .filter(([, { post }]) => post.tags.includes(tag))
    .map(([type, { post }]) => section(`The event \`${type}\``, post, contract))
  return [...operations, ...events]
}

function section(label: string, operation: Operation, contract: Document): string {
  const parameters = parametersOf(operation, contract).map(
    ({ name, in: place, required, schema, description }) =>
      `- \`${name}\` (${place}${required ? '' : ', optional'}): ${typeOf(schema)}. ${oneLine(description)}`
  )
  const body = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => `Body: ${typeOf(schema)}.`)
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const resolved = response.$ref ? contract.components.responses?.[nameOf(response.$ref)] : response
    const [media] = Object.values(resolved?.content ?? {})
    const isFailure = Number(status) >= 400
    const schema = media && !isFailure ? ` ${typeOf(media.schema)}.` : ''
    return `- ${status}: ${isFailure ? codesIn(resolved?.description) : oneLine(resolved?.description)}${schema}`
  })
  return [
    `### ${operation.summary}`,
    `${label}, operation \`${operation.operationId}\``,
    operation.description ?? '',
    parameters.join('\n'),
    ...body,
    `Responses:\n\n${responses.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function schemaSection(name: string, schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const optional = schema.required?.includes(field) ? '' : ', optional'
    return `- \`${field}\`${optional}: ${typeOf(value)}. ${oneLine(value.description)}`
  })
  const type = fields.length > 0 ? '' : `Type: ${typeOf(schema)}.`
  return [`### ${name}`, oneLine(schema.description), type, fields.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Returns the type of a schema in a few words, with its limits. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return `\`${nameOf(schema.$ref)}\``
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf
  if (variants) return variants.map(typeOf).join(schema.allOf ? ' and ' : ' or ')
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}${limitsOf(schema)}`
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, value]) => `\`${name}\`: ${typeOf(value)}`)
    return `object with ${fields.join(', ')}`
  }
  return `${[schema.type ?? 'any value'].flat().join(' or ')}${limitsOf(schema)}`
}

const limitWords: Record<string, string> = {
  minLength: 'at least %s characters',
  maxLength: 'at most %s characters',
  minimum: 'at least %s',
  maximum: 'at most %s',
  minItems: 'at least %s items',
  maxItems: 'at most %s items',
  default: 'default %s',
}

const limitsOf = (schema: Schema) => {
  const limits = Object.entries(limitWords).filter(([keyword]) => schema[keyword] !== undefined)
  const words = limits.map(([keyword, text]) => text.replace('%s', JSON.stringify(schema[keyword])))
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}

/** The description of a response to a failed request begins with the code of each failure. */
const codesIn = (description = '') => {
  const codes = [...description.matchAll(/^(?:- )?`(\w+)`:/gm)].map(
    ([, code]) => `[\`${code}\`](failures.html#${code})`
  )
  return codes.length > 0 ? codes.join(', ') : oneLine(description)
}

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim()
