// Answers 405 to requests for the path of an operation with another method.
import type { FastifyRequest } from 'fastify'
import { operations } from '../generated/operations.js'
import { methodNotAllowed } from './problems.js'
import { pathOf } from './request-log.js'

/** A group name may contain an encoded slash, so a path is matched before its parameters are decoded. */
const paths = Object.values(operations).map(({ method, url }) => ({
  pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}))

/**
 * Throws if a request that has no route has the path of an operation with another method. A route for each of the other
 * methods would take a third of the start.
 */
export function refuseMethod({ method, url }: FastifyRequest) {
  const path = routedPath(url)
  const allowed = paths.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
  if (allowed.length > 0) throw methodNotAllowed(method, allowed)
}

/** Returns the path of a URL as the router compares it. The router refuses malformed URLs before any hook runs. */
export const routedPath = (url: string) => decodeURI(pathOf({ url }))
