// How each operation is called, with curl and with the typed client, and how each event is received: made of the
// contract's own examples, so that they cannot say anything else.
import { inspect } from 'node:util'
import { type Method, methodsOf } from './client-operations.js'
import { type Document, nameOf, type Parameter } from './openapi.js'

/** Adds the samples to the document, in place. */
export function addSamples(document: Document) {
  const baseUrl = document.servers[0]?.variables.base_url.default as string
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

const exampleBody = ({ operation }: Method) => operation.requestBody?.content['application/json']?.example

/** The example of a path's parameter: its own, or that of its type. */
function exampleOf({ name, example, schema }: Parameter, { id }: Method, { components }: Document) {
  const type = schema.$ref ? components.schemas[nameOf(schema.$ref)] : schema
  const found = example ?? type?.examples?.[0]
  if (found === undefined) throw new Error(`${id} needs an example of ${name}`)
  return found
}

/** The query's parameters that have an example. */
const queryOf = ({ query }: Method) =>
  query.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const]))

function curlSample(method: Method, baseUrl: string, document: Document) {
  const values = new Map(method.pathParameters.map((each) => [each.name, String(exampleOf(each, method, document))]))
  const path = method.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values.get(name) ?? ''))
  const query = queryOf(method).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const address = query.length > 0 ? `'${baseUrl}${path}?${query.join('&')}'` : baseUrl + path
  const body = exampleBody(method)
  const verb = method.verb === (body === undefined ? 'GET' : 'POST') ? '' : `-X ${method.verb} `
  const quoted = body === undefined ? undefined : json(body).replaceAll("'", "'\\''")
  return [
    `curl ${verb}${address}`,
    '-H "Authorization: Bearer $TOKEN"',
    ...(quoted === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${quoted}'`]),
  ].join(' \\\n  ')
}

/** JSON, a member to a line where there are several. */
function json(value: unknown) {
  const members = Object.entries(value as object).map(([name, each]) => `"${name}": ${JSON.stringify(each)}`)
  return members.length > 1 ? `{\n    ${members.join(',\n    ')}\n  }` : `{ ${members.join()} }`
}

const literal = (value: unknown) => inspect(value, { breakLength: 100, depth: null }).replace(/\[ (.*?) \]/g, '[$1]')

function clientSample(method: Method, baseUrl: string, document: Document) {
  const { tag, name, result } = method
  const query = queryOf(method)
  const given = [
    ...method.pathParameters.map((each) => exampleOf(each, method, document)),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
    ...(exampleBody(method) === undefined ? [] : [exampleBody(method)]),
  ]
  const call = `await notewire.${tag}.${name}(${given.map(literal).join(', ')})`
  const member = result?.as === 'first' ? tag.replace(/s$/, '') : result?.member
  const names = result?.as === 'list' ? [member, 'meta'] : [member]
  const target = result?.as === 'list' ? `{ ${names.join(', ')} }` : member
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
