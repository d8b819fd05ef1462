// Receives events in a function from Request to Response: Deno, Bun, Cloudflare Workers, Next.js, Hono.
import { type NotewireEvent, verify, WebhookVerificationError } from '@notewire/client/webhooks'

export const receiver =
  (secret: string, onEvent: (event: NotewireEvent) => void) =>
  async (request: Request): Promise<Response> => {
    try {
      onEvent(await verify(await request.arrayBuffer(), request.headers, secret))
      return new Response(null, { status: 204 })
    } catch (error) {
      if (error instanceof WebhookVerificationError) return new Response(error.code, { status: 400 })
      // The secret is not set, for instance: the server tries again later.
      console.error(error)
      return new Response(null, { status: 500 })
    }
  }
