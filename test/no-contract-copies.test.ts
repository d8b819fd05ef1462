import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { limits } from '../generated/limits.js'
import { packageFolder } from '../server/package-folder.js'
import { document } from './conformance.js'

const folder = join(packageFolder, 'server')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
/** The code of each module. A comment may state what the code may not. */
const modules = files.map((file) => ({
  file,
  code: readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
}))

t.test('no module of the server states a path of the contract', async (t) => {
  const paths = Object.keys(document.paths).map((path) => path.replace(/\/\{.*/, ''))
  for (const { file, code } of modules) {
    t.strictSame(
      paths.filter((path) => code.includes(path)),
      [],
      file
    )
  }
})

t.test('the server takes every limit from the contract', async (t) => {
  const readers = modules.filter(({ code }) => code.includes('generated/limits.js'))
  for (const name of Object.keys(limits)) {
    t.ok(
      readers.some(({ code }) => new RegExp(`\\b${name}\\b`).test(code)),
      `a module reads ${name}`
    )
  }
})
