// Mistakes in the contract, as `tsp compile spec` reports them.
import { join } from 'node:path'
import { compile, createSourceFile, NodeHost } from '@typespec/compiler'
import t from 'tap'
import { packageFolder } from '../../server/package-folder.js'

const contract = join(packageFolder, 'spec/main.tsp')

/** The contract as it is. Its unchanged files are not parsed again for the next compilation. */
const original = await compile(NodeHost, contract, { noEmit: true })

/** Compiles the contract with one file changed, and returns the errors. */
async function errorsAfter(file: string, from: string, to: string): Promise<string[]> {
  const path = join(packageFolder, 'spec', file)
  const readFile = async (name: string) => {
    const source = await NodeHost.readFile(name)
    if (name !== path) return source
    if (!source.text.includes(from)) throw new Error(`${file} lacks ${from}`)
    return createSourceFile(source.text.replace(from, to), name)
  }
  const program = await compile({ ...NodeHost, readFile }, contract, { noEmit: true }, original)
  return program.diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

const remedy = 'remedy: "Use that group, or choose another name.",'
const example = `example: "A group named 'editors' already exists.",`
const docs = `@failure(#{\n  ${remedy}\n  ${example}\n})\n`

const expected = "is not assignable to parameter of type '{ remedy: string, example: string | Notewire.Fault }'"

t.test('the contract has no errors', async (t) => {
  t.strictSame(original.diagnostics, [])
})

t.test('a misspelled member of @failure is an error', async (t) => {
  const [error = '', ...others] = await errorsAfter('failures.tsp', remedy, remedy.replace('remedy', 'remdy'))
  t.match(error, "invalid-argument: Argument of type '{ remdy: ")
  t.match(error, expected)
  t.strictSame(others, [])
})

t.test('a failure without a remedy is an error', async (t) => {
  t.match(await errorsAfter('failures.tsp', remedy, ''), [expected])
})

t.test('a failure without an example is an error', async (t) => {
  t.match(await errorsAfter('failures.tsp', example, ''), [expected])
})

t.test('an example that is not a fault is an error', async (t) => {
  const [error = ''] = await errorsAfter('failures.tsp', 'pointer: "/icon"', 'ponter: "/icon"')
  t.match(error, 'ponter: "/icon"')
  t.match(error, expected)
})

t.test('a failure without @failure is an error', async (t) => {
  t.strictSame(await errorsAfter('failures.tsp', docs, ''), [
    'notewire/failure-docs: The failure GroupExists needs @failure with its remedy and an example.',
  ])
})

t.test('a pattern without a message is an error', async (t) => {
  t.strictSame(await errorsAfter('services.tsp', ', "must consist of letters, digits, _ and -")', ')'), [
    'notewire/pattern-message: The pattern of RoomId needs a message as second argument.',
  ])
})

t.test('a misspelled decorator is an error', async (t) => {
  t.strictSame(await errorsAfter('notes.tsp', '@idempotent', '@idempotnet'), [
    'invalid-ref: Unknown decorator @idempotnet',
  ])
})

t.test('a limit that is not a number is an error', async (t) => {
  t.match(await errorsAfter('main.tsp', 'body_bytes: 2097152', 'body_bytes: "2 MiB"'), [/invalid-argument: .*"2 MiB"/])
})
