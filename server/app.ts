// One Fastify instance from its parts; it does not listen.
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { limits } from '../generated/limits.js'
import { operations } from '../generated/operations.js'
import { authenticator } from './auth.js'
import { addOperations } from './contract.js'
import { crossOrigin } from './cross-origin.js'
import type { Parts } from './parts.js'
import * as problems from './problems.js'
import { rateLimiter, rateLimitHeaders } from './rate-limit.js'
import { addDocs } from './routes/docs.js'
import { groups } from './routes/groups.js'
import { addIcons } from './routes/icons.js'
import { notes } from './routes/notes.js'
import { services } from './routes/services.js'
import { addSystem } from './routes/system.js'
import { DatabaseUnavailable, OutcomeUnknown } from './store/database.js'
import { validatorCompiler } from './validation.js'

/** What all paths of the contract begin with: `/api/v1/`. */
const apiPrefix = operations.Notes_list.url.replace(/[^/]+$/, '')

export function buildApp(parts: Parts, logger: FastifyServerOptions['logger'] = false) {
  const { config, store, now } = parts
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body_bytes,
    requestTimeout: 60_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
    },
    frameworkErrors: async (_, request, reply) => answer(await refusalOfAddress(request), request, reply),
    clientErrorHandler: ({ code }, socket) => refuseConnection(code, socket),
  })

  function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = problemOf(error as FastifyError)
    if (problem.status >= 500) request.log.error({ err: error }, 'failed')
    return reply
      .code(problem.status)
      .headers({ ...problem.headers, 'x-request-id': request.id })
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problems.problemBody(problem, request.id, config.BASE_URL))
  }

  /** An address that leads to no route may still not be asked without a token. */
  const refusalOfAddress = async ({ url, headers }: FastifyRequest) =>
    url.startsWith(apiPrefix)
      ? authenticate(headers.authorization).then(problems.malformedAddress, (error) => error)
      : problems.malformedAddress()

  app.setErrorHandler(answer)
  app.setNotFoundHandler((request) => {
    throw problems.routeNotFound(pathOf(request))
  })
  app.setValidatorCompiler(validatorCompiler)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined
    if (!isUtf8(body)) throw problems.invalidJson('it must be in UTF-8')
    return parseJson(body.toString())
  })

  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: config.BASE_URL.startsWith('https:'),
  })

  const authenticate = authenticator(store, now)
  const crossing = crossOrigin(config.CORS_ORIGINS)
  const spend = rateLimiter(config.RATE_LIMIT_PER_MINUTE, now)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const { headers } = request
    // Many clients name a type with every request. Without a body there is nothing that it could be the type of.
    if (headers['content-length'] === '0' || !(headers['content-length'] || headers['transfer-encoding'])) {
      delete headers['content-type']
    }
    const path = request.is404 ? request.url : request.routeOptions.url
    if (!path?.startsWith(apiPrefix)) return
    reply.header('cache-control', 'private, no-cache')
    if (crossing(request, reply)) return reply.send()
    const { caller, scope, token_id } = await authenticate(headers.authorization)
    request.caller = caller
    const budget = spend(token_id)
    if (budget) {
      reply.headers(rateLimitHeaders(budget))
      if (budget.remaining < 0) throw problems.rateLimited(budget.limit, budget.reset)
    }
    if (scope === 'read' && request.method !== 'GET' && request.method !== 'HEAD') throw problems.readOnlyToken()
  })
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { operation } = request.routeOptions.config
    const seen = { method: request.method, path: pathOf(request), operation, user: request.caller?.user_code }
    request.log.info({ ...seen, status: statusCode, ms: Math.round(elapsedTime * 10) / 10 }, 'answered')
  })

  // Helmet's hooks and the metrics' come before the routes that they are for.
  app.register(async (app) => {
    addSystem(app, parts)
    addDocs(app, config)
    addIcons(app, store)
    addOperations(app, { ...notes(parts), ...groups(parts), ...services(parts) })
  })
  return app
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] as string

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw problems.invalidJson((error as Error).message)
  }
}

/** Any error as the failure to answer it with. */
function problemOf(error: FastifyError | problems.Problem): problems.Problem {
  if (error instanceof problems.Problem) return error
  if (error instanceof OutcomeUnknown) return problems.outcomeUnknown()
  if (error instanceof DatabaseUnavailable) return problems.unavailable()
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problems.bodyTooLarge()
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problems.unsupportedMediaType()
  if (error.statusCode && error.statusCode < 500) return problems.malformedRequest(error.message)
  return problems.internal()
}

/** Answers what is not HTTP, or too slow or too large a header to become a request. */
function refuseConnection(code: string | undefined, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    { HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large', ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout' }[
      code ?? ''
    ] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
