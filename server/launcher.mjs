#!/usr/bin/env node
// dist/server/main.js. Runs program.cjs with the code that V8 compiled for it when it was built: compiling takes longer than
// the rest of a start. Other versions of Node compile the program again.
import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'

const require = createRequire(import.meta.url)
const filename = join(import.meta.dirname, 'program.cjs')
// V8 does not tell the code of another architecture from its own.
const compiled = `${filename}.${process.version}-${process.platform}-${process.arch}`

// Node finds source maps only for files that it loads itself.
const cachedData = process.sourceMapsEnabled ? undefined : readIfPossible(compiled)
if (cachedData) {
  // The file is ASCII, which is read fastest as Latin-1. What V8 has compiled keeps the name that it was compiled with.
  const script = new Script(Module.wrap(readFileSync(filename, 'latin1')), { filename: 'program.cjs', cachedData })
  script.runInThisContext()({}, require, {}, filename, import.meta.dirname)
} else {
  require(filename)
}

function readIfPossible(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
