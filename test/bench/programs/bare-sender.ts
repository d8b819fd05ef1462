// A bare loop of undici requests, each like a delivery. `POST /?url=…&count=…&connections=…` sends so many, and answers when all
// were answered.
import { createServer } from 'node:http'
import { Pool } from 'undici'
import { readConfig } from '../../../server/config.js'
import { requestFor } from '../../../server/delivery/build-request.js'
import { createSigner } from '../../../server/delivery/sign.js'
import { eventNow } from '../event.js'

// Connections stay open between rounds.
createServer({ keepAliveTimeout: 0 }, async (request, response) => {
  const parameters = new URL(request.url ?? '', 'http://bench').searchParams
  if (request.method === 'POST') {
    await send(parameters.get('url') ?? '', Number(parameters.get('count')), Number(parameters.get('connections')))
  }
  response.end()
}).listen(Number(process.env.PORT), '127.0.0.1')

async function send(url: string, count: number, connections: number) {
  const { origin, pathname: path } = new URL(url)
  const delivery = { kind: 'webhook' as const, room_id: null, message_id: `msg_${'0'.repeat(32)}` }
  const secret = 'a secret of the target'
  const credentials = { url, secret, sign: createSigner(secret) }
  const event = { ...delivery, body: JSON.stringify(eventNow()) }
  const { headers, body } = requestFor(event, credentials, readConfig({}), Date.now())
  const pool = new Pool(origin, { connections })
  let left = count
  const sendNext = async () => {
    while (left-- > 0) {
      const { body: answer } = await pool.request({ method: 'POST', path, headers, body })
      await answer.text()
    }
  }
  await Promise.all(Array.from({ length: connections }, sendNext))
  await pool.close()
}
