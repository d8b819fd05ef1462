// `npm run bench`: what the service costs over a bare Fastify server that replies the same bytes, and whether that grows
// with the number of notes. Machines differ and are noisy, so everything runs side by side, in turns, and counts as ratios.
import { client } from './client.js'
import { delivery } from './delivery.js'
import { http } from './http.js'
import { postgres } from './postgres.js'

await http()
await delivery()
await client()
await postgres()
