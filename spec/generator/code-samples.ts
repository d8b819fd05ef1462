// Generates the code samples of the API reference from the contract's examples: each operation called with curl and with
// the typed client, and each event received by a webhook.
import { inspect } from 'node:util'
import { type Method, methodsOf } from './client-methods.js'
import { baseUrlOf, type Document, nameOf, type Parameter } from './openapi.js'

/** Adds the samples to the document in place. Throws if an operation lacks an example of its path or body. */
export function addSamples(document: Document) {
  const baseUrl = baseUrlOf(document)
  for (const method of methodsOf(document)) {
    method.operation['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: curlSample(method, baseUrl, document) },
      { lang: 'TypeScript', label: 'Typed client', source: clientSample(method, baseUrl, document) },
    ]
  }
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    post['x-codeSamples'] = [{ lang: 'TypeScript', label: 'Receiver', source: receiverSample(type) }]
  }
}

function curlSample(method: Method, baseUrl: string, document: Document) {
  const values = new Map(method.pathParameters.map((each) => [each.name, exampleOf(each, method, document)]))
  const path = method.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))))
  const query = queryOf(method).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const url = query.length > 0 ? `'${baseUrl}${path}?${query.join('&')}'` : baseUrl + path
  const body = bodyOf(method)
  const isDefault = method.verb === (body ? 'POST' : 'GET')
  const lines = [`curl ${isDefault ? '' : `-X ${method.verb} `}${url}`, '-H "Authorization: Bearer $TOKEN"']
  if (body) lines.push("-H 'Content-Type: application/json'", `-d '${json(body).replaceAll("'", "'\\''")}'`)
  return lines.join(' \\\n  ')
}

function clientSample(method: Method, baseUrl: string, document: Document) {
  const { tag, name, result } = method
  const query = queryOf(method)
  const body = bodyOf(method)
  const parameters = [
    ...method.pathParameters.map((each) => exampleOf(each, method, document)),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
    ...(body ? [body] : []),
  ]
  const call = `await notewire.${tag}.${name}(${parameters.map(literal).join(', ')})`
  const member = result?.shape === 'first' ? tag.replace(/s$/, '') : result?.member
  const names = result?.shape === 'page' ? [member, 'meta'] : [member]
  const target = result?.shape === 'page' ? `{ ${names.join(', ')} }` : member
  return [
    "import { Notewire } from '@notewire/client'",
    '',
    `const notewire = new Notewire({ baseUrl: '${baseUrl}', token: process.env.TOKEN ?? '' })`,
    ...(result ? [`const ${target} = ${call}`, `console.log(${names.join(', ')})`] : [call]),
  ].join('\n')
}

const receiverSample = (type: string) => `import { verify } from '@notewire/client/webhooks'

export async function receive(request: Request): Promise<Response> {
  const event = await verify(await request.text(), request.headers, process.env.SECRET ?? '')
  if (event.type === '${type}') console.log(event.data.${type === 'note.updated' ? 'changed' : 'note.name'})
  return new Response(null, { status: 204 })
}`

/** Returns the example of a parameter in the path: its own, or the one of its type. */
function exampleOf({ name, example, schema }: Parameter, { id }: Method, { components }: Document): unknown {
  const type = schema.$ref ? components.schemas[nameOf(schema.$ref)] : schema
  const value = example ?? type?.examples?.[0]
  if (value === undefined) throw new Error(`${id} needs an example of ${name}`)
  return value
}

/** Returns the query parameters that have an example, with the example. */
const queryOf = ({ query }: Method) =>
  query.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const]))

/** Returns the example of the request body, or `undefined` if the operation has no body. */
function bodyOf({ id, body, operation }: Method): object | undefined {
  const example = operation.requestBody?.content['application/json']?.example
  if (body && example === undefined) throw new Error(`${id} needs an example of its body`)
  return example as object | undefined
}

/** Returns JSON with one member per line, or in one line if there is only one member. */
function json(value: object): string {
  const members = Object.entries(value).map(([name, each]) => `"${name}": ${JSON.stringify(each)}`)
  return members.length > 1 ? `{\n    ${members.join(',\n    ')}\n  }` : `{ ${members.join()} }`
}

/** Returns a JavaScript literal, with arrays as `[1, 2]` instead of `[ 1, 2 ]`. */
const literal = (value: unknown) => inspect(value, { breakLength: 100, depth: null }).replace(/\[ (.*?) \]/g, '[$1]')
