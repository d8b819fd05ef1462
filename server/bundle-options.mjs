// Options of esbuild for bundles that Node runs: the built server, and the tests.
export const bundleOptions = {
  // Packages with native code stay outside.
  external: ['better-sqlite3', 'pg-native'],
  // Packages that are CommonJS require the modules of Node.
  banner: { js: "import nodeModule from 'node:module'; const require = nodeModule.createRequire(import.meta.url);" },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
}
