// Compares responses and webhooks with the published document.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { packageFolder } from '../server/package-folder.js'
import type { ProblemCode } from '../server/problems.js'
import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
  type Schema,
} from '../spec/generator/openapi.js'

export const document = JSON.parse(readFileSync(join(packageFolder, 'generated/openapi.json'), 'utf8')) as Document

const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]))
const ajv = formats.default(
  new Ajv({ strict: false, allErrors: true, schemas: [{ $id: 'openapi', components: document.components }] })
)

/** The answers that this process has seen, by operation and status: `Notes_list 200`. */
export const seen = new Set<string>()

/** Returns the answers that the document declares for an operation: a status, or the code of a failure. */
export function declaredAnswers(operationId: string): (number | ProblemCode)[] {
  const responses = operations.get(operationId)?.responses ?? {}
  return Object.keys(responses).flatMap((status): (number | ProblemCode)[] => {
    const schema = responseOf({ responses }, Number(status))?.content?.['application/problem+json']?.schema
    if (!schema) return [Number(status)]
    return (schema.anyOf ?? [schema]).map(({ $ref = '' }) => {
      const { code } = document.components.schemas[nameOf($ref)]?.properties ?? {}
      return code?.enum?.[0] as ProblemCode
    })
  })
}

/** Returns every status that the document declares, in the form of `seen`. */
export const declared = () =>
  [...operations].flatMap(([id, { responses }]) => Object.keys(responses).map((status) => `${id} ${status}`))

const responseOf = ({ responses }: Pick<Operation, 'responses'>, status: number): Response | undefined => {
  const response = responses[String(status)]
  return response?.$ref ? document.components.responses?.[nameOf(response.$ref)] : response
}

/** Headers that say nothing of the API: those of the connection, the representation, caches and browsers. */
const commonHeaders = new RegExp(
  `^(${[
    '(access-control|content|cross-origin)-.*',
    'cache-control|connection|date|keep-alive|transfer-encoding|vary',
    'origin-agent-cluster|referrer-policy|strict-transport-security',
    'x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection)',
  ].join('|')})$`
)

/** Returns where a response contradicts the document, and adds it to `seen`. */
export function contradictions(
  operationId: string,
  { status, headers, body }: { status: number; headers: Record<string, unknown>; body: string }
): string[] {
  const operation = operations.get(operationId)
  const response = operation && responseOf(operation, status)
  if (!response) return [`${operationId} answers ${status}, which is not declared`]
  seen.add(`${operationId} ${status}`)

  const where = `${operationId} ${status}`
  const wrong = Object.entries(response.headers ?? {}).flatMap(([name, header]) => {
    const shown = '$ref' in header ? document.components.headers?.[nameOf(header.$ref as string)] : header
    return (shown as { required?: boolean }).required && headers[name.toLowerCase()] === undefined
      ? [`${where} lacks the header ${name}`]
      : []
  })
  const declaredNames = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase())
  const undeclared = Object.keys(headers).filter((name) => !declaredNames.includes(name) && !commonHeaders.test(name))
  wrong.push(...undeclared.map((name) => `${where} has the header ${name}, which is not declared`))
  const [type, media] = Object.entries(response.content ?? {})[0] ?? []
  if (!type || !media) return body === '' ? wrong : [...wrong, `${where} has a body`]
  if (!String(headers['content-type']).startsWith(type)) return [...wrong, `${where} is ${headers['content-type']}`]
  const check = validatorOf(media.schema)
  const faults = check(JSON.parse(body)) ? [] : [`${where}: ${ajv.errorsText(check.errors)} in ${body}`]
  return [...wrong, ...faults]
}

/** Returns where a sent webhook contradicts the document. */
export function webhookContradictions(headers: Record<string, unknown>, body: string): string[] {
  const event = JSON.parse(body)
  const webhook = document.webhooks[event.type]
  if (!webhook) return [`${event.type} is not declared`]
  const parameters = (webhook.post.parameters ?? []).map((each) =>
    each.$ref ? (document.components.parameters[nameOf(each.$ref)] as Parameter) : each
  )
  const missing = parameters.flatMap(({ name, required }) =>
    required && headers[name] === undefined ? [`${event.type} lacks the header ${name}`] : []
  )
  const check = validatorOf(webhook.post.requestBody?.content['application/json']?.schema as Schema)
  return check(event) ? missing : [...missing, `${event.type}: ${ajv.errorsText(check.errors)} in ${body}`]
}

/** Compiling takes milliseconds, and a test may see thousands of answers: each schema is compiled once. */
const validators = new Map<Schema, ValidateFunction>()
const validatorsByText = new Map<string, ValidateFunction>()

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const text = closed(schema)
  const validator = validatorsByText.get(text) ?? ajv.compile(JSON.parse(text))
  validatorsByText.set(text, validator)
  validators.set(schema, validator)
  return validator
}

/** Closes the objects of a schema, so that a field that is not described is a fault, and lets Ajv find its `$ref`s. */
const closed = (schema: Schema): string =>
  JSON.stringify({ ...schema, unevaluatedProperties: false }).replaceAll('"#/components/', '"openapi#/components/')
