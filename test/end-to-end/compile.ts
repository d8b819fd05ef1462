import { join } from 'node:path'
import ts from 'typescript'
import { packageFolder } from '../../server/package-folder.js'

/** Compiles TypeScript files, each to a JavaScript file next to it. Returns the errors. */
export function compile(files: string[]) {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(packageFolder, 'node_modules/@types')],
  })
  program.emit()
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => ({
    file: file?.fileName,
    message: `${ts.flattenDiagnosticMessageText(messageText, ' ')} at ${file?.text.slice(start, start + 60)}`,
  }))
}
