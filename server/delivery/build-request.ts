// Builds the request that tells a target about an event: a signed webhook, or a message to a chat service.
import type { Config } from '../config.js'
import type { Delivery } from '../store/delivery-queue.js'
import { chatworkText, googleChatText, sentence, slackMessage, teamsMessage } from './chat-messages.js'
import type { TargetRequest } from './send.js'
import type { Signer } from './sign.js'

type Settings = Pick<Config, 'CHAT_B_URL' | 'TEAM_NAME'>

/** What is decrypted for the requests of an integration. */
export interface Credentials {
  /** Undefined for chat_b. */
  url: string | undefined
  /** The token of a chat_b integration, or the secret of a webhook. */
  secret: string | undefined
  /** Signs the requests of a webhook with a secret. */
  sign?: Signer | undefined
}

/** Returns the request that delivers an event. `now` is in milliseconds. */
export function requestFor(
  { kind, room_id, message_id, body }: Pick<Delivery, 'kind' | 'room_id' | 'message_id' | 'body'>,
  credentials: Credentials,
  { CHAT_B_URL, TEAM_NAME }: Settings,
  now: number
): TargetRequest {
  const { secret, sign, url = `${CHAT_B_URL}/rooms/${room_id}/messages` } = credentials
  if (kind === 'webhook') return { url, headers: webhookHeaders(message_id, body, sign, now), body }
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
function webhookHeaders(id: string, body: string, sign: Signer | undefined, now: number): TargetRequest['headers'] {
  const timestamp = Math.floor(now / 1000)
  return {
    'user-agent': userAgent,
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign?.(id, timestamp, body),
  }
}

const json = (url: string, message: object): TargetRequest => ({
  url,
  headers: { 'user-agent': userAgent, 'content-type': 'application/json' },
  body: JSON.stringify(message),
})
