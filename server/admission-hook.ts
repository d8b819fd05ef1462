// What runs before every API handler: CORS, authentication, rate limit, unsupported requests, token scope.
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Authenticate } from './authenticate.js'
import { corsHeaders } from './cors.js'
import type { Dependencies } from './dependencies.js'
import { expectationFailed, invalidRequest, malformedRequest, rateLimited, readOnlyToken } from './problems.js'
import { rateLimiter, rateLimitHeaders } from './rate-limit.js'
import { refuseMethod } from './refuse-method.js'
import { securityHeaders } from './security-headers.js'
import { addFields, fieldLines } from './server-response.js'
import type { Grant } from './store/tokens.js'
import { UnparsedRequest } from './unparsed-requests.js'
import { encodingFaults } from './validation.js'

/** Returns the `onRequest` hook of the operations, and of paths below their prefix that do not exist. */
export function admissionHook(
  { config, monotonicNow }: Pick<Dependencies, 'config' | 'monotonicNow'>,
  authenticate: Authenticate
) {
  const addCorsHeaders = corsHeaders(config.CORS_ORIGINS)
  const countRequest = rateLimiter(config.RATE_LIMIT_PER_MINUTE, monotonicNow)
  const everyField = fieldLines({ ...securityHeaders(config.BASE_URL), 'cache-control': 'private, no-cache' })

  function admit(request: FastifyRequest, reply: FastifyReply, { caller, scope, token_id }: Grant) {
    request.caller = caller
    request.tokenId = token_id
    const budget = countRequest(token_id)
    if (budget) {
      addFields(reply.raw, fieldLines(rateLimitHeaders(budget)))
      if (budget.isExceeded) throw rateLimited(budget.limit, budget.retrySeconds)
    }
    if (request.raw instanceof UnparsedRequest) throw request.raw.problem
    assertSupported(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (scope === 'read' && !isRead) throw readOnlyToken()
    if (request.is404) refuseMethod(request)
  }

  // Returns a promise only if there is something to wait for: one for every request would cost 2 µs.
  return function onRequest(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) {
    const { raw, id } = request
    // The id has been checked, so that it cannot end its line.
    addFields(reply.raw, `${everyField}x-request-id: ${id}\r\n`)
    if (raw instanceof UnparsedRequest && !raw.hasAllHeaders) throw raw.problem
    const isPreflight = addCorsHeaders(request, reply)
    if (isPreflight) return void reply.send()

    const grant = authenticate(request.headers.authorization)
    if (grant instanceof Promise) return grant.then((found) => admit(request, reply, found))
    admit(request, reply, grant)
    done()
  }
}

/**
 * Returns the `preValidation` hook of operations that may get a body, which are those that change something. It may take a minute
 * to arrive, and meanwhile the token may have been revoked, or its user disabled.
 */
export const bodyHook = (authenticate: Authenticate) =>
  function onBody(request: FastifyRequest, _: FastifyReply, done: HookHandlerDoneFunction) {
    const admit = ({ caller }: Grant) => {
      request.caller = caller
    }
    const grant = authenticate(request.headers.authorization)
    if (grant instanceof Promise) return grant.then(admit)
    admit(grant)
    done()
  }

/** Throws if a request has several `Host` headers, of which a proxy may see another one, or HTTP/1.1 none (RFC 9112, section 3.2). */
export function assertHost({ httpVersion, headers, rawHeaders }: FastifyRequest['raw']) {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  if (hosts > 1) throw malformedRequest('The request has several Host headers (RFC 9112, section 3.2).')
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw malformedRequest('The request has no Host header, which HTTP/1.1 requires (RFC 9112, section 3.2).')
  }
}

/** Throws if the request expects something that Node does not provide, or if its query is not UTF-8. */
function assertSupported({ raw, url, headers: { expect } }: FastifyRequest) {
  assertHost(raw)
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') throw expectationFailed(expect)
  const faults = encodingFaults(url)
  if (faults.length > 0) throw invalidRequest(faults)
}
