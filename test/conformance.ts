// Holds responses against the published document, as its readers would.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { packageFolder } from '../server/package-folder.js'
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

/** The operations and statuses that this process has seen answered, as `Notes_list 200`. */
export const seen = new Set<string>()

/** Every operation and status that the document declares. */
export const declared = () =>
  [...operations.values()].flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`)
  )

const responseOf = ({ responses }: Operation, status: number): Response | undefined => {
  const response = responses[String(status)]
  return response?.$ref ? document.components.responses?.[nameOf(response.$ref)] : response
}

/** What the document says otherwise than the response does; empty where they agree. Notes that it was seen. */
export function contradictions(
  operationId: string,
  { status, headers, body }: { status: number; headers: Record<string, unknown>; body: string }
): string[] {
  const operation = operations.get(operationId)
  const response = operation && responseOf(operation, status)
  if (!response) return [`${operationId} answers ${status}, which is not declared`]
  seen.add(`${operationId} ${status}`)

  const where = `${operationId} ${status}`
  const missing = Object.entries(response.headers ?? {}).flatMap(([name, header]) => {
    const shown = '$ref' in header ? document.components.headers?.[nameOf(header.$ref as string)] : header
    return (shown as { required?: boolean }).required && headers[name.toLowerCase()] === undefined
      ? [`${where} lacks the header ${name}`]
      : []
  })
  const [type, media] = Object.entries(response.content ?? {})[0] ?? []
  if (!type || !media) return body === '' ? missing : [...missing, `${where} has a body`]
  if (!String(headers['content-type']).startsWith(type)) return [...missing, `${where} is ${headers['content-type']}`]
  const check = ajv.compile(closed(media.schema))
  const faults = check(JSON.parse(body)) ? [] : [`${where}: ${ajv.errorsText(check.errors)} in ${body}`]
  return [...missing, ...faults]
}

/** What the document says otherwise of a webhook than what was sent; empty where they agree. */
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
  const check = ajv.compile(closed(webhook.post.requestBody?.content['application/json']?.schema as Schema))
  return check(event) ? missing : [...missing, `${event.type}: ${ajv.errorsText(check.errors)} in ${body}`]
}

/** The schema with its `$ref`s resolved by Ajv, and its objects closed: what is not described must not be sent. */
function closed(schema: Schema): object {
  return JSON.parse(
    JSON.stringify({ ...schema, unevaluatedProperties: false }).replaceAll('"#/components/', '"openapi#/components/')
  )
}
