// Builds the server: `node server/build.mjs FOLDER`, by default in dist/server. Loading and compiling code is most of a start,
// so the server and its packages are one file, next to the code that V8 has compiled for it.
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'
import { bundledPackages, licensesOf } from './bundled-packages.mjs'

const [outdir = 'dist/server'] = process.argv.slice(2)
/** Large packages that most starts do not need are files of their own. */
const packagesOnDemand = ['file-type', 'pg', 'undici']
/** Fastify loads these for what the server does not do: compiling schemas, and requests without a network. */
const unusedPackages = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request']
/** Fastify and prom-client load these at once, for what the server does not do. */
const modulesOnDemand = /^(node:)?(http2|https)$/

const onDemand = {
  name: 'modules on demand',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: modulesOnDemand }, ({ path, importer, namespace }) =>
      namespace !== 'on demand' && importer.includes('node_modules') ? { path, namespace: 'on demand' } : undefined
    )
    onLoad({ filter: /./, namespace: 'on demand' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => require('${path}')[name] })`,
    }))
  },
}

const options = {
  ...bundleOptions,
  outdir,
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  metafile: true,
  minifyWhitespace: true,
  minifySyntax: true,
}

rmSync(outdir, { recursive: true, force: true })
const builds = await Promise.all([
  build({
    ...options,
    entryPoints: { program: 'server/main.ts' },
    alias: Object.fromEntries(packagesOnDemand.map((name) => [name, `./${name}.cjs`])),
    external: [...bundleOptions.external, ...unusedPackages, ...packagesOnDemand.map((name) => `./${name}.cjs`)],
    plugins: [onDemand],
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': 'moduleUrl' },
    // Packages on demand are required. The launcher would have to say how to import them.
    supported: { 'dynamic-import': false },
  }),
  build({ ...options, entryPoints: packagesOnDemand }),
])
copyFileSync('server/launcher.mjs', `${outdir}/main.js`)
chmodSync(`${outdir}/main.js`, 0o755)
writeFileSync(`${outdir}/licenses.md`, licensesOf(builds.flatMap(({ metafile }) => bundledPackages(metafile))))
execFileSync(process.execPath, ['server/compile.mjs', outdir], { env: {}, stdio: ['ignore', 'ignore', 'inherit'] })
