// Words an event as a message, in the format of each chat service. Names in notes are shown as plain text: they cannot mention
// anyone or add formatting.
import type { EventType, NoteEvent } from '../rules/events.js'

/** A run of text within a sentence. Names of notes are bold. */
interface TextRun {
  text: string
  bold?: boolean
}

/** Returns a sentence such as `Notewire: Ann Lee archived the note “Release plan”.` */
export function sentence(event: NoteEvent, teamName: string): TextRun[] {
  const { note, actor } = event.data
  const changed =
    'changed' in event.data ? ` the ${listed(event.data.changed.map((field) => fieldNames[field]))} of` : ''
  return [
    { text: `${oneLine(teamName)}: ${oneLine(actor.name)} ${verbs[event.type]}${changed} the note “` },
    { text: oneLine(note.name), bold: true },
    { text: event.type === 'ping' ? '”. Changes to the note will be posted here.' : '”.' },
  ]
}

const verbs: Record<EventType, string> = {
  ping: 'connected this chat to',
  'note.updated': 'changed',
  'note.archived': 'archived',
  'note.restored': 'restored',
  'note.deleted': 'deleted',
}

const fieldNames = {
  name: 'name',
  description: 'description',
  icon_url: 'icon',
  scope: 'scope',
  groups: 'groups',
  users: 'users',
}

// Created with the first message, because Node then loads the rules of languages: a tenth of a start.
let list: Intl.ListFormat | undefined
function listed(items: string[]): string {
  list ??= new Intl.ListFormat('en-GB')
  return list.format(items)
}

/** Replaces line breaks, control characters and marks that change the direction of text by spaces. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')

const textOf = (runs: TextRun[]) => runs.map(({ text }) => text).join('')

/**
 * Rich text is literal. `text`, shown in notifications, is escaped
 * (https://docs.slack.dev/messaging/formatting-message-text).
 */
export function slackMessage(runs: TextRun[]) {
  const elements = runs.map(({ text, bold }) => ({ type: 'text', text, ...(bold && { style: { bold } }) }))
  const text = textOf(runs).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return {
    text,
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [{ type: 'rich_text', elements: [{ type: 'rich_text_section', elements }] }],
  }
}

/** An Adaptive Card, which Teams workflows post unchanged. Unlike text blocks, text runs do not interpret Markdown. */
export function teamsMessage(runs: TextRun[]) {
  const inlines = runs.map(({ text, bold }) => ({ type: 'TextRun', text, ...(bold && { weight: 'Bolder' }) }))
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'RichTextBlock', inlines }],
  }
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] }
}

// Chatwork and Google Chat cannot escape markup, so its characters are replaced by their full-width forms.
export const chatworkText = (runs: TextRun[]) => textOf(runs).replace(/[[\]]/g, fullWidth)
export const googleChatText = (runs: TextRun[]) => textOf(runs).replace(/[<>*_~`]/g, fullWidth)
const fullWidth = (character: string) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)
