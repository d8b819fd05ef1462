// The code samples of the reference run, and give the responses that the contract has as examples.
import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, promisify } from 'node:util'
import { sign } from '@notewire/client/webhooks'
import t, { type Test } from 'tap'
import { packageFolder } from '../../server/package-folder.js'
import { type Method, methodsOf } from '../../spec/generator/client-methods.js'
import type { Operation } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'
import { createNote, folder, service } from '../helper.js'
import { compile } from './compile.js'

// Each sample needs a service and a process.
t.setTimeout(300_000)

const run = promisify(execFile)
const methods = methodsOf(document)
const exampleBaseUrl = document.servers[0]?.url ?? ''
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

for (const method of methods) {
  t.test(`the curl sample of ${method.id} gets the example response`, async (t) => {
    const { admin, toActual } = await exampleService(t, method.id)
    const sample = toActual(sampleOf(method.operation, 'Shell'))
    const script = `curl() { command curl -sS -w '\n%{http_code}' "$@"; }\n${sample}`
    const { stdout } = await run('bash', ['-c', script], { env: { PATH: process.env.PATH, TOKEN: admin.token } })
    const [status, ...bodyLines] = stdout.split('\n').reverse()
    const body = bodyLines.join('')
    t.equal(Number(status), method.success.status)
    const example = exampleOf(method)
    if (example === undefined) t.equal(body, '')
    else t.strictSame(JSON.parse(withoutCodes(body)), JSON.parse(withoutCodes(toActual(JSON.stringify(example)))))
  })
}

t.test('the client samples', async (t) => {
  const samples = new Map(methods.map(({ id, operation }) => [id, sampleOf(operation, 'TypeScript')]))
  for (const [type, { post }] of Object.entries(document.webhooks)) samples.set(type, sampleOf(post, 'TypeScript'))
  const path = folder(t)
  symlinkSync(join(packageFolder, 'node_modules'), join(path, 'node_modules'))
  for (const [name, source] of samples) writeFileSync(join(path, `${name}.mts`), source)
  // One compilation for all takes about as long as one for each.
  t.strictSame(compile([...samples.keys()].map((name) => join(path, `${name}.mts`))), [], 'compile')

  for (const method of methods) {
    t.test(`the sample of ${method.id} prints the example response`, async (t) => {
      const { admin, toActual } = await exampleService(t, method.id)
      const program = join(path, `${method.id}.actual.mjs`)
      writeFileSync(program, toActual(readFileSync(join(path, `${method.id}.mjs`), 'utf8')))
      const { stdout } = await run(process.execPath, [program], { env: { TOKEN: admin.token } })
      t.equal(withoutCodes(stdout.trim()), withoutCodes(toActual(format(...printedValues(method)))))
    })
  }

  for (const [type, { post }] of Object.entries(document.webhooks)) {
    t.test(`the receiver of ${type} accepts the example event, and rejects it if it was changed`, async (t) => {
      process.env.SECRET = secret
      const { receive } = await import(join(path, `${type}.mjs`))
      const body = JSON.stringify(post.requestBody?.content['application/json']?.example)
      const headers = await sign(body, secret)
      const request = (body: string) =>
        new Request('http://receiver.test/', { method: 'POST', body, headers: { ...headers } })
      t.equal((await receive(request(body))).status, 204)
      await t.rejects(receive(request(`${body} `)), /signature/)
    })
  }
})

/** Starts a service in the state that the example of an operation assumes. */
async function exampleService(t: Test, operationId: string) {
  const running = await service(t)
  const { call, addUser } = running
  await addUser('Ann Lee')
  const hasGroup = operationId !== 'Groups_create'
  if (hasGroup) await call('POST /groups', { name: 'editors' })
  if (hasGroup && operationId !== 'Groups_addUsers') {
    await call('POST /groups/editors/users', { users: ['0000000002'] })
  }
  const plan = await createNote(call, {
    name: 'Release plan',
    description: 'What ships when',
    scope: 'private',
    groups: hasGroup ? ['editors'] : [],
    users: ['0000000002'],
  })
  const offsite = await createNote(call, { name: 'Offsite' })
  await call(`PATCH /notes/${offsite.note_code}/archive`)
  // The integrations in the examples have the ids 7 and 8.
  const other = await createNote(call)
  const webhook = { name: 'webhook', webhook_url: 'https://hooks.example.net/notewire' }
  for (let id = 1; id <= 6; id++) await call(`POST /notes/${other.note_code}/services`, webhook)
  if (['Services_list', 'Services_delete'].includes(operationId)) {
    await call(`POST /notes/${plan.note_code}/services`, webhook)
    const chat = { name: 'chat_b', room_id: '40271653', api_token: 'a-token' }
    await call(`POST /notes/${plan.note_code}/services`, chat)
  }
  const [planExample = '', offsiteExample = ''] = exampleNoteCodes()
  /** Replaces the note codes and the address of the examples with those of this service. */
  const toActual = (text: string) =>
    text
      .replaceAll(planExample, plan.note_code)
      .replaceAll(offsiteExample, offsite.note_code)
      .replaceAll(exampleBaseUrl, running.baseUrl)
  return { ...running, toActual }
}

function sampleOf({ operationId, 'x-codeSamples': samples }: Operation, language: string): string {
  const sample = samples?.find(({ lang }) => lang === language)
  if (!sample) throw new Error(`${operationId} has no sample in ${language}`)
  return sample.source
}

/** Returns the example of the successful response, or `undefined` if that response has no body. */
const exampleOf = ({ operation, success }: Method) =>
  operation.responses[success.status]?.content?.['application/json']?.example as Record<string, unknown> | undefined

/** Returns the codes of the two notes in the example of the list. */
function exampleNoteCodes(): string[] {
  const list = methods.find(({ id }) => id === 'Notes_list')
  const { notes } = (list && exampleOf(list)) as { notes: { note_code: string }[] }
  return notes.map(({ note_code }) => note_code)
}

/** Returns what the sample of a method prints: a list and its page, one resource, or nothing. */
function printedValues(method: Method): unknown[] {
  if (!method.result) return []
  const { [method.result.member]: value, meta } = exampleOf(method) ?? {}
  if (method.result.shape === 'page') return [value, meta]
  return method.result.shape === 'first' && Array.isArray(value) ? [value[0]] : [value]
}

/** Replaces the codes of notes, because a new note gets a random one. */
const withoutCodes = (text: string) => text.replace(/(note_code"?: ?['"]|notes\/)\w+/g, '$1NOTE')
