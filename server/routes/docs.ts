// The contract for people and programs: an interactive reference, the document itself, and the failures one by one.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { problems } from '../../generated/problems.js'
import type { Config } from '../config.js'

const require = createRequire(import.meta.url)
const rendererFile = join(dirname(require.resolve('@scalar/fastify-api-reference')), 'js/standalone.js')
const published = (name: string) => readFileSync(new URL(`../../../generated/${name}`, import.meta.url), 'utf8')

export function addDocs(app: FastifyInstance, { BASE_URL, TEAM_NAME }: Config & { BASE_URL: string }) {
  // Wherever the document names an example of a server, this one names itself.
  const example = JSON.parse(published('openapi.json')).servers[0].variables.base_url.default
  const json = published('openapi.json').replaceAll(example, BASE_URL)
  const yaml = published('openapi.yaml').replaceAll(example, BASE_URL)
  const renderer = readFileSync(rendererFile)

  app.get('/openapi.json', async (_, reply) => reply.type('application/json').send(json))
  app.get('/openapi.yaml', async (_, reply) => reply.type('application/yaml').send(yaml))

  // Everything comes from this server, and nothing else may be asked.
  const contentSecurityPolicy = {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'frame-ancestors': ["'none'"],
    },
  }
  app.get('/docs', { helmet: { contentSecurityPolicy } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(TEAM_NAME))
  )
  app.get('/docs/reference.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=86400').send(renderer)
  )
  app.get('/docs/failures', { helmet: { contentSecurityPolicy } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(failuresPage())
  )
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
</head>
<body>
${body}
</body>
</html>
`

const rendererOptions = {
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  // Its assistant would ask a service of the renderer's maker.
  agent: { disabled: true },
}

const referencePage = (team: string) =>
  page(
    `${team} API`,
    `<script id="api-reference" data-url="openapi.json" data-configuration="${escaped(JSON.stringify(rendererOptions))}"></script>
<script src="docs/reference.js"></script>`
  )

const failuresPage = () =>
  page(
    'Failures',
    `<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
:target { outline: 2px solid; outline-offset: 0.5rem }</style>
<main>
<h1>Failures</h1>
<p>Every failure is a problem document (RFC 9457). This is what each <code>code</code> means, and what to do.
<a href="../docs">Back to the reference</a></p>
${Object.entries(problems).map(failure).join('\n')}
</main>`
  )

const failure = ([code, { status, title, description }]: [
  string,
  { status: number; title: string; description: string },
]) =>
  `<section id="${code}"><h2>${escaped(title)}</h2><p><code>${code}</code>, status ${status}</p><p>${escaped(description).replace(/`([^`]*)`/g, '<code>$1</code>')}</p></section>`
