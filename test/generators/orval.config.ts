import { defineConfig } from 'orval'

const input = { target: 'openapi.json' }

export default defineConfig({
  client: {
    input,
    output: { target: 'generated/orval/client.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
  },
  schemas: { input, output: { target: 'generated/orval/schemas.ts', client: 'zod' } },
})
