// Builds dist/server: the server and its packages in a few files, because loading hundreds of files takes longer than the rest
// of a start.
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'
import { bundledPackages, licensesOf } from './bundled-packages.mjs'

const outdir = 'dist/server'
rmSync(outdir, { recursive: true, force: true })
const { metafile } = await build({
  ...bundleOptions,
  entryPoints: ['server/main.ts'],
  outdir,
  metafile: true,
  minifyWhitespace: true,
  minifySyntax: true,
})
chmodSync(`${outdir}/main.js`, 0o755)
writeFileSync(`${outdir}/licenses.md`, licensesOf(bundledPackages(metafile)))
