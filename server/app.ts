// One Fastify instance, built from its dependencies. It does not listen.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { limits } from '../generated/limits.js'
import { addApiHooks } from './api-hooks.js'
import { authenticator } from './authenticate.js'
import { serializerCompiler, validatorCompiler } from './compiled-schemas.js'
import { addOperations, apiPrefix } from './contract.js'
import type { Dependencies } from './dependencies.js'
import { createErrorHandler, refuseConnection } from './error-handler.js'
import { addJsonParser } from './json-parser.js'
import { malformedUrl, routeNotFound } from './problems.js'
import { addDocs } from './routes/docs.js'
import { groups } from './routes/groups.js'
import { addIcons } from './routes/icons.js'
import { notes } from './routes/notes.js'
import { services } from './routes/services.js'
import { addSystem } from './routes/system.js'

const requestTimeoutMs = 60_000
/** Longer path parameters are refused. A group name of 100 code points takes up to 1,200 characters when encoded. */
const maxPathParameterLength = 4096

export function buildApp(dependencies: Dependencies, logger: FastifyServerOptions['logger'] = false) {
  const { config, store, now } = dependencies
  const authenticate = authenticator(store, now)
  const handleError = createErrorHandler(config.BASE_URL)
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body_bytes,
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: compileNothing, buildSerializer: compileNothing } },
    routerOptions: { maxParamLength: maxPathParameterLength },
    genReqId: requestId,
    // Fastify calls this for URLs that it cannot route. Without a token they are 401, like every other path of the API.
    frameworkErrors: async (_, request, reply) => {
      try {
        if (request.url.startsWith(apiPrefix)) await authenticate(request.headers.authorization)
        return handleError(malformedUrl(), request, reply)
      } catch (error) {
        return handleError(error, request, reply)
      }
    },
    clientErrorHandler: ({ code }, socket) => refuseConnection(code, socket),
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((request) => {
    throw routeNotFound(pathOf(request))
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addJsonParser(app)
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: config.BASE_URL.startsWith('https:'),
  })
  addRequestHooks(app)
  addApiHooks(app, dependencies, authenticate)

  // In a plugin, because the hooks of helmet and of the metrics must be registered before the routes.
  app.register(async (app) => {
    addSystem(app, dependencies)
    addDocs(app, config)
    addIcons(app, store)
    addOperations(app, { ...notes(dependencies), ...groups(dependencies), ...services(dependencies) })
  })
  return app
}

/** Fastify's own compilers load Ajv, which takes longer than the rest of the start. */
function compileNothing(): never {
  throw new Error('Every schema of a route is compiled when generating')
}

/** The client's `X-Request-Id` if it is well-formed, or a new one. */
function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const requested = headers['x-request-id']
  return typeof requested === 'string' && /^[\w.-]{1,64}$/.test(requested) ? requested : randomUUID()
}

/** The hooks of all requests: the request id, and one log line for each. */
function addRequestHooks(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const { headers } = request
    // Many clients send a Content-Type with every request. Without a body it means nothing, and must not be refused.
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody) delete headers['content-type']
  })
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { operation } = request.routeOptions.config
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        operation,
        user: request.caller?.user_code,
        status: statusCode,
        ms: Math.round(elapsedTime * 10) / 10,
      },
      'request completed'
    )
  })
}

/** The path of a request without its query, which may contain personal data. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] as string
