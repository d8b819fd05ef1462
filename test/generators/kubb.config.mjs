import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  root: '.',
  input: { path: 'openapi.json' },
  output: { path: 'generated/kubb', clean: true },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginZod({ version: '3' }),
    pluginClient({ client: 'fetch', parser: 'zod', bundle: true }),
  ],
})
