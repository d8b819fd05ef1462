import t from 'tap'
import { changeEvent, noteEvent } from '../../server/rules/events.js'
import type { Note } from '../../server/rules/note-representation.js'
import { caller } from './caller.js'

const now = Date.parse('2026-01-01T00:00:00Z')
const note: Note = {
  note_code: 'k3v9m2q7x4ta',
  name: 'Plan',
  description: '',
  icon_url: null,
  archived: false,
  scope: 'private',
  groups: [{ name: 'editors' }],
  users: [{ user_code: 'ann', name: 'Ann' }],
}
const changed = (change: Partial<Note>) => changeEvent(note, { ...note, ...change }, caller(), now)

t.test('an event names its type, its time, the note and the actor', async (t) => {
  t.strictSame(noteEvent('ping', note, caller(), now), {
    type: 'ping',
    timestamp: '2026-01-01T00:00:00.000Z',
    data: { note, actor: { user_code: 'ann', name: 'Ann' } },
  })
})

t.test('a note that looks the same makes no event', async (t) => {
  t.equal(changed({}), undefined)
  t.equal(changed({ groups: [{ name: 'editors' }] }), undefined)
})

t.test('an update lists the fields that changed', async (t) => {
  const after = { ...note, name: 'New', groups: [], icon_url: 'https://example.net/icons/1.png' }
  t.strictSame(changeEvent(note, after, caller(), now), {
    type: 'note.updated',
    timestamp: '2026-01-01T00:00:00.000Z',
    data: {
      note: after,
      actor: { user_code: 'ann', name: 'Ann' },
      changed: ['name', 'icon_url', 'groups'],
    },
  })
})

t.test('archiving and restoring have events of their own', async (t) => {
  t.equal(changed({ archived: true })?.type, 'note.archived')
  t.equal(changeEvent({ ...note, archived: true }, note, caller(), now)?.type, 'note.restored')
})
