import { join } from 'node:path'
import ts from 'typescript'
import { packageFolder } from '../../server/package-folder.js'

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(packageFolder, 'node_modules/@types')],
}
const host = ts.createCompilerHost(options)
const { getSourceFile } = host
const declarations = new Map<string, ts.SourceFile | undefined>()
// Parses the declarations of the language and of packages once: that takes longer than the rest.
host.getSourceFile = (name, ...rest) => {
  if (!name.endsWith('.d.ts')) return getSourceFile(name, ...rest)
  if (!declarations.has(name)) declarations.set(name, getSourceFile(name, ...rest))
  return declarations.get(name)
}

/** Compiles TypeScript files, each to a JavaScript file next to it. Returns the errors. */
export function compile(files: string[]) {
  const program = ts.createProgram(files, options, host)
  program.emit()
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => ({
    file: file?.fileName,
    message: `${ts.flattenDiagnosticMessageText(messageText, ' ')} at ${file?.text.slice(start, start + 60)}`,
  }))
}
