// Fails when the main entry outgrows its budget, minified and gzipped, as a bundler would ship it.
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const budget = 6000
const { outputFiles } = await build({
  entryPoints: [new URL('./dist/esm/index.js', import.meta.url).pathname],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  write: false,
})
const size = gzipSync(outputFiles[0].contents, { level: 9 }).length
console.log(`main entry: ${size} of ${budget} bytes, minified and gzipped`)
if (size >= budget) process.exitCode = 1
