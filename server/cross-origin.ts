// Pages of other origins, where the configuration lets them in (Fetch Standard, "CORS protocol"). A library would answer
// every OPTIONS, and with it those that are 401 or 405 here.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { responseHeaders } from '../generated/headers.js'
import { operations } from '../generated/operations.js'

const methods = [...new Set(Object.values(operations).map(({ method }) => method))].join(', ')
const exposed = responseHeaders.join(', ')

/** Marks the reply for the page's origin. Whether the request was but a preflight, which is answered without a token. */
export const crossOrigin = (origins: Set<string>) => (request: FastifyRequest, reply: FastifyReply) => {
  if (origins.size === 0) return false
  const { origin, 'access-control-request-method': asked, 'access-control-request-headers': named } = request.headers
  reply.header('vary', 'Origin')
  if (origin === undefined || !(origins.has(origin) || origins.has('*'))) return false
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed })
  if (request.method !== 'OPTIONS' || asked === undefined) return false
  reply.code(204).headers({ 'access-control-allow-methods': methods, 'access-control-max-age': '7200' })
  if (named !== undefined) reply.header('access-control-allow-headers', named)
  return true
}
