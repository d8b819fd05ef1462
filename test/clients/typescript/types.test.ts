// What the compiler and the editor know of the client. The functions are not called: that they compile is the test, and
// so is every line that must not.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { BadRequestError, type Note, type Notewire, type NotewireError, type Service } from '@notewire/client'
import t from 'tap'
import ts from 'typescript'
import { operationsOf } from '../../../spec/generator/openapi.js'
import { document } from '../../conformance.js'

export async function wrongArguments({ notes, groups, services, request }: Notewire) {
  // @ts-expect-error: scope is required
  await notes.create({ name: 'Plan' })
  // @ts-expect-error: no such scope
  await notes.create({ name: 'Plan', scope: 'public' })
  // @ts-expect-error: no such field
  await notes.create({ name: 'Plan', scope: 'open', colour: 'red' })
  // @ts-expect-error: users are codes, not objects
  await notes.update('k3v9m2q7x4ta', { users: [{ user_code: '1' }] })
  // @ts-expect-error: a number is no image
  await notes.update('k3v9m2q7x4ta', { icon: 5 })
  // @ts-expect-error: whose note
  await notes.get()
  // @ts-expect-error: no such filter
  await notes.list({ archived: 1 })
  // @ts-expect-error: the filter is of groups
  await notes.list({ name: 'x' })
  // @ts-expect-error: users is an array
  await groups.addUsers('editors', { users: '0000000002' })
  // @ts-expect-error: service_id is a number
  await services.delete('k3v9m2q7x4ta', '7')
  // @ts-expect-error: no such option
  await notes.list({}, { retry: 1 })
  // @ts-expect-error: no such route
  await request('PUT /api/v1/notes')
  // @ts-expect-error: the path needs its parameter
  await request('GET /api/v1/notes/{note_code}')
  // @ts-expect-error: no such method
  await notes.copy('k3v9m2q7x4ta')
}

export async function wrongKinds({ services }: Notewire) {
  const code = 'k3v9m2q7x4ta'
  // @ts-expect-error: chat_b has a room
  await services.add(code, { name: 'chat_b', webhook_url: 'https://chat.example' })
  // @ts-expect-error: chat_a has an address
  await services.add(code, { name: 'chat_a', room_id: '42', api_token: 'x' })
  // @ts-expect-error: only a webhook has a secret
  await services.add(code, { name: 'chat_c', webhook_url: 'https://chat.example', secret: 'x' })
  // @ts-expect-error: no such kind
  await services.add(code, { name: 'chat_e', webhook_url: 'https://chat.example' })
}

export async function results({ notes, services }: Notewire, service: Service, error: NotewireError) {
  const note: Note = await notes.get('k3v9m2q7x4ta')
  // @ts-expect-error: nothing comes of a deletion
  const { name } = await notes.delete(note.note_code)
  const [first] = await services.list(note.note_code)
  const target: string | undefined = first?.name === 'chat_b' ? first.room_id : first?.webhook_url
  // @ts-expect-error: a chat_b has no address
  if (service.name === 'chat_b') assert.ok(service.webhook_url)
  // @ts-expect-error: no such field
  assert.ok(note.title)
  // What comes back of an integration is of the kind that went in.
  const hook = { name: 'webhook', webhook_url: 'https://hooks.example.com' } as const
  const address: string = (await services.add(note.note_code, hook)).webhook_url
  const room: string = (await services.add(note.note_code, { name: 'chat_b', room_id: '1', api_token: 'x' })).room_id
  if (error instanceof BadRequestError) assert.ok(error.code === 'unknown_users')
  return { name, target, address, room }
}

t.test('hovering a method shows what the contract says of it', async (t) => {
  const file = '/hover.ts'
  const uses = operationsOf(document).map(({ operation }) => {
    const [tag = '', name = ''] = operation.operationId.split('_')
    return { operation, use: `notewire.${tag.toLowerCase()}.${name}` }
  })
  const text = `import { Notewire } from '@notewire/client'\ndeclare const notewire: Notewire\n${uses.map(({ use }) => use).join('\n')}\n`
  const types = createRequire(import.meta.url)
    .resolve('@notewire/client')
    .replace('/cjs/index.js', '/esm/index.d.ts')
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, strict: true }
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({ ...options, paths: { '@notewire/client': [types] } }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  }
  const editor = ts.createLanguageService(host)
  for (const { operation, use } of uses) {
    const info = editor.getQuickInfoAtPosition(file, text.indexOf(`${use}\n`) + use.length - 1)
    const shown = ts.displayPartsToString(info?.documentation)
    t.ok(shown.length > 20, use)
    t.equal(shown, operation.description, use)
  }
})
