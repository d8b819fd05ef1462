// Mistakes in the contract, as `tsp compile spec` reports them.
import { join } from 'node:path'
import { compile, createSourceFile, NodeHost } from '@typespec/compiler'
import t from 'tap'
import { packageFolder } from '../../server/package-folder.js'

const contract = join(packageFolder, 'spec/main.tsp')

/** The contract as it is. Its unchanged files are not parsed again for the next compilation. */
const original = await compile(NodeHost, contract, { noEmit: true })

/** A text of a file, and what replaces it. */
type Mistake = [file: string, from: string, to: string]

/** Compiles the contract with mistakes, all at once because a compilation takes long, and returns the errors. */
async function errorsAfter(mistakes: Mistake[]): Promise<string[]> {
  const readFile = async (name: string) => {
    const source = await NodeHost.readFile(name)
    const here = mistakes.filter(([file]) => join(packageFolder, 'spec', file) === name)
    return here.length === 0 ? source : createSourceFile(here.reduce(withMistake, source.text), name)
  }
  const program = await compile({ ...NodeHost, readFile }, contract, { noEmit: true }, original)
  return program.diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

function withMistake(text: string, [file, from, to]: Mistake): string {
  if (!text.includes(from)) throw new Error(`${file} lacks ${from}`)
  return text.replace(from, to)
}

t.test('the contract has no errors', async (t) => {
  t.strictSame(original.diagnostics, [])
})

t.test('each mistake in an argument or a name is an error', async (t) => {
  const remedy = 'remedy: "Use that group, or choose another name.",'
  const example = `example: "Group 'editors' does not exist, or you cannot see it.",`
  const mistakes: [...Mistake, error: string][] = [
    ['failures.tsp', remedy, remedy.replace('remedy', 'remdy'), "invalid-argument: Argument of type '{ remdy: "],
    ['failures.tsp', 'remedy: "Ask an admin of the team.",', '', `Argument of type '{ example: "Guests may not`],
    ['failures.tsp', example, '', `Argument of type '{ remedy: "Check the name`],
    ['failures.tsp', 'pointer: "/icon"', 'ponter: "/icon"', 'example: { ponter: "/icon"'],
    ['notes.tsp', '@idempotent', '@idempotnet', 'invalid-ref: Unknown decorator @idempotnet'],
    ['main.tsp', 'body_bytes: 2097152', 'body_bytes: "2 MiB"', `Argument of type '{ body_bytes: "2 MiB"`],
  ]
  const errors = await errorsAfter(mistakes.map(([file, from, to]) => [file, from, to]))
  for (const [, , , expected] of mistakes) {
    t.equal(errors.filter((error) => error.includes(expected)).length, 1, expected)
  }
  t.equal(errors.length, mistakes.length)
  const failure = "is not assignable to parameter of type '{ remedy: string, example: string | Notewire.Fault }'"
  t.equal(errors.filter((error) => error.endsWith(failure)).length, 4)
})

t.test('a failure without @failure, and a pattern without a message, are errors', async (t) => {
  const docs = `@failure(#{
  remedy: "Use that group, or choose another name.",
  example: "A group named 'editors' already exists.",
})
`
  t.strictSame(
    await errorsAfter([
      ['failures.tsp', docs, ''],
      ['services.tsp', ', "must consist of letters, digits, _ and -")', ')'],
    ]),
    [
      'notewire/pattern-message: The pattern of RoomId needs a message as second argument.',
      'notewire/failure-docs: The failure GroupExists needs @failure with its remedy and an example.',
    ]
  )
})
