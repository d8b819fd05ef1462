// Builds dist/server: the server and its packages in a few files, because loading hundreds of files takes longer than the rest
// of a start.
import { chmodSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'

const outdir = 'dist/server'
rmSync(outdir, { recursive: true, force: true })
await build({ ...bundleOptions, entryPoints: ['server/main.ts'], outdir, minifyWhitespace: true, minifySyntax: true })
chmodSync(`${outdir}/main.js`, 0o755)
