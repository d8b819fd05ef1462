// Receives events with node:http.
import { createServer, type Server } from 'node:http'
import { type NotewireEvent, verify, WebhookVerificationError } from '@notewire/client/webhooks'

export function receiver(secret: string, onEvent: (event: NotewireEvent) => void): Server {
  return createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      onEvent(await verify(Buffer.concat(chunks), request.headers, secret))
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end()
    }
  })
}
