// Bundles generated modules and what they import from packages into one TypeScript file.
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

/**
 * Returns a bundle of the code, which can import each of the modules by its name, and the constants of
 * generated/operations.ts from `./operations.js`.
 */
export async function bundle(code: string, modules: Record<string, string>): Promise<string> {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url))
  const inMemory: Plugin = {
    name: 'modules in memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path }) => (path in modules ? { path, namespace: 'memory' } : undefined))
      onLoad({ filter: /./, namespace: 'memory' }, ({ path }) => ({ contents: modules[path] ?? '', resolveDir }))
    },
  }
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir },
    plugins: [inMemory],
    external: ['./operations.js'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  })
  return outputFiles[0]?.text ?? ''
}

/** Returns a name for each schema, by its JSON. Many operations share one, such as that of no parameters. */
export function distinctSchemas(schemas: Map<string, object>): Map<string, string> {
  const distinct = new Set([...schemas.values()].map((schema) => JSON.stringify(schema)))
  return new Map([...distinct].map((schema, index) => [schema, `schema${index}`]))
}
