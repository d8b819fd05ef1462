// Runs before every API handler: CORS, authentication, rate limit, token scope.
import type { FastifyInstance } from 'fastify'
import type { Authenticate } from './authenticate.js'
import { apiPrefix } from './contract.js'
import { corsHeaders } from './cors.js'
import type { Dependencies } from './dependencies.js'
import { rateLimited, readOnlyToken } from './problems.js'
import { rateLimiter, rateLimitHeaders } from './rate-limit.js'

export function addApiHooks(
  app: FastifyInstance,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  authenticate: Authenticate
) {
  const isPreflight = corsHeaders(config.CORS_ORIGINS)
  const countRequest = rateLimiter(config.RATE_LIMIT_PER_MINUTE, now)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => {
    // Paths below the prefix that do not exist are 401 without a token, too.
    const path = request.is404 ? request.url : request.routeOptions.url
    if (!path?.startsWith(apiPrefix)) return
    reply.header('cache-control', 'private, no-cache')
    if (isPreflight(request, reply)) return reply.send()

    const { caller, scope, token_id } = await authenticate(request.headers.authorization)
    request.caller = caller
    const budget = countRequest(token_id)
    if (budget) {
      reply.headers(rateLimitHeaders(budget))
      if (budget.remaining < 0) throw rateLimited(budget.limit, budget.reset)
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (scope === 'read' && !isRead) throw readOnlyToken()
  })
}
