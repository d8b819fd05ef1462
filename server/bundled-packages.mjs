// The packages inside of a bundle: their licenses must come with it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the folders of the packages that a bundle contains.
 * @param {import('esbuild').Metafile} metafile
 */
export function bundledPackages({ outputs }) {
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
  const folders = files.flatMap((file) => file.match(/.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? [])
  return [...new Set(folders)].sort()
}

/**
 * Returns the licenses of packages as Markdown, each below a heading such as `## fastify@5.12.0`.
 * @param {string[]} folders
 */
export function licensesOf(folders) {
  const sections = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`
    return `## ${name}@${version}\n\n${text.replaceAll(/^/gm, '    ')}\n`
  })
  return `# Licenses of the packages that these files contain\n\n${sections.join('\n')}`
}
