// Runs before every API handler: CORS, authentication, rate limit, what no operation supports, token scope.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authenticate } from './authenticate.js'
import { apiPrefix } from './contract.js'
import { corsHeaders } from './cors.js'
import type { Dependencies } from './dependencies.js'
import { expectationFailed, invalidRequest, rateLimited, readOnlyToken } from './problems.js'
import { rateLimiter, rateLimitHeaders } from './rate-limit.js'
import { refuseMethod, routedPath } from './refuse-method.js'
import { UnparsedRequest } from './unparsed-requests.js'
import { encodingFaults } from './validation.js'

export function addApiHooks(
  app: FastifyInstance,
  { config, monotonicNow }: Pick<Dependencies, 'config' | 'monotonicNow'>,
  authenticate: Authenticate
) {
  const isPreflight = corsHeaders(config.CORS_ORIGINS)
  const countRequest = rateLimiter(config.RATE_LIMIT_PER_MINUTE, monotonicNow)
  app.decorateRequest('caller')
  app.decorateRequest('tokenId')
  app.addHook('onRequest', async (request, reply) => {
    // Paths below the prefix that do not exist are 401 without a token, too.
    const path = request.is404 ? routedPath(request.url) : request.routeOptions.url
    const unparsed = request.raw instanceof UnparsedRequest ? request.raw : undefined
    if (unparsed && !unparsed.hasAllHeaders) throw unparsed.problem
    if (!path?.startsWith(apiPrefix)) {
      if (unparsed) throw unparsed.problem
      return
    }
    reply.header('cache-control', 'private, no-cache')
    if (isPreflight(request, reply)) return reply.send()

    const { caller, scope, token_id } = await authenticate(request.headers.authorization)
    request.caller = caller
    request.tokenId = token_id
    const budget = countRequest(token_id)
    if (budget) {
      reply.headers(rateLimitHeaders(budget))
      if (budget.isExceeded) throw rateLimited(budget.limit, budget.retrySeconds)
    }
    if (unparsed) throw unparsed.problem
    assertSupported(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (scope === 'read' && !isRead) throw readOnlyToken()
    if (request.is404) refuseMethod(request)
  })
}

/** Throws if the request expects something that Node does not provide, or if its query is not UTF-8. */
function assertSupported({ url, headers: { expect } }: FastifyRequest) {
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') throw expectationFailed(expect)
  const faults = encodingFaults(url)
  if (faults.length > 0) throw invalidRequest(faults)
}
