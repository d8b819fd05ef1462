// Every error becomes a problem document (RFC 9457). What is not HTTP gets a bare status line.
import type { Socket } from 'node:net'
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
      .headers({ ...problem.headers, 'x-request-id': request.id })
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

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what Node could not parse as a request, by the code of its error, and closes the connection. */
export function refuseConnection(code: string | undefined, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const statusLine = statusLines[code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${statusLine}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
