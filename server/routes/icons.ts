// The images of notes. They need no token, because their addresses cannot be guessed.
import type { FastifyInstance } from 'fastify'
import { routeNotFound } from '../problems.js'
import { iconUrl } from '../rules/icon.js'
import type { Store } from '../store/store.js'

export function addIcons(app: FastifyInstance, { icons }: Pick<Store, 'icons'>) {
  app.get<{ Params: { name: string } }>(iconUrl(':name', ''), async ({ params }, reply) => {
    const icon = await icons.get(params.name)
    if (!icon) throw routeNotFound(iconUrl(params.name, ''))
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(icon.type)
      .send(icon.bytes)
  })
}
