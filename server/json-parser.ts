// The only parser of request bodies: JSON in UTF-8 (RFC 8259, section 8.1).
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { compressedBody, invalidJson } from './problems.js'

/** Makes the app accept JSON bodies and nothing else. An empty body counts as absent. */
export function addJsonParser(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined
      const encoding = headers['content-encoding'] ?? 'identity'
      if (encoding.toLowerCase() !== 'identity') throw compressedBody(encoding)
      if (!isUtf8(body)) throw invalidJson('it is not encoded in UTF-8')
      try {
        return JSON.parse(body.toString())
      } catch (error) {
        throw invalidJson((error as Error).message)
      }
    }
  )
}
