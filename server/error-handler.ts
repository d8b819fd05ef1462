// Every error becomes a problem document (RFC 9457).
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as problems from './problems.js'
import { DatabaseUnavailable, OutcomeUnknown } from './store/database.js'

/** Returns Fastify's error handler. Errors that are not problems are logged, and answered without their cause. */
export const createErrorHandler =
  (baseUrl: string) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return reply
      .code(problem.status)
      .headers(problem.headers)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problems.problemBody(problem, request.id, baseUrl))
  }

function problemOf(error: unknown): problems.Problem {
  if (error instanceof problems.Problem) return error
  if (error instanceof OutcomeUnknown) return problems.outcomeUnknown()
  if (error instanceof DatabaseUnavailable) return problems.unavailable()
  const { code, statusCode, message } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problems.bodyTooLarge()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problems.unsupportedMediaType()
  if (statusCode && statusCode < 500 && message) return problems.malformedRequest(message)
  return problems.internal()
}
