// CORS: pages of other origins may call the API if the configuration lists their origin (Fetch Standard, "CORS protocol").
// A plugin such as @fastify/cors would answer every OPTIONS request, also those that are 401 or 405 here.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { responseHeaders } from '../generated/headers.js'
import { operations } from '../generated/operations.js'

const allowedMethods = [...new Set(Object.values(operations).map(({ method }) => method))].join(', ')
const exposedHeaders = responseHeaders.join(', ')
const preflightMaxAgeSeconds = 7200

/**
 * Returns a function that sets the CORS headers of a reply. It returns whether the request is a preflight request, which
 * needs no token and no other response than 204 with these headers.
 */
export const corsHeaders = (origins: Set<string>) => (request: FastifyRequest, reply: FastifyReply) => {
  if (origins.size === 0) return false
  const { origin, ...headers } = request.headers
  reply.header('vary', 'Origin')
  if (origin === undefined || !(origins.has(origin) || origins.has('*'))) return false
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposedHeaders })
  const isPreflight = request.method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  if (!isPreflight) return false
  reply.code(204).headers({
    'access-control-allow-methods': allowedMethods,
    'access-control-max-age': String(preflightMaxAgeSeconds),
  })
  const requestedHeaders = headers['access-control-request-headers']
  if (requestedHeaders !== undefined) reply.header('access-control-allow-headers', requestedHeaders)
  return true
}
