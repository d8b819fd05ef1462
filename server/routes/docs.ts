// The docs at /docs, which are the files that `npm run docs` builds, and the OpenAPI document at /openapi.json and
// /openapi.yaml.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { fillPlaceholders } from '../docs-placeholders.js'
import { matchesWeakly } from '../etag.js'
import { packageFolder } from '../package-folder.js'

const builtSite = join(packageFolder, 'dist/site')
const contractFolder = join(packageFolder, 'generated')
const contractFiles = ['openapi.json', 'openapi.yaml']

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

// The pages load nothing from other origins. The renderer of the API reference sets inline styles.
const contentSecurityPolicy =
  "default-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;frame-ancestors 'none'"

type DocsConfig = Pick<Config, 'TEAM_NAME'> & { BASE_URL: string }

export function addDocs(app: FastifyInstance, config: DocsConfig, siteFolder = builtSite) {
  for (const name of contractFiles) app.get(`/${name}`, fileSender(join(contractFolder, name), config))
  if (existsSync(siteFolder)) addSite(app, config, siteFolder)
  else addBuildHint(app)
}

/** Adds one route for all files: a route for each would take a tenth of a start. */
function addSite(app: FastifyInstance, config: DocsConfig, siteFolder: string) {
  const senders = new Map<string, SendFile>()
  for (const name of readdirSync(siteFolder)) {
    const send = fileSender(join(siteFolder, name), config)
    // The `type` of a failure names its page without `.html`.
    for (const path of [name, name.replace(/(^index)?\.html$/, '')]) senders.set(path, send)
  }
  app.get('/docs', async (_, reply) => reply.redirect('docs/'))
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const send = senders.get(request.params['*'])
    return send ? send(request, reply) : reply.callNotFound()
  })
}

/** Answers in place of the docs if they are not built, as after `npm run dev` in a fresh checkout. */
function addBuildHint(app: FastifyInstance) {
  for (const path of ['/docs', '/docs/*']) {
    app.get(path, async (_, reply) =>
      reply.code(503).type('text/plain').send('The docs are not built. Run `npm run docs`, then restart the server.\n')
    )
  }
}

type SendFile = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Returns a handler that sends a file. The file is read and compressed at the first request, and then kept in memory. */
function fileSender(file: string, config: DocsConfig): SendFile {
  const type = mediaTypes[extname(file)]
  if (!type) throw new Error(`No media type is known for ${basename(file)}`)
  let loading: Promise<ServedFile> | undefined
  return async ({ headers }, reply) => {
    loading ??= load(file, config).catch((error) => {
      loading = undefined
      throw error
    })
    const { bytes, compressed, etag } = await loading
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache', 'content-type': type })
    reply.header('content-security-policy', contentSecurityPolicy)
    if (matchesWeakly(headers['if-none-match'], etag)) return reply.code(304).send()
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(bytes)
    return reply.header('content-encoding', 'gzip').send(compressed)
  }
}

interface ServedFile {
  bytes: Buffer
  compressed: Buffer
  etag: string
}

async function load(file: string, config: DocsConfig): Promise<ServedFile> {
  const bytes = Buffer.from(withServerValues(file, readFileSync(file, 'utf8'), config))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { bytes, compressed: await promisify(gzip)(bytes), etag }
}

/** Returns the text of a file with this server's values in place of those in the examples. */
function withServerValues(file: string, text: string, { TEAM_NAME, BASE_URL }: DocsConfig): string {
  if (file.endsWith('.html')) return fillPlaceholders(text, { team: TEAM_NAME, baseUrl: BASE_URL })
  const namesServer = contractFiles.includes(basename(file)) || file.endsWith('.md')
  return namesServer ? text.replaceAll(exampleBaseUrl(), BASE_URL) : text
}

/** Returns the base URL that all examples in the OpenAPI document use. */
function exampleBaseUrl(): string {
  const document = JSON.parse(readFileSync(join(contractFolder, 'openapi.json'), 'utf8'))
  return document.servers[0].url
}
