// Options of esbuild for bundles that Node runs: the built server, and the tests.
export const bundleOptions = {
  // An optional package with native code, which is not installed.
  external: ['pg-native'],
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
}
