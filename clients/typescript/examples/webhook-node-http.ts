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
      if (error instanceof WebhookVerificationError) return response.writeHead(400).end()
      // The secret is not set, for instance: the server tries again later.
      console.error(error)
      response.writeHead(500).end()
    }
  })
}
