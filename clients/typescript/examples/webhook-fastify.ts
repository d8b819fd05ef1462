// Receives events with Fastify. The body must not be parsed before, because the signature covers its bytes.
import { type NotewireEvent, verify, WebhookVerificationError } from '@notewire/client/webhooks'
import Fastify from 'fastify'

export function receiver(secret: string, onEvent: (event: NotewireEvent) => void) {
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.post<{ Body: Buffer }>('/events', async (request, reply) => {
    try {
      onEvent(await verify(request.body, request.headers, secret))
      return reply.code(204).send()
    } catch (error) {
      if (error instanceof WebhookVerificationError) return reply.code(400).send({ code: error.code })
      // The secret is not set, for instance. Fastify answers 500, and the server tries again later.
      throw error
    }
  })
  return app
}
