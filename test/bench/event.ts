// An event of a note, as it is delivered.
import { noteEvent } from '../../server/rules/events.js'

const actor = { id: 1, user_code: '0000000001', name: 'Admin', role: 'admin' as const }

export function eventNow() {
  const users = [{ user_code: '0000000001', name: 'Admin' }]
  const note = { note_code: 'k3v9m2q7x4ta', name: 'Plan', description: '', icon_url: null, archived: true, users }
  return noteEvent('note.archived', { ...note, scope: 'open', groups: [] }, actor, Date.now())
}
