// What an editor shows of the client, asked through TypeScript's language service.
import { join } from 'node:path'
import t from 'tap'
import ts from 'typescript'
import { packageFolder } from '../../../server/package-folder.js'
import { operationsOf } from '../../../spec/generator/openapi.js'
import { document } from '../../conformance.js'

const sources = join(packageFolder, 'clients/typescript/src')
const file = join(sources, 'program.ts')
// Parses the standard library once for all programs.
const parsedFiles = ts.createDocumentRegistry()

/** Opens a program as a file beside the client's sources. */
function open(program: string) {
  const text = `import { Notewire } from './index.js'\ndeclare const notewire: Notewire\n${program}\n`
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      // Without the types of browsers: nothing shown here depends on them, and reading them takes longer than the rest.
      lib: ['lib.es2022.d.ts'],
      strict: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? text : '1'),
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => sources,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  }
  const service = ts.createLanguageService(host, parsedFiles)
  const endOf = (code: string) => text.lastIndexOf(code) + code.length - 1
  return {
    hover: (code: string) => service.getQuickInfoAtPosition(file, endOf(code)),
    definitions: (code: string) => service.getDefinitionAtPosition(file, endOf(code)) ?? [],
    errors: () =>
      service.getSemanticDiagnostics(file).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    sourceOf: (definition: ts.DefinitionInfo) => {
      const { start, length } = definition.contextSpan ?? definition.textSpan
      return ts.sys.readFile(definition.fileName)?.slice(start, start + length) ?? ''
    },
  }
}

const typeOf = (info: ts.QuickInfo | undefined) => ts.displayPartsToString(info?.displayParts)

t.test('the definition of a method is the code that runs', async (t) => {
  const { definitions, sourceOf } = open('notewire.notes.update')
  const [definition, ...others] = definitions('notewire.notes.update')
  t.strictSame(others, [])
  t.equal(definition?.fileName, join(sources, 'generated/resources.ts'))
  t.match(
    definition && sourceOf(definition),
    "this.#send('PATCH /api/v1/notes/{note_code}', { path: { note_code }, body }, options, first('notes'))"
  )
})

t.test('a result is shown by the name of its model', async (t) => {
  const { hover } = open(`
    const note = await notewire.notes.get('k3v9m2q7x4ta')
    const created = await notewire.notes.create({ name: 'Plan', scope: 'open' })
    const list = notewire.notes.list()
    const page = await list
    const all = await list.all()
    const services = await notewire.services.list('k3v9m2q7x4ta')
    const webhook = await notewire.services.add('k3v9m2q7x4ta', { name: 'webhook', webhook_url: 'https://x.example' })
    const body = await notewire.request('GET /api/v1/groups/{group_name}', { path: { group_name: 'editors' } })
  `)
  t.equal(typeOf(hover('const note')), 'const note: Note')
  t.equal(typeOf(hover('const created')), 'const created: CreatedNote')
  t.equal(typeOf(hover('const list')), 'const list: List<NotesPage, Note>')
  t.equal(typeOf(hover('const page')), 'const page: NotesPage')
  t.equal(typeOf(hover('const all')), 'const all: Note[]')
  t.equal(typeOf(hover('const services')), 'const services: Service[]')
  t.equal(typeOf(hover('const webhook')), 'const webhook: WebhookService')
  t.equal(typeOf(hover('const body')), 'const body: GroupResponse')
})

t.test('a compile error names the model', async (t) => {
  const { errors } = open(`
    const title: number = await notewire.notes.get('k3v9m2q7x4ta')
    await notewire.notes.create({ name: 'Plan' })
  `)
  t.strictSame(errors(), [
    "Type 'Note' is not assignable to type 'number'.",
    [
      "Argument of type '{ name: string; }' is not assignable to parameter of type 'NoteCreate'.",
      "  Property 'scope' is missing in type '{ name: string; }' but required in type 'NoteCreate'.",
    ].join('\n'),
  ])
})

t.test('hovering over a method or a field shows what the contract states', async (t) => {
  const methods = operationsOf(document).map(({ operation }) => {
    const [tag = '', name = ''] = operation.operationId.split('_')
    return { operation, code: `notewire.${tag.toLowerCase()}.${name}` }
  })
  const { hover } = open(
    [...methods.map(({ code }) => code), "void (await notewire.notes.get('x')).icon_url"].join('\n')
  )
  const documentation = (code: string) => ts.displayPartsToString(hover(code)?.documentation)
  for (const { operation, code } of methods) {
    const shown = documentation(`\n${code}`)
    t.ok(shown.length > 20, code)
    t.equal(shown, operation.description, code)
  }
  const { properties } = document.components.schemas.Note ?? {}
  t.equal(documentation('.icon_url'), properties?.icon_url?.description)
})
