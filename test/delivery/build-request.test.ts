import t from 'tap'
import { requestFor } from '../../server/delivery/build-request.js'
import { changeEvent, type NoteEvent, noteEvent } from '../../server/rules/events.js'
import type { Note } from '../../server/rules/note-representation.js'

const note: Note = {
  note_code: 'k3v9m2q7x4ta',
  name: 'Release plan',
  description: '',
  icon_url: null,
  archived: false,
  scope: 'open',
  groups: [],
  users: [],
}
const ann = { id: 2, user_code: '0000000002', name: 'Ann Lee', role: 'member' as const }
const settings = { CHAT_B_URL: 'https://chat.example/v2', TEAM_NAME: 'Blue' }
const hostile = '<!channel> <users/all> <https://x.example|a> [To:1] [toall] [/code] *b* _i_ ~s~ `c` & @here\n\u202Eend'

type Kind = 'chat_a' | 'chat_b' | 'chat_c' | 'chat_d'

function sent(kind: Kind, event: NoteEvent) {
  const url = kind === 'chat_b' ? undefined : 'https://chat.example/hook'
  const room_id = kind === 'chat_b' ? '12' : null
  const delivery = { kind, room_id, message_id: 'msg_1', body: JSON.stringify(event) }
  return requestFor(delivery, { url, secret: 'a token' }, settings, 0)
}

/** Returns the text that people read in a message. */
function read(kind: Kind, event: NoteEvent): string {
  const { body } = sent(kind, event)
  if (kind === 'chat_b') return new URLSearchParams(body).get('body') ?? ''
  const message = JSON.parse(body)
  const runs = {
    chat_a: message.blocks?.[0].elements[0].elements,
    chat_c: message.attachments?.[0].content.body[0].inlines,
  }
  return kind === 'chat_d' ? message.text : runs[kind].map(({ text }: { text: string }) => text).join('')
}

const kinds: Kind[] = ['chat_a', 'chat_b', 'chat_c', 'chat_d']

t.test('a chat message says in a sentence who changed which note and how', async (t) => {
  const of = (type: 'ping' | 'note.archived' | 'note.restored' | 'note.deleted') => noteEvent(type, note, ann, 0)
  const changed = (more: Partial<Note>) => changeEvent(note, { ...note, ...more }, ann, 0) as NoteEvent
  const sentences: [NoteEvent, string][] = [
    [of('ping'), 'connected this chat to the note “Release plan”. Changes to the note will be posted here.'],
    [of('note.archived'), 'archived the note “Release plan”.'],
    [of('note.restored'), 'restored the note “Release plan”.'],
    [of('note.deleted'), 'deleted the note “Release plan”.'],
    [changed({ name: 'Plan' }), 'changed the name of the note “Plan”.'],
    [changed({ icon_url: 'http://x/y', scope: 'private' }), 'changed the icon and scope of the note “Release plan”.'],
    [
      changed({ name: 'Plan', description: 'd', users: [ann] }),
      'changed the name, description and users of the note “Plan”.',
    ],
  ]
  for (const kind of kinds) for (const [event, text] of sentences) t.equal(read(kind, event), `Blue: Ann Lee ${text}`)
})

t.test('text of a note cannot mention anyone or add formatting', async (t) => {
  const event = noteEvent('note.archived', { ...note, name: hostile }, { ...ann, name: hostile }, 0)
  for (const kind of kinds) t.notMatch(read(kind, event), /[\n\u202E]/, kind)
  // Rich text and text runs are literal. Other text is escaped, or its markup is replaced by characters that look like it.
  const slack = JSON.parse(sent('chat_a', event).body)
  t.notMatch(slack.text, /[<>]|&(?!amp;|lt;|gt;)/)
  t.equal(slack.mrkdwn, false)
  t.strictSame([slack.blocks[0].type, slack.blocks[0].elements[0].type], ['rich_text', 'rich_text_section'])
  for (const { type } of slack.blocks[0].elements[0].elements) t.equal(type, 'text')
  t.notMatch(read('chat_b', event), /[[\]]/)
  const card = JSON.parse(sent('chat_c', event).body).attachments[0].content
  t.equal(card.type, 'AdaptiveCard')
  for (const { type } of card.body[0].inlines) t.equal(type, 'TextRun')
  t.notMatch(read('chat_d', event), /[<>*_~`]/)
})

t.test('a chat_b message is a form, with the token in a header', async (t) => {
  const { url, headers } = sent('chat_b', noteEvent('ping', note, ann, 0))
  t.equal(url, 'https://chat.example/v2/rooms/12/messages')
  t.equal(headers['x-chatworktoken'], 'a token')
  t.equal(headers['content-type'], 'application/x-www-form-urlencoded')
})
