// The docs for people, the same files as `npm run docs` makes for any file host; and the contract for programs.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import { packageFolder } from '../package-folder.js'

const site = join(packageFolder, 'dist/site')
const published = (name: string) => readFileSync(join(site, name), 'utf8')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
}
const compress = promisify(gzip)

// Everything comes from this server, and nothing else may be asked.
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    // The renderer of the reference sets styles of its own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-ancestors': ["'none'"],
  },
}

export function addDocs(app: FastifyInstance, { BASE_URL, TEAM_NAME }: Config & { BASE_URL: string }) {
  // Wherever the docs name an example of a server, this one names itself; and its team.
  const example = JSON.parse(published('openapi.json')).servers[0].variables.base_url.default
  const team = TEAM_NAME.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  const own = (name: string) => {
    const text = published(name)
    if (!/\.(html|json|yaml)$/.test(name)) return text
    const named = text.replaceAll(example, BASE_URL)
    return name.endsWith('.html')
      ? named
          .replace('data-from="files"', 'data-from="server"')
          .replace('Notewire</title>', () => `${team}</title>`)
          .replace('Notewire</a>', () => `${team}</a>`)
      : named
  }

  // Made when first asked for: most servers show their docs seldom.
  function file(name: string) {
    const bytes = Buffer.from(own(name))
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    let small: Promise<Buffer> | undefined
    const compressed = () => {
      small ??= compress(bytes)
      return small
    }
    return { bytes, etag, compressed }
  }

  function add(name: string, addresses: string[]) {
    let made: ReturnType<typeof file> | undefined
    for (const address of addresses) {
      app.get(address, { helmet: { contentSecurityPolicy } }, async ({ headers }, reply) => {
        made ??= file(name)
        const { bytes, etag, compressed } = made
        const type = types[extname(name)]
        reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache', 'content-type': type })
        if (headers['if-none-match'] === etag) return reply.code(304).send()
        if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(bytes)
        return reply.header('content-encoding', 'gzip').send(await compressed())
      })
    }
  }

  for (const name of readdirSync(site)) {
    // A page is also there without the ending, as the `type` of a failure has it; and the contract where programs look.
    const short = name.replace(/(^index)?\.html$/, '')
    add(name, [...new Set([`/docs/${name}`, `/docs/${short}`]), ...(name.startsWith('openapi.') ? [`/${name}`] : [])])
  }
  app.get('/docs', async (_, reply) => reply.redirect('docs/'))
}
