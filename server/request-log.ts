// One log line for each request.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddressFinder } from './client-address.js'
import type { Config } from './config.js'
import { UnparsedRequest } from './unparsed-requests.js'

/** The levels that include `info`. */
const levelsWithRequests = new Set(['info', 'debug', 'trace'])

/** Returns a function that logs a request with its response. */
export function requestLogger({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) {
  const clientAddress = clientAddressFinder(TRUST_PROXY)
  return (request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) => {
    // Finding the client's address costs as much as authenticating the request.
    if (!levelsWithRequests.has(request.log.level)) return
    const { raw, caller, tokenId, operation } = request
    const unparsed = raw instanceof UnparsedRequest ? raw : undefined
    const isReadable = unparsed?.isReadable ?? true
    request.log.info(
      {
        method: isReadable ? request.method : undefined,
        path: isReadable ? pathOf(request) : undefined,
        operation,
        client: clientAddress(raw),
        user: caller?.user_code,
        token: tokenId,
        status: statusCode,
        ms: Math.round(elapsedTime * 10) / 10,
        parserError: unparsed?.errorCode,
      },
      'request completed'
    )
  }
}

/** Returns the path of a request without its query, which may contain personal data. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?', 1)[0] as string
