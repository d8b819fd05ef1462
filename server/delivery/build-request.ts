// Builds the request that tells a target about an event: a signed webhook, or a message to a chat service.
import type { Config } from '../config.js'
import type { Delivery } from '../store/delivery-queue.js'
import { chatworkText, googleChatText, sentence, slackMessage, teamsMessage } from './chat-messages.js'
import type { TargetRequest } from './send.js'
import { signatureOf } from './sign.js'

type Settings = Pick<Config, 'CHAT_B_URL' | 'TEAM_NAME'>

/** The decrypted URL, if the integration has one, and the token of a chat_b integration or the secret of a webhook. */
export interface Credentials {
  url: string | undefined
  secret: string | undefined
}

/** Returns the request that delivers an event. `now` is in milliseconds. */
export function requestFor(
  { kind, room_id, message_id, body }: Pick<Delivery, 'kind' | 'room_id' | 'message_id' | 'body'>,
  credentials: Credentials,
  { CHAT_B_URL, TEAM_NAME }: Settings,
  now: number
): TargetRequest {
  const { secret, url = `${CHAT_B_URL}/rooms/${room_id}/messages` } = credentials
  if (kind === 'webhook') return { url, headers: webhookHeaders(message_id, body, secret, now), body }
  const runs = sentence(JSON.parse(body), TEAM_NAME)
  switch (kind) {
    case 'chat_a':
      return json(url, slackMessage(runs))
    case 'chat_b':
      return {
        url,
        headers: {
          'user-agent': userAgent,
          'content-type': 'application/x-www-form-urlencoded',
          'x-chatworktoken': secret ?? '',
        },
        body: new URLSearchParams({ body: chatworkText(runs) }).toString(),
      }
    case 'chat_c':
      return json(url, teamsMessage(runs))
    case 'chat_d':
      return json(url, { text: googleChatText(runs) })
  }
}

const userAgent = 'Notewire'

// One object literal: merging two objects would cost as much as the signature.
function webhookHeaders(id: string, body: string, secret: string | undefined, now: number): TargetRequest['headers'] {
  const timestamp = Math.floor(now / 1000)
  return {
    'user-agent': userAgent,
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secret === undefined ? undefined : signatureOf(secret, id, timestamp, body),
  }
}

const json = (url: string, message: object): TargetRequest => ({
  url,
  headers: { 'user-agent': userAgent, 'content-type': 'application/json' },
  body: JSON.stringify(message),
})
