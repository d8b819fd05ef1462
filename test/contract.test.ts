import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { packageFolder } from '../server/package-folder.js'
import { document } from './conformance.js'

t.test('no module of the server states a path of the contract', async (t) => {
  const folder = join(packageFolder, 'server')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const paths = Object.keys(document.paths).map((path) => path.replace(/\/\{.*/, ''))
  for (const file of files) {
    // The prefix may stand in a comment.
    const code = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    t.strictSame(
      paths.filter((path) => code.includes(path)),
      [],
      file
    )
  }
})
