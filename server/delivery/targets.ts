// An event as the request that each kind of target understands. Text from notes is text to all of them: it mentions
// nobody and formats nothing.
import type { Config } from '../config.js'
import type { EventType, NoteEvent } from '../rules/events.js'
import type { Delivery } from '../store/delivery-queue.js'
import type { ServiceRecord } from '../store/services.js'
import type { Request } from './send.js'
import { signatureOf } from './sign.js'

type Settings = Pick<Config, 'CHAT_B_URL' | 'TEAM_NAME'>

/** `secret`: the token of a chat_b, the secret of a webhook. `now` in milliseconds. */
export function requestTo(
  target: Pick<ServiceRecord, 'name' | 'webhook_url' | 'room_id'>,
  { message_id, body }: Pick<Delivery, 'message_id' | 'body'>,
  secret: string | undefined,
  { CHAT_B_URL, TEAM_NAME }: Settings,
  now: number
): Request {
  const url = target.webhook_url ?? `${CHAT_B_URL}/rooms/${target.room_id}/messages`
  if (target.name === 'webhook') return { url, headers: webhookHeaders(message_id, body, secret, now), body }
  const parts = sentence(JSON.parse(body), TEAM_NAME)
  switch (target.name) {
    case 'chat_a':
      return json(url, slackMessage(parts))
    case 'chat_b':
      return {
        url,
        headers: {
          ...common,
          'content-type': 'application/x-www-form-urlencoded',
          'x-chatworktoken': secret ?? '',
        },
        body: new URLSearchParams({ body: chatworkText(textOf(parts)) }).toString(),
      }
    case 'chat_c':
      return json(url, teamsMessage(parts))
    case 'chat_d':
      return json(url, { text: googleChatText(textOf(parts)) })
  }
}

const common = { 'user-agent': 'Notewire' }

const json = (url: string, message: object): Request => ({
  url,
  headers: { ...common, 'content-type': 'application/json' },
  body: JSON.stringify(message),
})

// One object literal: spreading parts of it together would cost as much again as the signature.
function webhookHeaders(id: string, body: string, secret: string | undefined, now: number): Request['headers'] {
  const timestamp = Math.floor(now / 1000)
  return {
    'user-agent': common['user-agent'],
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secret === undefined ? undefined : signatureOf(secret, id, timestamp, body),
  }
}

/** A run of a sentence; names of notes stand out. */
interface Part {
  text: string
  bold?: boolean
}

/** Who did what to which note: `Notewire: Ann Lee archived the note “Release plan”.` */
export function sentence(event: NoteEvent, team: string): Part[] {
  const { note, actor } = event.data
  return [
    { text: `${oneLine(team)}: ${oneLine(actor.name)} ${deeds[event.type]}` },
    ...('changed' in event.data
      ? [{ text: ` the ${listed(event.data.changed.map((field) => words[field]))} of` }]
      : []),
    { text: ' the note “' },
    { text: oneLine(note.name), bold: true },
    { text: event.type === 'ping' ? '”: what happens to it is told here from now on.' : '”.' },
  ]
}

const deeds: Record<EventType, string> = {
  ping: 'attached this chat to',
  'note.updated': 'changed',
  'note.archived': 'archived',
  'note.restored': 'restored',
  'note.deleted': 'deleted',
}

const words = {
  name: 'name',
  description: 'description',
  icon_url: 'icon',
  scope: 'scope',
  groups: 'groups',
  users: 'users',
}

const listed = (items: string[]) => items.join(', ').replace(/, (?!.*, )/, ' and ')

/** Without line breaks, controls, and the marks that turn the direction of text. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')

const textOf = (parts: Part[]) => parts.map(({ text }) => text).join('')

/** Rich text is taken literally; `text`, for notifications, is not (https://docs.slack.dev/messaging/formatting-message-text). */
function slackMessage(parts: Part[]) {
  const elements = parts.map(({ text, bold }) => ({ type: 'text', text, ...(bold && { style: { bold } }) }))
  const text = textOf(parts).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return {
    text,
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [{ type: 'rich_text', elements: [{ type: 'rich_text_section', elements }] }],
  }
}

/** An Adaptive Card, which Teams workflows post as it is; its text runs, unlike its text blocks, know no Markdown. */
function teamsMessage(parts: Part[]) {
  const inlines = parts.map(({ text, bold }) => ({ type: 'TextRun', text, ...(bold && { weight: 'Bolder' }) }))
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'RichTextBlock', inlines }],
  }
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] }
}

// Chatwork and Google Chat have no way to escape what they would take for markup: it becomes what looks like it.
const chatworkText = (text: string) => text.replace(/[[\]]/g, fullWidth)
const googleChatText = (text: string) => text.replace(/[<>*_~`]/g, fullWidth)
const fullWidth = (character: string) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)
