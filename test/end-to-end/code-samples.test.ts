// The contract's examples and samples: each request is sent as the document has it, with curl and with the client, and
// answered as the document says.
import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, promisify } from 'node:util'
import { sign } from '@notewire/client/webhooks'
import t, { type Test } from 'tap'
import { packageFolder as root } from '../../server/package-folder.js'
import { type Method, methodsOf } from '../../spec/generator/client-operations.js'
import type { Operation } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'
import { createNote, folder, service } from '../helper.js'
import { compile } from './blocks.js'

const run = promisify(execFile)
const methods = methodsOf(document)
const example = document.servers[0]?.variables.base_url.default as string
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const sampleOf = ({ 'x-codeSamples': samples }: Operation, lang: string) =>
  samples?.find((each) => each.lang === lang)?.source as string

/** The team of the examples, as it is before an operation. */
async function team(t: Test, id: string) {
  const running = await service(t)
  const { call, addUser } = running
  await addUser('Ann Lee')
  if (id !== 'Groups_create') {
    await call('POST /groups', { name: 'editors' })
    if (id !== 'Groups_addUsers') await call('POST /groups/editors/users', { users: ['0000000002'] })
  }
  const shared = { scope: 'private', groups: id === 'Groups_create' ? [] : ['editors'], users: ['0000000002'] }
  const plan = await createNote(call, { name: 'Release plan', description: 'What ships when', ...shared })
  const offsite = await createNote(call, { name: 'Offsite' })
  await call(`PATCH /notes/${offsite.note_code}/archive`)
  const third = await createNote(call)
  const webhook_url = 'https://hooks.example.net/notewire'
  for (let n = 1; n < 7; n++) await call(`POST /notes/${third.note_code}/services`, { name: 'webhook', webhook_url })
  if (/^Services_(list|delete)$/.test(id)) {
    await call(`POST /notes/${plan.note_code}/services`, { name: 'webhook', webhook_url })
    const room = { name: 'chat_b', room_id: '40271653', api_token: 'a-token' }
    await call(`POST /notes/${plan.note_code}/services`, room)
  }
  const { notes } = successOf(methods.find(({ id }) => id === 'Notes_list') as Method) as {
    notes: { note_code: string }[]
  }
  const [planned = '', archived = ''] = notes.map(({ note_code }) => note_code)
  const real = (text: string) =>
    text
      .replaceAll(planned, plan.note_code)
      .replaceAll(archived, offsite.note_code)
      .replaceAll(example, running.baseUrl)
  return { ...running, real }
}

const successOf = ({ operation, success }: Method) =>
  operation.responses[success.status]?.content?.['application/json']?.example as Record<string, unknown[]> | undefined
/** Of a creation nobody knows the code before. */
const anyCode = (text: string) => text.replace(/(note_code"?: ?['"]|notes\/)\w+/g, '$1NOTE')

for (const method of methods) {
  t.test(`${method.id}: its curl sample is answered as its example`, async (t) => {
    const { admin, real } = await team(t, method.id)
    const shell = `curl() { command curl -sS -w '\n%{http_code}' "$@"; }\n${real(sampleOf(method.operation, 'Shell'))}`
    const { stdout } = await run('bash', ['-c', shell], { env: { PATH: process.env.PATH, TOKEN: admin.token } })
    const [status, ...body] = stdout.split('\n').reverse()
    t.equal(Number(status), method.success.status)
    const expected = successOf(method)
    if (expected === undefined) return t.equal(body.join(''), '')
    t.strictSame(JSON.parse(anyCode(body.join(''))), JSON.parse(anyCode(real(JSON.stringify(expected)))))
  })
}

// Compiled together, which takes the time of one.
const programs = new Map(methods.map(({ id, operation }) => [id, sampleOf(operation, 'TypeScript')]))
for (const [type, { post }] of Object.entries(document.webhooks)) programs.set(type, sampleOf(post, 'TypeScript'))
let path: string
t.before(() => {
  path = folder(t)
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'))
  for (const [name, source] of programs) writeFileSync(join(path, `${name}.mts`), source)
  t.strictSame(compile([...programs.keys()].map((name) => join(path, `${name}.mts`))), [])
})

for (const method of methods) {
  t.test(`${method.id}: its client sample prints its example`, async (t) => {
    const { admin, real } = await team(t, method.id)
    const program = join(path, `${method.id}.real.mjs`)
    writeFileSync(program, real(readFileSync(join(path, `${method.id}.mjs`), 'utf8')))
    const { stdout } = await run(process.execPath, [program], { env: { TOKEN: admin.token } })
    const { [method.result?.member ?? '']: value, meta } = Object(successOf(method))
    const { as } = method.result ?? {}
    const printed = as === 'list' ? [value, meta] : method.result ? [as === 'first' ? value[0] : value] : []
    t.equal(anyCode(stdout.trim()), anyCode(real(format(...printed))))
  })
}

for (const [type, { post }] of Object.entries(document.webhooks)) {
  t.test(`${type}: its receiver believes its example`, async (t) => {
    const body = JSON.stringify(post.requestBody?.content['application/json']?.example)
    process.env.SECRET = secret
    const { receive } = await import(join(path, `${type}.mjs`))
    const request = (body: string, headers: object) =>
      new Request('http://receiver.test/', { method: 'POST', body, headers: { ...headers } })
    const headers = await sign(body, secret)
    t.equal((await receive(request(body, headers))).status, 204)
    await t.rejects(receive(request(`${body} `, headers)), /signature/)
  })
}
