// Answers 405 to requests for the path of an operation with another method.
import type { FastifyRequest } from 'fastify'
import { operations } from '../generated/operations.js'
import { malformedUrl, methodNotAllowed } from './problems.js'
import { pathOf } from './request-log.js'

/**
 * Throws if a request that has no route has the path of an operation with another method. A route for each of the other
 * methods would take a third of the start.
 */
export function refuseMethod({ method, url }: FastifyRequest) {
  const path = decodedPath(url)
  const found = Object.values(operations).filter((operation) => pathPattern(operation.url).test(path))
  if (found.length === 0) return
  const allowed = found.flatMap((operation) => (operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method]))
  throw methodNotAllowed(method, allowed)
}

/** A group name may contain an encoded slash, so a parameter that is decoded would match too much. */
const pathPattern = (url: string) => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)

function decodedPath(url: string): string {
  try {
    return decodeURI(pathOf({ url }))
  } catch {
    throw malformedUrl()
  }
}
