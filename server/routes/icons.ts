// Images of notes, for anyone who knows their address.
import type { FastifyInstance } from 'fastify'
import { routeNotFound } from '../problems.js'
import type { Store } from '../store/store.js'

/** Address of an image. */
export const iconAddress = (name: string, baseUrl: string) => `${baseUrl}/icons/${name}`

export function addIcons(app: FastifyInstance, store: Store) {
  app.get<{ Params: { name: string } }>(iconAddress(':name', ''), async ({ params }, reply) => {
    const icon = await store.icons.get(params.name)
    if (!icon) throw routeNotFound(iconAddress(params.name, ''))
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(icon.type)
      .send(icon.bytes)
  })
}
