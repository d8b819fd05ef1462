export default {
  input: 'openapi.json',
  output: 'generated/hey-api',
  plugins: [
    '@hey-api/client-fetch',
    { name: 'zod', compatibilityVersion: 3 },
    { name: '@hey-api/sdk', validator: true },
  ],
}
