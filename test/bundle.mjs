// Bundles all tests, and builds the program: `node test/bundle.mjs FOLDER`.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundleOptions } from '../server/bundle-options.mjs'

const [folder = ''] = process.argv.slice(2)
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const keepMs = 3_600_000

/** In a bundle, `import.meta.url` would name the bundle. Tests find the files next to them by it. */
const sourceUrls = {
  name: 'source URLs',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
      if (!contents.includes('import.meta.url')) return undefined
      return { contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path))), loader: 'ts' }
    })
  },
}

/** A process may run several test files: each is then a part of its own. */
const tapOfFile = {
  name: 'tap of the file',
  setup({ onResolve }) {
    onResolve({ filter: /^tap$/ }, ({ importer }) =>
      importer.endsWith('.test.ts') ? { path: join(import.meta.dirname, 'tap-of-file.ts') } : undefined
    )
  },
}

const tests = readdirSync('test', { recursive: true }).filter(
  (name) => name.endsWith('.test.ts') || ['soak/main.ts', 'run-share.ts'].includes(name)
)
const partial = `${folder}.partial`
const buildingProgram = promisify(execFile)(process.execPath, ['server/build.mjs', join(partial, 'program')])
const options = {
  ...bundleOptions,
  format: 'esm',
  // Its paths apply to the client's examples, too.
  tsconfig: 'tsconfig.json',
  // Packages that are CommonJS require the modules of Node.
  banner: { js: "import nodeModule from 'node:module'; const require = nodeModule.createRequire(import.meta.url);" },
}
// One file with its packages: processes of it start in half the time.
const buildingMcp = build({
  ...options,
  entryPoints: ['clients/mcp/src/main.ts'],
  outfile: join(partial, 'mcp.js'),
  plugins: [sourceUrls],
  sourcemap: false,
})
await build({
  ...options,
  splitting: true,
  entryPoints: ['server/main.ts', ...tests.map((name) => `test/${name}`)],
  outdir: partial,
  outbase: '.',
  plugins: [sourceUrls, tapOfFile],
  external: [...bundleOptions.external, 'better-sqlite3', '@modelcontextprotocol/sdk', ...Object.keys(devDependencies)],
  sourcesContent: false,
})
await Promise.all([buildingProgram, buildingMcp])
renameSync(partial, folder)

const parent = dirname(folder)
for (const name of readdirSync(parent)) {
  const old = join(parent, name)
  if (name !== basename(folder) && statSync(old).mtimeMs < Date.now() - keepMs) rmSync(old, { recursive: true })
}
