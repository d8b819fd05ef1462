import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { generatedSections } from '../../docs/generated-sections.js'
import { problems } from '../../generated/problems.js'
import { variables } from '../../server/config.js'
import { packageFolder } from '../../server/package-folder.js'
import { methodsOf } from '../../spec/generator/client-methods.js'

const contract = JSON.parse(readFileSync(join(packageFolder, 'generated/openapi.json'), 'utf8'))
const { reference, failures, configuration, roles, clientMethods, clientOptions, clientErrors } =
  generatedSections(contract)

t.test('a reference links to operations and events by their summary', async (t) => {
  const markdown = reference?.(['Notes_list', 'note.updated'])
  t.match(markdown, '[List notes](reference.html#Notes_list) · [')
  t.match(markdown, '](reference.html#note.updated)')
})

t.test('a reference to something that the contract does not have is an error', async (t) => {
  t.throws(() => reference?.(['Notes_copy']), /no operation or event "Notes_copy"/)
})

t.test('every failure has an entry under its code, with its status and its remedy', async (t) => {
  const markdown = failures?.([]) ?? ''
  for (const [code, { status }] of Object.entries(problems)) {
    const [, entry = ''] = markdown.split(`### \`${code}\`\n`)
    t.match(entry.split('### ')[0], new RegExp(`status ${status}[^]*What to do`), code)
  }
})

t.test('every variable is listed with its default', async (t) => {
  const markdown = configuration?.([]) ?? ''
  for (const name of Object.keys(variables)) t.match(markdown, `| \`${name}\` | `)
  t.match(markdown, '| `3000` |')
})

t.test('the table of roles says what the rules allow', async (t) => {
  const rows = (roles?.([]) ?? '')
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  const cells = Object.fromEntries(rows.map(([may = '', ...cells]) => [may, cells]))
  t.strictSame(cells.Operation, ['Admin', 'Member', 'Guest'])
  t.strictSame(cells['Create a note'], ['yes', 'yes', 'no'])
  t.strictSame(cells['Search and read groups'], ['all groups', 'all groups', 'groups they belong to'])
  t.match(contract.info.description, roles?.([]) ?? '', 'the introduction of the contract has the same table')
})

t.test('each method of the client has an entry: its signature, result, failures and operation', async (t) => {
  const entries = (clientMethods?.([]) ?? '').split('\n### ')
  for (const { id, tag, name, operation } of methodsOf(contract)) {
    const entry = entries.find((each) => each.startsWith(`\`${tag}.${name}\`\n`)) ?? ''
    t.match(entry, `\`\`\`ts\n${tag}.${name}`, id)
    t.match(entry, operation.description?.split('\n')[0], id)
    t.match(entry, /^- Returns: /m, id)
    t.match(entry, `- Over HTTP: [${operation.summary}](reference.html#${id})`)
  }
  const update = entries.find((each) => each.startsWith('`notes.update`'))
  t.match(update, 'notes.update(note_code: NoteCode, body: NoteUpdate, options?: ChangeOptions): Call<Note>')
  t.match(update, '- `body`: Changes to a note.')
  t.match(update, '- Throws `PreconditionFailedError`: [`note_changed`](failures.html#note_changed)')
  t.match(
    entries.find((each) => each.startsWith('`notes.delete`')),
    '- Returns: nothing.'
  )
  t.match(
    entries.find((each) => each.startsWith('`notes.edit`')),
    '- Returns: The note as it is then.'
  )
})

t.test('each option and each error class of the client is in a table', async (t) => {
  const options = clientOptions?.(['NotewireOptions', 'Hooks'])
  t.match(options, '| `baseUrl` | `string` | Required. URL of the server')
  t.match(options, '| `retries` | `number` | How often')
  t.match(options, '| `onRetry` | `(retry: Retry) => void` |')
  t.throws(() => clientOptions?.(['MoreOptions']), /no options "MoreOptions"/)
  t.match(clientErrors?.([]), '| `UnauthorizedError` | 401 | [`unauthenticated`](failures.html#unauthenticated) |')
})
