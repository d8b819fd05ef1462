// The Markdown documents that users and contributors read.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../server/package-folder.js'

export const guides = readdirSync(join(packageFolder, 'docs/guides')).map((name) => `docs/guides/${name}`)

export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'clients/typescript/README.md',
  'clients/mcp/README.md',
  ...guides,
]

/** Returns the text of a file of the repository. */
export const read = (file: string) => readFileSync(join(packageFolder, file), 'utf8')
