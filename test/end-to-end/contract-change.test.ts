import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { packageFolder as root } from '../../server/package-folder.js'
import { folder } from '../helper.js'

t.test('a change of the contract changes the client, without edits by hand', async (t) => {
  const copy = folder(t)
  const parts = [
    'spec',
    'generated',
    'server',
    'package.json',
    'clients/typescript/src',
    'clients/typescript/tsconfig.json',
    'clients/mcp/src',
  ]
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8')
    t.ok(text.includes(from), `${file} contains ${from}`)
    writeFileSync(join(copy, file), text.replace(from, to))
  }

  // A new field, a renamed operation and a new operation.
  change(
    'spec/note-models.tsp',
    '  note_code: NoteCode;\n\n  /** Name of the note. */',
    '  note_code: NoteCode;\n\n  /** Colour. */\n  colour?: string;\n\n  /** Name of the note. */'
  )
  change('spec/notes.tsp', '  archive is WriteOperation<', '  shelve is WriteOperation<')
  const operation = `
    /** Counts the members of a group. */
    @summary("Count members")
    @route("/{group_name}/size")
    @get
    size is ReadOperation<GroupPath, Ok<Single<{ /** How many. */ size: GroupReference }>>, GroupNotFound>;
  `
  change('spec/groups.tsp', 'interface Groups {', `interface Groups {${operation}`)
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: copy, stdio: 'pipe' })
  run('@typespec/compiler/cmd/tsp.js', 'compile', 'spec', '--output-dir', 'generated')
  run('tsx/dist/cli.mjs', 'spec/generate.ts')

  const program = `
import type { Notewire } from './index.js'
export async function program({ notes, groups }: Notewire) {
  const colour: string | undefined = (await notes.get('k3v9m2q7x4ta')).colour
  await notes.shelve('k3v9m2q7x4ta')
  const size: { name: string } = await groups.size('editors')
  // @ts-expect-error: the operation is renamed
  await notes.archive('k3v9m2q7x4ta')
  return { colour, size }
}
`
  writeFileSync(join(copy, 'clients/typescript/src/program.ts'), program)
  run('typescript/bin/tsc', '-p', 'clients/typescript', '--noEmit')
})
