// One Fastify instance, built from its dependencies. It does not listen.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
  type onRequestHookHandler,
} from 'fastify'
import { limits } from '../generated/limits.js'
import { admissionHook, assertHost, bodyHook } from './admission-hook.js'
import { authenticator } from './authenticate.js'
import { serializerCompiler, validatorCompiler } from './compiled-schemas.js'
import { endConnectionsOnClose, trackConnections } from './connections.js'
import { addOperations, apiPrefix } from './contract.js'
import type { Dependencies } from './dependencies.js'
import { createErrorHandler } from './error-handler.js'
import { addJsonParser } from './json-parser.js'
import { malformedUrl, routeNotFound } from './problems.js'
import { routedPath } from './refuse-method.js'
import { pathOf, requestLogger } from './request-log.js'
import { addDocs } from './routes/docs.js'
import { groups } from './routes/groups.js'
import { addIcons } from './routes/icons.js'
import { notes } from './routes/notes.js'
import { services } from './routes/services.js'
import { addSystem, measureRequests } from './routes/system.js'
import { securityHeaders } from './security-headers.js'
import { Response } from './server-response.js'
import { unlistDeletedGroups } from './unlist-deleted-groups.js'
import { UnparsedRequest, unparsedRequestHandler } from './unparsed-requests.js'

/** How often requests are looked for that have not arrived completely in time. */
const checkRequestsEveryMs = 2_000
/** Longer path parameters are refused. A group name of 100 code points takes up to 1,200 characters when encoded. */
const maxPathParameterLength = 4096

export function buildApp(dependencies: Dependencies, logger: FastifyServerOptions['logger'] = false) {
  const { config, store, lastRequestsMs } = dependencies
  const authenticate = authenticator(dependencies)
  const handleError = createErrorHandler(config.BASE_URL)
  const logRequest = requestLogger(config)
  const everyHeader = securityHeaders(config.BASE_URL)
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body_bytes,
    http: {
      ServerResponse: Response,
      maxHeaderSize: limits.header_bytes,
      // Node would answer without a body. The hooks refuse the request instead.
      requireHostHeader: false,
      connectionsCheckingInterval: checkRequestsEveryMs,
    },
    requestTimeout: limits.request_seconds * 1000,
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: compileNothing, buildSerializer: compileNothing } },
    routerOptions: { maxParamLength: maxPathParameterLength },
    rewriteUrl: originForm,
    genReqId: requestId,
    // Fastify calls this for URLs that it cannot route. Without a token they are 401, like every other path of the API.
    frameworkErrors: async (_, request, reply) => {
      try {
        reply.headers(everyHeader).header('x-request-id', request.id)
        if (request.raw instanceof UnparsedRequest) throw request.raw.problem
        if (request.url.startsWith(apiPrefix)) await authenticate(request.headers.authorization)
        throw malformedUrl()
      } catch (error) {
        handleError(error, request, reply)
        logRequest(request, reply)
      }
    },
    clientErrorHandler: (error, socket) => refuseUnparsed(error, socket),
  })
  // Node would drop the headers after the first thousand, such as If-Match. Their size is limited.
  app.server.maxHeadersCount = 0
  const connections = trackConnections(app.server)
  const refuseUnparsed = unparsedRequestHandler(app.server, connections)
  endConnectionsOnClose(app, connections, lastRequestsMs)
  // Node would answer these without a body, too.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.setErrorHandler(handleError)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addJsonParser(app)
  for (const property of ['operation', 'caller', 'tokenId'] as const) app.decorateRequest(property)
  measureRequests(app, dependencies.metrics)
  app.addHook('onRequest', ignoreTypeWithoutBody)
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })

  const onPage = pageHook(config.BASE_URL)
  const onOperation = admissionHook(dependencies, authenticate)
  // In plugins, because their hooks differ.
  app.register(async (app) => {
    app.addHook('onRequest', onPage)
    addSystem(app, dependencies, connections)
    addDocs(app, config)
    addIcons(app, store)
  })
  app.register(async (app) => {
    const clearDeleted = unlistDeletedGroups(app, dependencies)
    const hooks = { onRequest: onOperation, onBody: bodyHook(authenticate) }
    addOperations(app, dependencies, hooks, {
      ...notes(dependencies),
      ...groups(dependencies, clearDeleted),
      ...services(dependencies),
    })
  })
  app.register(async (app) => refuseUnknownPaths(app, onOperation, onPage))
  return app
}

/** Paths below the API's prefix that do not exist are 401 without a token, too. */
function refuseUnknownPaths(app: FastifyInstance, onOperation: onRequestHookHandler, onPage: onRequestHookHandler) {
  app.addHook('onRequest', function onNothing(request, reply, done) {
    const hook = routedPath(request.url).startsWith(apiPrefix) ? onOperation : onPage
    return hook.call(this, request, reply, done)
  })
  app.setNotFoundHandler((request) => {
    throw routeNotFound(pathOf(request))
  })
}

/** Fastify's own compilers load Ajv, which takes longer than the rest of the start. */
function compileNothing(): never {
  throw new Error('Every schema of a route is compiled when generating')
}

/** Returns the target of a request without scheme and host, which every server must accept (RFC 9112, section 3.2.2). */
function originForm({ url = '/' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, '/')
}

const validRequestId = new RegExp(`^[\\w.-]{1,${limits.request_id_characters}}$`)

/** The client's `X-Request-Id` if it is well-formed, or a new one. */
function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const requested = headers['x-request-id']
  return typeof requested === 'string' && validRequestId.test(requested) ? requested : randomUUID()
}

/** Many clients send a Content-Type with every request. Without a body it means nothing, and must not be refused. */
const ignoreTypeWithoutBody: onRequestHookHandler = ({ headers }, _, done) => {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody && headers['content-type'] !== undefined) delete headers['content-type']
  done()
}

/** Returns the `onRequest` hook of what is not an operation. */
function pageHook(baseUrl: string): onRequestHookHandler {
  const everyHeader = securityHeaders(baseUrl)
  return ({ raw, id }, reply, done) => {
    reply.headers(everyHeader).header('x-request-id', id)
    if (raw instanceof UnparsedRequest) throw raw.problem
    assertHost(raw)
    done()
  }
}
